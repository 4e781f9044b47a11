import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programs } from '../scripts/lib/server-programs.mjs'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { throwAway } from '../src/features/addresses/server/imports/decide-import.ts'
import { importsIn } from '../src/features/addresses/server/imports/stored-imports.ts'
import { makeImportsLive, workOnImports } from '../src/features/addresses/server/imports/work-on-imports.ts'
import { createCatalogue } from '../src/features/catalogue/server/catalogue.ts'
import { connectionUrl } from '../src/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { type Database, FOR_BULK_WORK, openDatabase, openPool } from '../src/platform/database/pool.ts'

export type KillFindings = {
  readonly kills: number
  /** Imports that were live before they could be killed. */
  readonly finished: number
  /** States of imports when they were killed. */
  readonly states: Readonly<Record<string, number>>
  /** Sentences about what was not whole, or left behind. */
  readonly broken: readonly string[]
}

const rows = 20_000
const header =
  'postcode_van;postcode_tot;huisnummer;toevoeging;netwerk;techniek;beschikbaarheid;max_down_mbs;max_up_mbs;levertijd_van_weken;levertijd_tot_weken;eenmalig_euro'

/** Kills the command in the middle of an import of 20,000 rows, at any moment, again and again. */
export async function killImports(folder: string, kills: number): Promise<KillFindings> {
  const embedded = await startEmbeddedDatabase({ dataDir: path.join(folder, 'data'), log: () => undefined })
  const pool = openPool(embedded.connection, () => undefined, FOR_BULK_WORK)
  const database = openDatabase(pool)
  try {
    await prepareDatabase(embedded.connection, () => undefined)
    await database.$client.query(
      `insert into coverage_corrections (id, zip_code, technology, availability, max_download_mbs, max_upload_mbs,
         delivery_weeks_from, delivery_weeks_to, starts_on, source, reason)
       values (gen_random_uuid(), '1017XN', 'fibre', 'on-net', 1000, 1000, 1, 3, current_date, 'bench', 'bench')`,
    )
    const env = { ...process.env, DATABASE_URL: connectionUrl(embedded.connection) }
    const start = (file: string) =>
      spawn(
        process.execPath,
        [path.join(import.meta.dirname, '..', programs['import-coverage'] ?? ''), file],
        {
          env,
          stdio: 'ignore',
        },
      )
    // A whole one says how long it takes, and from then on each file has one speed.
    const began = performance.now()
    await once(start(await fileOf(folder, 100)), 'exit')
    const usualMs = performance.now() - began
    const states: Record<string, number> = {}
    const broken: string[] = []
    let finished = 0
    for (let nth = 0; nth < kills; nth++) {
      const child = start(await fileOf(folder, 200 + nth))
      const ended = once(child, 'exit')
      await Promise.race([pause(Math.random() * usualMs * 1.1), ended])
      const isOver = child.exitCode !== null
      if (isOver) finished++
      else child.kill('SIGKILL')
      await ended
      const state = isOver ? 'finished' : await newestState(database)
      states[state] = (states[state] ?? 0) + 1
      broken.push(...(await problems(database, `kill ${nth}`)))
      await recover(database)
      broken.push(...(await problems(database, `after kill ${nth}`)), ...(await leftovers(database, nth)))
    }
    return { kills: kills - finished, finished, states, broken }
  } finally {
    await pool.end()
    await embedded.stop()
  }
}

/** A file whose rows all have one speed, by which a part of it would show. */
async function fileOf(folder: string, speed: number): Promise<string> {
  const name = path.join(folder, 'coverage.csv')
  const lines = Array.from({ length: rows }, (_, nth) => {
    const postcode = `${1000 + Math.floor(nth / 20)}A${String.fromCharCode(65 + (nth % 20))}`
    return `${postcode};${postcode};;;Net;dsl;on-net;${speed};${speed};1;3;`
  })
  await writeFile(name, [header, ...lines].join('\n'))
  return name
}

async function newestState(database: Database): Promise<string> {
  const { rows: found } = await database.$client.query<{ state: string }>(
    'select state from coverage_imports order by id desc limit 1',
  )
  return found[0]?.state ?? 'none'
}

/** Whether the live table is one whole file, and the correction stands. */
async function problems(database: Database, when: string): Promise<readonly string[]> {
  const { rows: found } = await database.$client.query<{
    count: number
    speeds: number
    corrections: number
  }>(
    `select count(*)::int as count, count(distinct max_download_mbs)::int as speeds,
       (select count(*)::int from coverage_corrections where ended_at is null) as corrections from coverage`,
  )
  const { count = 0, speeds = 0, corrections = 0 } = found[0] ?? {}
  return [
    ...(count === rows && speeds === 1 ? [] : [`${when}: ${count} rows of ${speeds} files are live`]),
    ...(corrections === 1 ? [] : [`${when}: ${corrections} corrections stand`]),
  ]
}

/** Does what the worker of a shop does after a start, and throws away what waits then. */
async function recover(database: Database): Promise<void> {
  const catalogue = createCatalogue(database.$client)
  // The database ends the connections of a process that was killed in its own time.
  for (let isGoing = true; isGoing; ) {
    isGoing = await makeImportsLive({ database })
    isGoing = (await workOnImports({ database, catalogue, uses: [] })) || isGoing
    isGoing ||= (await importsIn(database, ['receiving', 'checking'])).length > 0
  }
  for (const { id } of await importsIn(database, ['ready'])) await throwAway(database, { id, staffId: null })
  await workOnImports({ database, catalogue, uses: [] })
}

/** The kept table before the live one stays, and no other. */
async function leftovers(database: Database, nth: number): Promise<readonly string[]> {
  const { rows: found } = await database.$client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relname ~ '^coverage_import_[0-9]+$'",
  )
  return found.length > 1 ? [`after kill ${nth}: ${found.map(({ name }) => name).join(', ')} are left`] : []
}
