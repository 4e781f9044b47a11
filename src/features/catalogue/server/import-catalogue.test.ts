import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../app/programs/testing-program.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import type { Offering } from '../offering.ts'
import { offeringsOfFiles, readCatalogueFiles, tariffsOfFiles } from './catalogue-files.ts'
import { importCatalogue, type WantedCatalogue } from './import-catalogue.ts'
import { selectCatalogueVersion, selectState } from './stored-catalogue.ts'
import { changePrice, priceOf, shippedLine, soldNow } from './testing.ts'

let shop: TestDatabase
beforeEach(async () => {
  shop = await createTestDatabase()
})
afterEach(() => shop.drop())

const files = offeringsOfFiles()
const line = 11005
const having = (id: number, other: Partial<Offering>, offerings = files): readonly Offering[] =>
  offerings.map(offering => (offering.id === id ? { ...offering, ...other } : offering))
const withPrice = (priceInCents: number, id = line, offerings = files): readonly Offering[] =>
  having(id, { priceInCents }, offerings)
const without = (id: number) => files.filter(offering => offering.id !== id)

const run = (
  offerings: readonly Offering[],
  day: string | null = null,
  tariffs: WantedCatalogue['tariffs'] = {},
) =>
  transaction(shop.database, tx =>
    importCatalogue(tx, { offerings, tariffs }, day, { name: 'Import', origin: 'file' }),
  )
const everything = async () =>
  (await shop.pool.query('select * from catalogue_changes order by revision_id, kind, item_id')).rows.concat(
    (await shop.pool.query('select * from catalogue_revisions order by id')).rows,
    (await shop.pool.query('select * from catalogue_counter')).rows,
  )
const sold = async (id: number) => (await soldNow(shop.database)).find(offering => offering.id === id)
const at = async (moment: Date, id = line) => (await selectState(shop.database, moment)).offerings.get(id)

/** Midnight in the Netherlands, in winter and in summer. */
const newYear = new Date('2097-12-31T23:00:00Z')
const july = new Date('2098-06-30T22:00:00Z')
const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

describe('an import', () => {
  test('of what is sold already changes nothing, the version neither', async () => {
    const before = await everything()
    expect(await run(files, null, tariffsOfFiles())).toMatchObject({ kind: 'imported', changes: [] })
    expect(await everything()).toEqual(before)
  })

  test('of another price is a revision that was launched, under another version', async () => {
    const version = await selectCatalogueVersion(shop.database)
    const outcome = await run(withPrice(1))
    expect(outcome).toMatchObject({
      kind: 'imported',
      changes: [{ id: String(line), before: { priceInCents: priceOf(line) }, after: { priceInCents: 1 } }],
    })
    expect((await sold(line))?.priceInCents).toBe(1)
    expect(await selectCatalogueVersion(shop.database)).not.toBe(version)
  })

  test('from a day on begins at midnight in the Netherlands, texts as well as prices, one after the other', async () => {
    const later = having(line, { priceInCents: 1, name: 'Een nieuwe naam', setupProduct: null })
    await run(later, '2098-01-01')
    await run(withPrice(2, 11001, later), '2098-07-01')
    expect(await at(justBefore(newYear))).toEqual(files.find(({ id }) => id === line))
    expect(await at(newYear)).toMatchObject({ priceInCents: 1, name: 'Een nieuwe naam', setupProduct: null })
    expect((await at(justBefore(july), 11001))?.priceInCents).toBe(priceOf(11001))
    expect((await at(july, 11001))?.priceInCents).toBe(2)
    expect((await sold(line))?.priceInCents).toBe(priceOf(line))
  })

  test('sells a new product and stops selling one that left, from that moment on', async () => {
    const product = 12101
    await run(without(product))
    expect(await sold(product)).toBeUndefined()
    await run(files)
    expect(await sold(product)).toEqual(readCatalogueFiles().find(({ id }) => id === product))
  })

  test('of tariffs changes the lists that are given, and no other', async () => {
    const { voip, wlr } = tariffsOfFiles()
    await run(files, null, { voip: { ...voip, note: 'Anders' } })
    expect((await selectState(shop.database)).tariffs).toEqual({ voip: { ...voip, note: 'Anders' }, wlr })
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
    expect(await run(withPrice(3, 11001, withPrice(2)), day)).toMatchObject({
      kind: 'refused',
      conflicts: [{ id: String(line), reason: 'planned-elsewhere', revision: { name: 'Import' } }],
      problems: [],
    })
    expect(await everything()).toEqual(before)
  })

  test('for a day that has begun', async () => {
    expect(await run(withPrice(1), '2020-01-01')).toEqual({ kind: 'past' })
  })

  test.each([
    ['now', null],
    ['later', '2098-01-01'],
  ])('where a product would mean something else under its id, %s', async (_when, day) => {
    expect(await run(having(line, { contractDuration: 24 }), day)).toMatchObject({
      kind: 'refused',
      problems: expect.arrayContaining([
        {
          id: line,
          name: shippedLine(line).name,
          productType: 'internet',
          path: 'contractDuration',
          message: expect.stringContaining('opvolger'),
          since: null,
        },
      ]),
    })
  })

  test('where an id that was sold before comes back as something else', async () => {
    const television = 12101
    await run(without(television))
    const extra = files.find(({ id }) => id === 12101) as Offering
    const other = { ...extra, productSubType: 'internet-backup' as const }
    expect(await run([...without(television), other])).toMatchObject({
      kind: 'refused',
      problems: [{ id: television, path: 'productSubType' }],
    })
  })

  test('where a rule of the catalogue is broken', async () => {
    const before = await everything()
    expect(await run(without(42572))).toMatchObject({
      kind: 'refused',
      problems: [{ id: null, productType: 'cloud' }],
    })
    expect(await everything()).toEqual(before)
  })

  test('twice by two who import at once', async () => {
    const [{ count: before }] = (await shop.pool.query('select count(*)::int from catalogue_revisions')).rows
    await Promise.all([run(withPrice(1)), run(withPrice(1))])
    const [{ count }] = (await shop.pool.query('select count(*)::int from catalogue_revisions')).rows
    expect(count).toBe(before + 1)
  })
})

describe('the command', () => {
  const command = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    runProgram(['import-catalogue', ...words], { DATABASE_URL: shop.connectionString, ...env })

  test('says what changes; a dry run changes nothing', async () => {
    await changePrice(shop.pool, line, priceOf(line) - 100)
    const before = await everything()
    const { stdout } = await command(['--from', '2098-01-01', '--dry-run'])
    expect(stdout).toMatch(
      /^Per 1\sjanuari 2098 om 00:00:\n11005 Zakelijk Glasvezel 500\/500: Prijs: €\s\d+,50 wordt €\s\d+,50\n/,
    )
    expect(await everything()).toEqual(before)
    // As npm hands over what was typed without its own `--`.
    expect((await command([], { npm_config_from: '2098-01-01' })).code).toBe(0)
    expect((await at(newYear))?.priceInCents).toBe(priceOf(line))
    expect((await at(justBefore(newYear)))?.priceInCents).toBe(priceOf(line) - 100)
    expect((await command([])).stderr).toMatch(
      /^11005 Zakelijk Glasvezel 500\/500 verandert al door een herziening die klaarstaat: .+\nEr is niets veranderd\.\n$/,
    )
  })

  test.each([['2097-02-29'], ['morgen'], ['']])('asks for a day where it is given "%s"', async day => {
    expect(await command(['--from', day])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Gebruik: /),
    })
  })
})
