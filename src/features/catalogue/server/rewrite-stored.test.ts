import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { createDatabaseOfVersionBefore } from '../../../platform/database/testing-version-before.ts'
import { JobFailed } from '../../../platform/utility-process/job-failed.ts'
import { createPictureRewriter } from './rewrite-stored.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

type Pool = TestShop['testDatabase']['pool']

/** A photo that says who made it and where, as releases before stored it. */
const photo = (red: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: red, g: 30, b: 30 } } })
    .withExif({ IFD0: { Copyright: 'van de fotograaf' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer()

/** @returns its hash */
async function keep(pool: Pool, bytes: Buffer, type = 'jpg'): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await pool.query('insert into catalogue_pictures (hash, type, bytes) values ($1, $2, $3)', [
    hash,
    type,
    bytes,
  ])
  return hash
}

async function kept(pool: Pool, hash: string): Promise<{ bytes: Buffer; state: string }> {
  const { rows } = await pool.query('select bytes, state from catalogue_pictures where hash = $1', [hash])
  return rows[0]
}

const shown = (hash: string, type = 'jpg') => fetch(`${shop.url}/productafbeeldingen/${hash}.${type}`)

async function rewriteAll(
  database: TestShop['testDatabase']['database'],
  rewrite?: NonNullable<Parameters<typeof createPictureRewriter>[1]['rewrite']>,
) {
  const outcomes: (readonly [string, string])[] = []
  const next = createPictureRewriter(database, {
    onOutcome: (...outcome) => outcomes.push(outcome),
    ...(rewrite && { rewrite }),
  })
  while (await next());
  return outcomes
}

test('a picture in a database of a release before is written anew once, at its own address', async () => {
  const { pool, database, migrateOn, drop } = await createDatabaseOfVersionBefore()
  try {
    await migrateOn('0240')
    const bytes = await photo(200)
    expect(bytes.includes('van de fotograaf')).toBe(true)
    const hash = await keep(pool, bytes)
    await migrateOn()
    expect(await rewriteAll(database)).toEqual([[hash, 'rewritten']])
    const rewritten = await kept(pool, hash)
    expect(rewritten.bytes.includes('van de fotograaf')).toBe(false)
    expect(await sharp(rewritten.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
    expect((await sharp(rewritten.bytes).metadata()).exif).toBeUndefined()
    expect(await rewriteAll(database)).toEqual([])
    expect(await kept(pool, hash)).toEqual(rewritten)
  } finally {
    await drop()
  }
})

test('it is shown before and after, and what cannot be read is shown no more and named once', async () => {
  const { pool, database } = shop.testDatabase
  const bytes = await photo(100)
  const [good, cut] = [await keep(pool, bytes), await keep(pool, bytes.subarray(0, 60))]
  const [other] = [await keep(pool, await photo(90), 'png')]
  expect([(await shown(good)).status, (await shown(cut)).status]).toEqual([200, 200])
  const outcomes = await rewriteAll(database)
  expect(new Map(outcomes)).toEqual(
    new Map([
      [good, 'rewritten'],
      [cut, 'refused'],
      // Its address says another type than it is.
      [other, 'refused'],
    ]),
  )
  const answer = await shown(good)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).includes('van de fotograaf')).toBe(false)
  expect([(await shown(cut)).status, (await shown(other, 'png')).status]).toEqual([404, 404])
  // Nothing is lost that somebody may want back.
  expect((await kept(pool, cut)).bytes.equals(bytes.subarray(0, 60))).toBe(true)
  expect(await rewriteAll(database)).toEqual([])
})

test('one whose process ended stays as it is, the next one is taken, and both are done another time', async () => {
  const { pool, database } = shop.testDatabase
  const hashes = [await keep(pool, await photo(50)), await keep(pool, await photo(60))].toSorted()
  const [first = '', second = ''] = hashes
  const before = await kept(pool, first)
  let calls = 0
  const outcomes = await rewriteAll(database, async bytes => {
    if (++calls === 1) throw new JobFailed('rewrite-picture', 'crash', 'its process ended')
    return { kind: 'rewritten', type: 'jpg', bytes: bytes.subarray(0, 10), card: bytes.subarray(0, 5) }
  })
  expect(outcomes).toEqual([
    [first, 'later'],
    [second, 'rewritten'],
  ])
  expect(await kept(pool, first)).toEqual(before)
  expect(await rewriteAll(database)).toEqual([[first, 'rewritten']])
})

test('one that was written anew before there were small versions gets its own, and stays as it is', async () => {
  const { pool, database } = shop.testDatabase
  const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c81e1e' } })
    .jpeg()
    .toBuffer()
  const hash = await keep(pool, large)
  await pool.query("update catalogue_pictures set state = 'rewritten' where hash = $1", [hash])
  const small = () => fetch(`${shop.url}/productafbeeldingen/${hash}-klein.jpg`)
  const before = await small()
  // The large one stands in for it, and is not kept for ever under that address.
  expect(Buffer.from(await before.arrayBuffer()).equals(large)).toBe(true)
  expect(before.headers.get('cache-control')).not.toContain('immutable')
  expect(await rewriteAll(database)).toEqual([[hash, 'rewritten']])
  expect((await kept(pool, hash)).bytes.equals(large)).toBe(true)
  const after = Buffer.from(await (await small()).arrayBuffer())
  expect(await sharp(after).metadata()).toMatchObject({ width: 480, height: 320 })
})

test.each(['time', 'memory'] as const)('one that takes too much %s is refused', async failure => {
  const { pool, database } = shop.testDatabase
  const hash = await keep(pool, await photo(failure === 'time' ? 10 : 20))
  const outcomes = await rewriteAll(database, async () => {
    throw new JobFailed('rewrite-picture', failure, 'too much')
  })
  expect(outcomes).toEqual([[hash, 'refused']])
})

test('two copies of the shop do it at once, and it is done the same', async () => {
  const { pool, database } = shop.testDatabase
  const hash = await keep(pool, await photo(150))
  await Promise.all([rewriteAll(database), rewriteAll(database)])
  const { state, bytes } = await kept(pool, hash)
  expect(state).toBe('rewritten')
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})
