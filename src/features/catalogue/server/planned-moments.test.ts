import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { isSameOffering } from '../attributes.ts'
import { problemAt } from '../catalogue-problems.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { problemText } from '../revision-words.ts'
import { catalogueRuleTexts, revisionRefusals } from '../texts-desk.ts'
import { catalogueWarningTexts } from '../texts-warnings.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { Warner } from './others-warnings.ts'
import { checkRevision } from './plan-revision.ts'
import { selectState } from './stored-catalogue.ts'
import { catalogueDeskOf, forgetRevisions } from './testing-desk.ts'

/** Two revisions that each keep every rule alone, and break one together: whichever is planned last is refused. */

const shop = await startTestShop()
const desk = catalogueDeskOf(await shop.staff('beheerder'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

/** The two plans of telephony: one of them must be sold. */
const [basic, plus] = [31001, 31002]
const [january, february, march] = ['2098-01-15', '2098-02-01', '2098-03-01']
const noPlan = catalogueRuleTexts.noMainProduct('Telefonie')

async function ending(item: number, startsAt: string | null, name: string): Promise<number> {
  const id = await desk.make(name, startsAt)
  expect((await desk.end(id, item)).status).toBe(204)
  return id
}
/** Plans with every warning confirmed. */
async function plan(id: number) {
  return desk.plan(id, (await desk.revision(id)).warned.map(problemText))
}
async function planned(item: number, startsAt: string | null, name: string): Promise<number> {
  const id = await ending(item, startsAt, name)
  expect((await plan(id)).status).toBe(204)
  return id
}
/** A revision that sells something again, made of what another one ends. */
async function returning(item: number, startsAt: string, name: string): Promise<number> {
  const { rows } = await shop.testDatabase.pool.query<{ before: object }>(
    'select before from catalogue_changes where item_id = $1 and after is null',
    [String(item)],
  )
  const id = await desk.make(name, startsAt)
  const content = JSON.stringify({ offerings: [rows[0]?.before] })
  expect((await desk.take(id, 'json', content)).body).toMatchObject({ isTaken: true })
  expect((await plan(id)).status).toBe(204)
  return id
}

describe('planning', () => {
  test.each([
    ['before it', february, january],
    ['at its moment', january, january],
    ['at once', february, null],
  ])(
    'is refused %s where a planned revision would break a rule then, which is named with its day',
    async (_when, first, second) => {
      const early = await planned(basic, first, 'Eerste')
      const id = await ending(plus, second, 'Tweede')
      const { refused } = await desk.revision(id)
      expect(refused.map(({ message }) => message)).toEqual([noPlan])
      const answer = await plan(id)
      expect(answer.status).toBe(409)
      if (first === second) return
      expect(refused[0]?.since).toMatchObject({ revisionId: early, revisionName: 'Eerste' })
      expect(answer.body.message).toContain('“Eerste”')
      expect(answer.body.message).toContain('1\u00a0februari 2098')
    },
  )

  test('is no concern of a revision that has nothing to do with it', async () => {
    await planned(basic, february, 'Eerste')
    const other = await desk.make('Naam', january)
    await desk.change(other, 11001, { name: 'Anders' })
    expect((await desk.revision(other)).refused).toEqual([])
    expect((await plan(other)).status).toBe(204)
  })

  test('asks about what only gets odd at a later moment', async () => {
    const promote = async (item: number, promoted: boolean, day: string, name: string) => {
      const id = await desk.make(name, day)
      expect((await desk.change(id, item, { promoted })).status).toBe(204)
      return id
    }
    await plan(await promote(11001, true, '2098-01-02', 'Twee uitgelicht'))
    expect((await desk.plan(await promote(11005, false, february, 'Eén uitgelicht'))).status).toBe(204)
    const id = await promote(11001, false, january, 'Geen uitgelicht')
    const { warned } = await desk.revision(id)
    expect(warned).toMatchObject([
      { message: catalogueWarningTexts.nothingPromoted(12), since: { revisionName: 'Eén uitgelicht' } },
    ])
    expect(await desk.plan(id, [])).toEqual({ status: 409, body: { message: revisionRefusals.confirm } })
    expect((await plan(id)).status).toBe(204)
  })

  test('asks what another feature warns of too, of what is sold without and with the changes', async () => {
    const { database } = shop.testDatabase
    const { offerings } = await selectState(database)
    const sold = offerings.get(basic)
    if (!sold) throw new Error(`Product ${basic} is not sold`)
    const after = { ...sold, priceInCents: sold.priceInCents + 1 }
    const change = { kind: 'offering', id: String(basic), before: sold, after } as const
    const unreached: Warner = async (_, { was, becomes }) =>
      isSameOffering(was.get(basic) ?? null, sold) && isSameOffering(becomes.get(basic) ?? null, after)
        ? [problemAt(after, 'downloadSpeedMbs', 'Niemand krijgt dit')]
        : []
    const { warned } = await checkRevision(database, [change], null, { warners: [unreached] })
    expect(warned).toEqual([{ ...problemAt(after, 'downloadSpeedMbs', 'Niemand krijgt dit'), since: null }])
  })

  test('of an import is refused alike, and nothing of it is stored', async () => {
    await planned(basic, february, 'Eerste')
    const outcome = await transaction(shop.testDatabase.database, async tx => {
      const { offerings } = await selectState(tx)
      const wanted = [...offerings.values()].filter(({ id }) => id !== plus)
      return importCatalogue(tx, { offerings: wanted }, january, { name: 'Bestand', origin: 'file' })
    })
    expect(outcome).toMatchObject({
      kind: 'refused',
      problems: [{ message: noPlan, since: { revisionName: 'Eerste' } }],
    })
  })
})

describe('approving', () => {
  test('is refused alike', async () => {
    await planned(basic, february, 'Eerste')
    const id = await ending(plus, january, 'Tweede')
    const second = catalogueDeskOf(await shop.staff('catalogus'))
    const { version } = (await desk.revision(id)).revision
    const answer = await second.call(endpoint(calls.approveRevision, { id }), { version })
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('“Eerste”')
  })
})

describe('undoing', () => {
  test('a planned revision is refused where a later one rests on it by a rule', async () => {
    await planned(basic, null, 'Basis weg')
    const back = await returning(basic, january, 'Basis terug')
    await planned(plus, february, 'Plus weg')
    const answer = await desk.undo(back)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain('“Plus weg”')
    expect(answer.body.message).toContain('1\u00a0februari 2098')
    expect((await desk.revision(back)).revision.state).toBe('active')
  })

  test('a launched revision is refused alike, at once and at a later moment', async () => {
    await planned(basic, null, 'Basis weg')
    const back = await returning(basic, january, 'Basis terug')
    await planned(plus, february, 'Plus weg')
    await shop.testDatabase.pool.query('update catalogue_revisions set starts_at = now() where id = $1', [
      back,
    ])
    for (const day of [null, january]) {
      const answer = await desk.undo(back, day)
      expect(answer.status).toBe(409)
      expect(answer.body.message).toContain('“Plus weg”')
    }
    const late = await desk.undo(back, march)
    expect(late.status).toBe(409)
    expect(late.body.message).toContain('1\u00a0maart 2098')
  })
})
