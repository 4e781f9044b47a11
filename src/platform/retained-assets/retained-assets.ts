import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import type { Database } from '../database/pool.ts'
import { retainedAssets } from './tables.ts'

/** The build's folder of hashed files. */
export const assetFolder = (buildDir: string): string => path.join(buildDir, 'client/assets')

/**
 * Keeps the hashed files of this build for the copies of other releases, and says that they are in use. Whatever is there
 * already is not read.
 */
export async function retainAssets(database: Database, folder: string): Promise<void> {
  const names = await readdir(folder)
  const touched = await database
    .update(retainedAssets)
    .set({ builtInAt: sql`now()` })
    .where(inArray(retainedAssets.name, names))
    .returning({ name: retainedAssets.name })
  const there = new Set(touched.map(({ name }) => name))
  for (const name of names.filter(name => !there.has(name))) {
    const content = await readFile(path.join(folder, name))
    await database.insert(retainedAssets).values({ name, content }).onConflictDoNothing()
  }
}

const keptDays = 30

/** Removes the files that no copy had in its build for a month. */
export const forgetOldAssets = (database: Database): Promise<void> =>
  deleteInBatches(
    database,
    retainedAssets,
    lt(retainedAssets.builtInAt, sql`now() - make_interval(days => ${keptDays})`),
  )

/** A hashed file that a release built; null where none did. `encoding` says how its content is compressed. */
export type FindAsset = (name: string, encoding: Encoding) => Promise<FoundAsset | null>
export type FoundAsset = { readonly content: Buffer; readonly encoding: Encoding }
type Encoding = 'br' | 'gzip' | 'plain'

const suffixes = { br: '.br', gzip: '.gz', plain: '' } as const
/** More than the files of several releases. */
const rememberedBytes = 16 * 1024 * 1024
/** Names that nobody knows cost a question in this time, all together. */
const listEveryMs = 2_000

/**
 * Finds files of other releases, as a page asks for that was open before a new one went live, or that another copy rendered.
 * @param now milliseconds of a clock that only goes forward
 */
export function createAssetFinder(
  database: Database,
  now: () => number = () => performance.now(),
): FindAsset {
  const remembered = new LRUCache<string, Buffer>({
    maxSize: rememberedBytes,
    sizeCalculation: content => content.length + 1,
  })
  let known = { names: new Set<string>(), untilMs: 0 }
  let listing: Promise<void> | null = null

  async function list(): Promise<void> {
    const rows = await database.select({ name: retainedAssets.name }).from(retainedAssets)
    known = { names: new Set(rows.map(({ name }) => name)), untilMs: now() + listEveryMs }
  }

  async function isKept(file: string): Promise<boolean> {
    if (!known.names.has(file) && now() >= known.untilMs) {
      listing ??= list().finally(() => {
        listing = null
      })
      await listing
    }
    return known.names.has(file)
  }

  async function contentOf(file: string): Promise<Buffer | null> {
    const earlier = remembered.get(file)
    if (earlier) return earlier
    if (!(await isKept(file))) return null
    const [found] = await database
      .select({ content: retainedAssets.content })
      .from(retainedAssets)
      .where(eq(retainedAssets.name, file))
    if (!found) return null
    remembered.set(file, found.content)
    return found.content
  }

  return async (name, encoding) => {
    for (const each of new Set([encoding, 'plain'] as const)) {
      const content = await contentOf(name + suffixes[each])
      if (content) return { content, encoding: each }
    }
    return null
  }
}
