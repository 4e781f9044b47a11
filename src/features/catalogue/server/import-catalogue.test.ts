import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { argumentsOf } from '../../../../scripts/lib/server-programs.mjs'
import { transaction } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import type { ProductOffering } from '../product.ts'
import { readCatalogueFiles } from './catalogue-files.ts'
import { importCatalogue } from './import-catalogue.ts'
import { selectCatalogueVersion, selectOfferings } from './stored-offerings.ts'
import { changePrice, priceOf } from './testing.ts'

let shop: TestDatabase
beforeEach(async () => {
  shop = await createTestDatabase()
})
afterEach(() => shop.drop())

const files = readCatalogueFiles()
const line = 11005
const withPrice = (priceInCents: number, id = line, offerings = files): readonly ProductOffering[] =>
  offerings.map(offering => (offering.id === id ? { ...offering, priceInCents } : offering))
const without = (id: number) => files.filter(offering => offering.id !== id)

const run = (offerings: readonly ProductOffering[], day: string | null = null) =>
  transaction(shop.database, tx => importCatalogue(tx, offerings, day))
const periods = async (id = line) =>
  (
    await shop.pool.query(
      'select lower(valid) as begin, upper(valid) as end, price_in_cents as cents from product_prices where product_id = $1 order by valid',
      [id],
    )
  ).rows
const everything = async () =>
  (await shop.pool.query('select * from product_prices order by id')).rows.concat(
    (await shop.pool.query('select * from priced_products order by id')).rows,
    (await shop.pool.query('select * from product_offerings order by id')).rows,
    (await shop.pool.query('select * from catalogue_revision')).rows,
  )
const sold = async (id: number) => (await selectOfferings(shop.database)).find(offering => offering.id === id)

/** Midnight in the Netherlands, in winter and in summer. */
const newYear = new Date('2097-12-31T23:00:00Z')
const july = new Date('2098-06-30T22:00:00Z')

describe('an import', () => {
  test('of what is sold already changes nothing, the version neither', async () => {
    const before = await everything()
    expect(await run(files)).toMatchObject({
      kind: 'imported',
      plan: { offerings: [], products: [], steps: [] },
    })
    expect(await everything()).toEqual(before)
  })

  test('of another price closes the period that runs and opens the next at the same moment', async () => {
    const [first] = await periods()
    const version = await selectCatalogueVersion(shop.database)
    await run(withPrice(1))
    const [closed, opened, ...more] = await periods()
    expect(closed).toEqual({ ...first, end: opened.begin })
    expect(opened).toMatchObject({ end: null, cents: 1 })
    expect(more).toEqual([])
    expect((await sold(line))?.priceInCents).toBe(1)
    expect(await selectCatalogueVersion(shop.database)).not.toBe(version)
  })

  test('from a day on begins at midnight in the Netherlands, one after the other', async () => {
    await run(withPrice(1), '2098-01-01')
    await run(withPrice(2, 11001, withPrice(1)), '2098-07-01')
    expect(await periods()).toEqual([
      { begin: expect.any(Date), end: newYear, cents: priceOf(line) },
      { begin: newYear, end: null, cents: 1 },
    ])
    expect((await periods(11001)).at(-1)).toEqual({ begin: july, end: null, cents: 2 })
    expect((await sold(line))?.priceInCents).toBe(priceOf(line))
  })

  test('sells a new product and stops selling one that left, from that moment on', async () => {
    await run(without(42572))
    expect(await sold(42572)).toBeUndefined()
    await run(files)
    expect(await sold(42572)).toEqual(files.find(({ id }) => id === 42572))
  })

  test('of prices for later changes texts at once and the set-up with the price', async () => {
    const later = files.map(offering =>
      offering.id === line ? { ...offering, name: 'Een nieuwe naam', setupProduct: null } : offering,
    )
    await run(later, '2098-01-01')
    const setup = files.find(({ id }) => id === line)?.setupProduct
    expect(await sold(line)).toMatchObject({ name: 'Een nieuwe naam', setupProduct: setup })
    expect((await periods(setup?.id)).at(-1).end).toEqual(newYear)
  })
})

describe('nothing is imported', () => {
  test.each([
    ['now, under a price that is planned', null],
    ['for a day before one that is planned', '2097-07-01'],
    ['for the day of one that is planned', '2098-01-01'],
  ])('%s', async (_when, day) => {
    await run(withPrice(1), '2098-01-01')
    const before = await everything()
    expect(await run(withPrice(3, 11001, withPrice(2)), day)).toEqual({
      kind: 'refused',
      conflicts: [
        '11005 Zakelijk Glasvezel 500/500: er staat al een wijziging klaar per 1 januari 2098 om 00:00; twee prijzen mogen niet tegelijk gelden.',
      ],
    })
    expect(await everything()).toEqual(before)
  })

  test('for a day that has begun', async () => {
    expect(await run(withPrice(1), '2020-01-01')).toEqual({ kind: 'past' })
  })

  test('where a product would mean something else under the price of today', async () => {
    const other = files.map(offering =>
      offering.id === line ? { ...offering, contractDuration: 24 } : offering,
    )
    expect(await run(other, '2098-01-01')).toMatchObject({
      kind: 'refused',
      conflicts: [expect.stringMatching(/^11005 .+ geef het nieuwe product een eigen id\.$/)],
    })
    expect(await run(other)).toMatchObject({ kind: 'imported' })
  })

  test('twice by two who import at once', async () => {
    await Promise.all([run(withPrice(1)), run(withPrice(1))])
    expect(await periods()).toHaveLength(2)
  })
})

test('the database itself refuses two prices of one product for one moment', async () => {
  const insert = (from: string, until: string) =>
    shop.pool.query(
      'insert into product_prices (product_id, valid, price_in_cents) values ($1, tstzrange($2, $3), 1)',
      [line, from, until],
    )
  await expect(insert('2098-01-01', '2098-02-01')).rejects.toMatchObject({ code: '23P01' })
  await shop.pool.query("update product_prices set valid = tstzrange(lower(valid), '2098-01-01')")
  await insert('2098-01-01', '2098-02-01')
  await expect(insert('2098-02-01', '2098-01-01')).rejects.toThrow()
  await expect(insert('2098-01-31', '2098-03-01')).rejects.toMatchObject({ code: '23P01' })
  await insert('2098-02-01', '2098-03-01')
})

describe('the command', () => {
  const command = async (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    promisify(execFile)(process.execPath, [...argumentsOf('import-catalogue'), ...words], {
      env: { ...process.env, DATABASE_URL: shop.connectionString, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
    )

  test('says what changes; a dry run changes nothing', async () => {
    await changePrice(shop.pool, line, priceOf(line) - 100)
    const before = await everything()
    const { said } = await command(['--from', '2098-01-01', '--dry-run'])
    expect(said).toMatch(
      /^Prijzen per 1 januari 2098 om 00:00:\n11005 Zakelijk Glasvezel 500\/500: €\s\d+,50 wordt €\s\d+,50\n/,
    )
    expect(await everything()).toEqual(before)
    // As npm hands over what was typed without its own `--`.
    expect((await command([], { npm_config_from: '2098-01-01' })).code).toBe(0)
    expect((await periods()).at(-1)).toEqual({ begin: newYear, end: null, cents: priceOf(line) })
    expect((await command([])).said).toMatch(
      /^11005 .+ er staat al een wijziging klaar .+\nEr is niets veranderd\.\n$/,
    )
  })

  test.each([['2097-02-29'], ['morgen'], ['']])('asks for a day where it is given "%s"', async day => {
    expect(await command(['--from', day])).toEqual({ code: 1, said: expect.stringMatching(/^Gebruik: /) })
  })
})
