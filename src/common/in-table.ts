/** Looks up what a table has for a word that comes from elsewhere; null where it has no such word. */
export function inTable<Name extends string, Value>(
  table: Readonly<Record<Name, Value>>,
): (name: string) => Value | null {
  const values = new Map<string, Value>(Object.entries(table))
  return name => values.get(name) ?? null
}
