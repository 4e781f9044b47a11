import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { isInternetLine } from '../../../catalogue/product.ts'
import { problemText } from '../../../catalogue/revision-words.ts'
import { readCatalogueFiles } from '../../../catalogue/server/catalogue-files.ts'
import { catalogueDeskOf, forgetRevisions } from '../../../catalogue/server/testing-desk.ts'
import { ids } from '../../../orders/server/testing.ts'
import { promiseOfLine } from '../../line-promise.ts'
import { selectCoverage } from '../coverage-table.ts'
import { linesIn, qualificationFrom, verdictsFor } from '../qualification.ts'
import { type CorrectionContent, insertCorrection } from '../stored-corrections.ts'
import { coverageCorrections, coverageCounts } from '../tables.ts'
import { reachOf } from './line-reach.ts'
import { recount, storedCounts } from './stored-counts.ts'

const today = dayInTheNetherlands(new Date())
const shop = await startTestShop()
const { database, pool } = shop.testDatabase
const desk = catalogueDeskOf(await shop.staff('catalogus'))
beforeAll(() => recount(database))
afterAll(() => shop.stop())
afterEach(() => forgetRevisions(shop))

/** Every address of the register, as it is asked for. */
async function addresses() {
  const { rows } = await pool.query<{ zipCode: string; houseNumber: number; suffix: string }>(
    `select zip_code as "zipCode", house_number as "houseNumber",
       upper(translate(house_letter || addition, ' -', '')) as suffix from addresses`,
  )
  return rows
}

describe('the reach of a line', () => {
  it('is how many visitors it would be offered to, right away or after a quote', async () => {
    const lines = readCatalogueFiles().filter(isInternetLine)
    const offered = new Map(lines.map(({ id }) => [id, { now: 0, byQuote: 0 }]))
    for (const place of await addresses()) {
      const here = qualificationFrom(await selectCoverage(pool, place), today)
      for (const line of linesIn(verdictsFor(lines, here))) {
        const counted = offered.get(line.id)
        const { obtainable } = promiseOfLine(line)
        if (!counted || (line.fiber && here.fibre.maxDownloadMbs === 0)) continue
        if (obtainable === 'now') counted.now += 1
        if (obtainable === 'by-quote') counted.byQuote += 1
      }
    }
    const stored = await storedCounts(database)
    const reached = lines.map(line => [line.id, reachOf(line, stored?.counts ?? [])] as const)
    expect(lines.length).toBeGreaterThan(5)
    expect(Math.max(...reached.map(([, { now }]) => now))).toBeGreaterThan(0)
    expect(Math.max(...reached.map(([, { byQuote }]) => byQuote))).toBeGreaterThan(0)
    for (const [id, { now, byQuote }] of reached)
      expect({ now, byQuote }, String(id)).toEqual(offered.get(id))
  })

  it('is counted anew once another file is live, and not before', async () => {
    const countedAt = async () => (await storedCounts(database))?.countedAt.getTime()
    const first = await countedAt()
    await recount(database)
    expect(await countedAt()).toBe(first)
    await database.update(coverageCounts).set({ coverageImport: 0 })
    await recount(database)
    expect(await countedAt()).toBeGreaterThan(first ?? Infinity)
  })
})

const corrected = (values: Partial<CorrectionContent>): CorrectionContent => ({
  zipCode: '1017XN',
  numberFrom: 42,
  numberTo: 42,
  parity: null,
  suffix: '',
  technology: 'fibre',
  availability: 'on-net',
  maxDownloadMbs: 100,
  maxUploadMbs: 100,
  weeksFrom: 1,
  weeksTo: 3,
  oneTimeInCents: null,
  startsOn: today,
  endsOn: null,
  source: 'Gebeld met de netbeheerder',
  reason: 'De lijn ligt er',
  ...values,
})

describe('at the desk', () => {
  /** A revision with a copy of a line at another speed. */
  async function faster(downloadSpeedMbs: number, uploadSpeedMbs = downloadSpeedMbs) {
    const id = await desk.make('Sneller')
    const { body } = await desk.add(id, 'internet', ids.fibre500For12Months)
    const item = Number(body.id)
    await desk.change(id, item, { downloadSpeedMbs, uploadSpeedMbs, name: 'Nieuwe lijn', lineSpeeds: null })
    return { id, item }
  }
  const nobody = '0 adressen: de dekking eindigt bij 4000/4000'

  it('a line that no address can get says so, and whoever plans it is asked', async () => {
    const { id, item } = await faster(8000)
    const { addresses: reached, warned } = await desk.revision(id)
    expect(reached?.lines).toEqual([
      {
        id: item,
        now: 0,
        byQuote: 0,
        fastest: { downloadMbs: 4000, uploadMbs: 4000 },
      },
    ])
    expect((await desk.offering(id, item)).addresses).toEqual(reached)
    const warning = warned.find(({ message }) => message === nobody)
    expect(warning).toMatchObject({ id: item, path: 'downloadSpeedMbs' })
    const others = warned.filter(problem => problem !== warning).map(problemText)
    expect((await desk.plan(id, others)).status).toBe(409)
    expect((await desk.plan(id)).status).toBe(204)
  })

  it('a line that only a correction gives is counted where it does, and not asked about', async () => {
    const { id } = await faster(8000)
    await insertCorrection(
      database,
      crypto.randomUUID(),
      corrected({ maxDownloadMbs: 8000, maxUploadMbs: 8000 }),
      null,
    )
    await recount(database)
    const { addresses: reached, warned } = await desk.revision(id)
    expect(reached?.lines.map(({ now, byQuote }) => [now, byQuote])).toEqual([[1, 0]])
    expect(warned.map(({ message }) => message)).not.toContain(nobody)
    await database.delete(coverageCorrections)
    await recount(database)
  })

  it('a line that somebody can get is counted, and not asked about', async () => {
    const { id, item } = await faster(400)
    const { addresses: reached, warned } = await desk.revision(id)
    expect(reached?.lines.map(line => [line.id, line.now > 0])).toEqual([[item, true]])
    expect(warned.map(({ message }) => message)).not.toContain(nobody)
  })

  it('what no address decides about has none', async () => {
    const id = await desk.make('Bellen')
    await desk.change(id, 31001, { priceInCents: 100 })
    expect((await desk.revision(id)).addresses).toBeNull()
  })

  it('nothing is said or asked until it was counted', async () => {
    await database.delete(coverageCounts)
    const { id } = await faster(8000)
    const { addresses: reached, warned } = await desk.revision(id)
    expect(reached).toBeNull()
    expect(warned.map(({ message }) => message)).not.toContain(nobody)
  })
})
