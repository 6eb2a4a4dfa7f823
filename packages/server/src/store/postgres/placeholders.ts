/** The statement with its values numbered as PostgreSQL wants them: `?` in their order, `?2` by name. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll(/\?(\d*)/g, (_, name: string) => `$${name === "" ? ++count : name}`);
}
