import type pg from 'pg'
import { ask } from './testing-embedded.ts'

export type Content = ReadonlyMap<string, { readonly rows: number; readonly checksum: string | null }>

/** Rows and a checksum over all their columns, for each table of the shop, to compare two databases by. */
export async function contentOf(connection: pg.ClientConfig): Promise<Content> {
  const tables = await ask(
    connection,
    "select format('%I', relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const found = new Map<string, { rows: number; checksum: string | null }>()
  for (const table of tables.map(String).toSorted()) {
    const [row] = await ask(
      connection,
      `select json_build_array(count(*), md5(string_agg(line, E'\\n' order by line))) from (select t::text as line from ${table} t) lines`,
    )
    const [rows, checksum] = row as [number, string | null]
    found.set(table, { rows, checksum })
  }
  return found
}
