/** The name of a place with a player's seat, if it is one that every player has. */
export function placeName(place: string, seat: number | null): string {
  const name = place === "blindPoints" ? "points" : place;
  return seat === null ? name : `${name}:${seat}`;
}

/** The name of a piece: its place, its card, and its number among equal ones. */
export function pieceName(place: string, code: string, number: number): string {
  return `${place} ${code} ${number}`;
}
