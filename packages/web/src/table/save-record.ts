import type { GameRecord } from "@portolan/kernel";

/** Gives data to the player as a file. */
export function saveFile(data: object, name: string): void {
  const text = `${JSON.stringify(data, null, 1)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Gives the record to the player as a file. */
export function saveRecord(record: GameRecord, id: string): void {
  saveFile(record, `${record.game}-${id}.portolan.json`);
}
