import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Writer } from "./group-commit.ts";
import type { Passkey, Person, Said, Store, Token } from "./store.ts";

type Row = Record<string, SQLOutputValue>;

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
    publicKey: row.public_key as Uint8Array,
    counter: Number(row.counter),
    transports: JSON.parse(String(row.transports)),
    created: Number(row.created),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && /UNIQUE constraint failed: people\.login/.test(error.message);
}

type PeopleStore = Pick<
  Store,
  | "addPerson"
  | "savePerson"
  | "person"
  | "personByLogin"
  | "forget"
  | "saidBy"
  | "resultsOf"
  | "ratingsOf"
  | "addToken"
  | "tokenByHash"
  | "tokensOf"
  | "removeToken"
  | "addPasskey"
  | "passkey"
  | "passkeysOf"
  | "saveCounter"
  | "removePasskey"
>;

/** People, and what they identify themselves with. */
export function sqlitePeople(db: DatabaseSync, writer: Writer): PeopleStore {
  const statement = {
    add: db.prepare(
      `INSERT INTO people (name, created, login, password, epoch, time_zone, night, holidays, id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    save: db.prepare(
      `UPDATE people SET name = ?, created = ?, login = ?, password = ?, epoch = ?, time_zone = ?, night = ?,
       holidays = ? WHERE id = ?`,
    ),
    person: db.prepare("SELECT * FROM people WHERE id = ?"),
    byLogin: db.prepare("SELECT * FROM people WHERE login = ?"),
    remove: db.prepare("DELETE FROM people WHERE id = ?"),
    unseat: db.prepare("DELETE FROM sitters WHERE person = ?"),
    blank: db.prepare("UPDATE log SET body = json_set(body, '$.text', ''), author = NULL WHERE author = ?"),
    said: db.prepare(
      "SELECT table_id, at, json_extract(body, '$.text') AS text FROM log WHERE author = ? ORDER BY at, seq",
    ),
    results: db.prepare("SELECT body FROM results WHERE person = ? ORDER BY finished DESC LIMIT ?"),
    ratings: db.prepare("SELECT game, mu, sigma, games FROM ratings WHERE person = ? ORDER BY game"),
    addToken: db.prepare("INSERT INTO tokens (id, person, name, created, hash) VALUES (?, ?, ?, ?, ?)"),
    tokenByHash: db.prepare("SELECT * FROM tokens WHERE hash = ?"),
    tokensOf: db.prepare("SELECT * FROM tokens WHERE person = ? ORDER BY created, id"),
    removeToken: db.prepare("DELETE FROM tokens WHERE person = ? AND id = ?"),
    addPasskey: db.prepare(
      "INSERT INTO passkeys (id, person, public_key, counter, transports, created) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    passkey: db.prepare("SELECT * FROM passkeys WHERE id = ?"),
    passkeysOf: db.prepare("SELECT * FROM passkeys WHERE person = ? ORDER BY created, id"),
    saveCounter: db.prepare("UPDATE passkeys SET counter = ? WHERE id = ?"),
    removePasskey: db.prepare("DELETE FROM passkeys WHERE person = ? AND id = ?"),
  };
  const values = (person: Person) => {
    const { id, name, created, login, password, epoch, timeZone, night, holidays } = person;
    const habits = [timeZone, night && JSON.stringify(night), JSON.stringify(holidays)] as const;
    return [name, created, login, password, epoch, ...habits, id] as const;
  };
  return {
    addPerson: (person) => writer.write(() => void statement.add.run(...values(person))),
    async savePerson(person) {
      try {
        await writer.write(() => statement.save.run(...values(person)));
        return "saved";
      } catch (error) {
        if (isTaken(error)) return "taken";
        throw error;
      }
    },
    async person(id) {
      const row = statement.person.get(id);
      return row ? asPerson(row) : null;
    },
    async personByLogin(login) {
      const row = statement.byLogin.get(login);
      return row ? asPerson(row) : null;
    },
    forget: (person) =>
      writer.write(() => {
        statement.remove.run(person);
        statement.unseat.run(person);
        statement.blank.run(person);
      }),
    saidBy: async (person) =>
      statement.said.all(person).map((row): Said => {
        return { table: String(row.table_id), at: Number(row.at), text: String(row.text) };
      }),
    resultsOf: async (person, limit) =>
      statement.results.all(person, limit).map((row) => JSON.parse(String(row.body))),
    ratingsOf: async (person) =>
      statement.ratings.all(person).map((row) => {
        const { game, mu, sigma, games } = row;
        return { game: String(game), mu: Number(mu), sigma: Number(sigma), games: Number(games) };
      }),
    addToken: ({ id, person, name, created, hash }) =>
      writer.write(() => void statement.addToken.run(id, person, name, created, hash)),
    async tokenByHash(hash) {
      const row = statement.tokenByHash.get(hash);
      return row ? asToken(row) : null;
    },
    tokensOf: async (person) => statement.tokensOf.all(person).map(asToken),
    removeToken: (person, id) =>
      writer.write(() => Number(statement.removeToken.run(person, id).changes) > 0),
    addPasskey: ({ id, person, publicKey, counter, transports, created }) =>
      writer.write(
        () =>
          void statement.addPasskey.run(id, person, publicKey, counter, JSON.stringify(transports), created),
      ),
    async passkey(id) {
      const row = statement.passkey.get(id);
      return row ? asPasskey(row) : null;
    },
    passkeysOf: async (person) => statement.passkeysOf.all(person).map(asPasskey),
    saveCounter: (id, counter) => writer.write(() => void statement.saveCounter.run(counter, id)),
    removePasskey: (person, id) =>
      writer.write(() => Number(statement.removePasskey.run(person, id).changes) > 0),
  };
}
