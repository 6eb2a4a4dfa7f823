import type { GameRecord } from "@portolan/kernel";

/** Gives the record to the player as a file. */
export function saveRecord(record: GameRecord, id: string): void {
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${record.game}-${id}.portolan.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
