import type { Dialect } from "./dialect.ts";
import type { Passkey, Person, Said, Store, Token } from "./store.ts";
import type { Read, Row, SqlValue, Writer } from "./write.ts";

function asPerson(row: Row): Person {
  return {
    id: String(row.id),
    name: String(row.name),
    created: Number(row.created),
    login: row.login === null ? null : String(row.login),
    password: row.password === null ? null : String(row.password),
    epoch: Number(row.epoch),
    timeZone: String(row.time_zone),
    night: row.night === null ? null : JSON.parse(String(row.night)),
    holidays: JSON.parse(String(row.holidays)),
    seen: Number(row.seen),
  };
}

function asToken(row: Row): Token {
  const { id, person, name, hash } = row;
  return {
    id: String(id),
    person: String(person),
    name: String(name),
    created: Number(row.created),
    hash: String(hash),
  };
}

function asPasskey(row: Row): Passkey {
  return {
    id: String(row.id),
    person: String(row.person),
    publicKey: new Uint8Array(row.public_key as Uint8Array),
    counter: Number(row.counter),
    transports: JSON.parse(String(row.transports)),
    created: Number(row.created),
  };
}

/** The statements that write. */
const WRITE = {
  add: `INSERT INTO people (name, created, login, password, epoch, time_zone, night, holidays, seen, id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  save: `UPDATE people SET name = ?, created = ?, login = ?, password = ?, epoch = ?, time_zone = ?, night = ?,
       holidays = ?, seen = ? WHERE id = ?`,
  saveSeen: "UPDATE people SET seen = ? WHERE id = ?",
  remove: "DELETE FROM people WHERE id = ?",
  unseat: "DELETE FROM sitters WHERE person = ?",
  addToken: "INSERT INTO tokens (id, person, name, created, hash) VALUES (?, ?, ?, ?, ?)",
  removeToken: "DELETE FROM tokens WHERE person = ? AND id = ?",
  removeTokens: "DELETE FROM tokens WHERE person = ?",
  addPasskey:
    "INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)",
  saveCounter: "UPDATE passkeys SET counter = ? WHERE id = ?",
  removePasskey: "DELETE FROM passkeys WHERE person = ? AND id = ?",
} as const;

type PeopleStore = Pick<
  Store,
  | "addPerson"
  | "savePerson"
  | "person"
  | "personByLogin"
  | "saveSeen"
  | "lostGuests"
  | "forget"
  | "saidBy"
  | "resultsOf"
  | "ratingsOf"
  | "addToken"
  | "tokenByHash"
  | "tokensOf"
  | "removeToken"
  | "removeTokens"
  | "addPasskey"
  | "passkey"
  | "passkeysOf"
  | "saveCounter"
  | "removePasskey"
>;

const READ = {
  person: "SELECT * FROM people WHERE id = ?",
  lostGuests: `SELECT id FROM people WHERE login IS NULL AND seen < ?
       AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.id)
       AND NOT EXISTS (SELECT 1 FROM sitters JOIN tables ON tables.id = sitters.table_id
         WHERE sitters.person = people.id AND phase <> 'finished')
       ORDER BY seen LIMIT ?`,
  said: "SELECT table_id, at, body FROM log WHERE author = ? ORDER BY at, seq",
  results: "SELECT body FROM results WHERE person = ? ORDER BY finished DESC LIMIT ?",
  ratings: "SELECT game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game",
  tokenByHash: "SELECT * FROM tokens WHERE hash = ?",
  tokensOf: "SELECT * FROM tokens WHERE person = ? ORDER BY created, id",
  passkey: "SELECT * FROM passkeys WHERE id = ?",
  passkeysOf: "SELECT * FROM passkeys WHERE person = ? ORDER BY created, id",
} as const;

/** People, and what they identify themselves with. */
export function sqlPeople(read: Read, writer: Writer, dialect: Dialect): PeopleStore {
  const write = (sql: string, ...given: readonly SqlValue[]) => writer.write({ sql, values: given });
  const values = (person: Person) => {
    const { id, name, created, login, password, epoch, timeZone, night, holidays, seen } = person;
    const quietHours = [timeZone, night && JSON.stringify(night), JSON.stringify(holidays)] as const;
    return [name, created, login, password, epoch, ...quietHours, seen, id] as const;
  };
  return {
    async addPerson(person) {
      await write(WRITE.add, ...values(person));
    },
    async savePerson(person) {
      try {
        await write(WRITE.save, ...values(person));
        return "saved";
      } catch (error) {
        if (dialect.isLoginTaken(error)) return "taken";
        throw error;
      }
    },
    async person(id) {
      const [row] = await read(READ.person, id);
      return row ? asPerson(row) : null;
    },
    async personByLogin(login) {
      const [row] = await read(`SELECT * FROM people WHERE ${dialect.isLogin}`, login);
      return row ? asPerson(row) : null;
    },
    async saveSeen(person, at) {
      await write(WRITE.saveSeen, at, person);
    },
    lostGuests: async (since, limit) =>
      (await read(READ.lostGuests, since, limit)).map((row) => String(row.id)),
    async forget(person) {
      const step = (sql: string) => ({ sql, values: [person] });
      const blank = `UPDATE log SET body = ${dialect.blankText}, author = NULL WHERE author = ?`;
      await writer.write(step(WRITE.remove), step(WRITE.unseat), step(blank));
    },
    saidBy: async (person) =>
      (await read(READ.said, person)).map((row): Said => {
        return { table: String(row.table_id), at: Number(row.at), text: JSON.parse(String(row.body)).text };
      }),
    resultsOf: async (person, limit) =>
      (await read(READ.results, person, limit)).map((row) => JSON.parse(String(row.body))),
    ratingsOf: async (person) =>
      (await read(READ.ratings, person)).map((row) => {
        const { game, mu, sigma, games } = row;
        return { game: String(game), mu: Number(mu), sigma: Number(sigma), games: Number(games) };
      }),
    async addToken({ id, person, name, created, hash }) {
      await write(WRITE.addToken, id, person, name, created, hash);
    },
    async tokenByHash(hash) {
      const [row] = await read(READ.tokenByHash, hash);
      return row ? asToken(row) : null;
    },
    tokensOf: async (person) => (await read(READ.tokensOf, person)).map(asToken),
    removeToken: async (person, id) => (await write(WRITE.removeToken, person, id)) > 0,
    async removeTokens(person) {
      await write(WRITE.removeTokens, person);
    },
    async addPasskey({ id, person, publicKey, counter, transports, created }) {
      await write(WRITE.addPasskey, id, person, publicKey, counter, JSON.stringify(transports), created);
    },
    async passkey(id) {
      const [row] = await read(READ.passkey, id);
      return row ? asPasskey(row) : null;
    },
    passkeysOf: async (person) => (await read(READ.passkeysOf, person)).map(asPasskey),
    async saveCounter(id, counter) {
      await write(WRITE.saveCounter, counter, id);
    },
    removePasskey: async (person, id) => (await write(WRITE.removePasskey, person, id)) > 0,
  };
}
