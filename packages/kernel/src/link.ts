import { sha256 } from "@noble/hashes/sha2.js";
import { base64url, fromBase64url, fromHex, fromUtf8, hex, utf8 } from "./bytes.ts";
import { compress, decompress } from "./compress.ts";
import { commitment, SECRET_BYTES } from "./fair.ts";
import { type GameRecord, readRecord } from "./record.ts";
import { InputError } from "./refusal.ts";

/** A record as one word of letters, digits, `-` and `_`, short enough for a link. */
const PREFIX = "portolan1-";
const CHECK_BYTES = 4;

type SeatCommitments = GameRecord["deal"]["seatCommitments"];

/** What the seats committed to, without what follows from what they revealed. */
function squeezed({ contributions, seatCommitments }: GameRecord["deal"]): SeatCommitments {
  return seatCommitments?.map((one, seat) =>
    contributions[seat] !== "" && commitment(contributions[seat]) === one ? "" : one,
  );
}

/** The same in full again. */
function unsqueezed(
  contributions: readonly string[],
  seatCommitments: NonNullable<SeatCommitments>,
): SeatCommitments {
  return seatCommitments.map((one, seat) =>
    one === "" && contributions[seat] ? commitment(contributions[seat]) : one,
  );
}

/** Bytes that nobody can guess do not compress; the secret is written as it is and the rest squeezed. */
export function toLink(record: GameRecord): string {
  const { deal, moves, ...head } = record;
  const { secret, contributions } = deal;
  const seats = squeezed(deal);
  const fields = seats ? [head, contributions, seats] : [head, contributions];
  const body = utf8(`${JSON.stringify(fields)}\n${moves.join("\n")}`);
  if (body.length > 0xffff) throw new InputError("the record is too long for a link; share it as a file");
  const packed = compress(body);
  const bytes = new Uint8Array(CHECK_BYTES + SECRET_BYTES + packed.length);
  bytes.set(fromHex(secret), CHECK_BYTES);
  bytes.set(packed, CHECK_BYTES + SECRET_BYTES);
  bytes.set(sha256(bytes.subarray(CHECK_BYTES)).subarray(0, CHECK_BYTES));
  return PREFIX + base64url(bytes);
}

export function isLink(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** The record in a link. Throws an `InputError` when the link is damaged or cut off. */
export function fromLink(link: string): GameRecord {
  const bytes = isLink(link) ? fromBase64url(link.slice(PREFIX.length)) : null;
  const content = bytes?.subarray(CHECK_BYTES);
  const whole =
    content !== undefined &&
    content.length > SECRET_BYTES + 2 &&
    hex(sha256(content).subarray(0, CHECK_BYTES)) === hex((bytes as Uint8Array).subarray(0, CHECK_BYTES));
  if (!whole) throw new InputError("this link is damaged or incomplete");
  const secret = hex(content.subarray(0, SECRET_BYTES));
  const [head, ...moves] = fromUtf8(decompress(content.subarray(SECRET_BYTES))).split("\n");
  const [fields, contributions, seats] = JSON.parse(head) as [
    object,
    readonly string[],
    NonNullable<SeatCommitments>?,
  ];
  return readRecord({
    ...fields,
    deal: {
      commitment: commitment(secret),
      secret,
      contributions,
      ...(seats ? { seatCommitments: unsqueezed(contributions, seats) } : {}),
    },
    moves: moves.filter((line) => line !== ""),
  });
}
