import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { ids, order, quoteForm, send, withData } from '../../orders/server/testing.ts'
import { quoteDeskOf, requestedQuote } from '../../quotes/server/testing.ts'
import { savedCartCalls } from '../../saved-carts/contract.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { problemText } from '../revision-words.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { createCatalogue } from './catalogue.ts'
import { tariffsOfFiles } from './catalogue-files.ts'
import { priceOf } from './testing.ts'
import { catalogueDeskOf, forgetRevisions, pricesFor } from './testing-desk.ts'

const shop = await startTestShop()
const boss = await shop.staff('beheerder')
const desk = catalogueDeskOf(boss)
const colleague = catalogueDeskOf(await shop.staff('catalogus'))
afterAll(() => shop.stop())
beforeEach(() => forgetRevisions(shop))

const line = ids.fibre500For12Months
const now = priceOf(line)
const { voip } = tariffsOfFiles()
const [january, july] = ['2098-01-01', '2098-07-01']
const agreedTo = (cents: number) => ({
  ...withData({ agreedTotals: { monthly: (cents + priceOf(ids.rentalRouter)) / 100, oneTime: 0 } }),
  products: order.products.map(product =>
    product.id === line ? { ...product, agreedPrice: cents / 100 } : product,
  ),
})

/** A revision of one price, in design. */
async function ofPrice(priceInCents: number, startsAt: string | null, name = 'Zomer', by = desk) {
  const id = await by.make(name, startsAt)
  expect((await by.change(id, line, { priceInCents })).status).toBe(204)
  return id
}
async function planned(priceInCents: number, startsAt: string | null, name?: string) {
  const id = await ofPrice(priceInCents, startsAt, name)
  expect((await desk.plan(id)).status).toBe(204)
  return id
}
const stateOf = async (id: number) => (await desk.revision(id)).revision.state
const soldAt = async () =>
  (await createCatalogue(shop.testDatabase.pool).verified()).sellables.get(line)?.priceInCents

describe('a revision that is launched', () => {
  test('changes price, text and tariffs together, and orders at the old price are told what changes', async () => {
    const id = await ofPrice(now + 500, null)
    await desk.change(id, line, { name: 'Nieuwe naam' })
    const at = endpoint(calls.changeTariffs, { id, lijst: 'voip' })
    expect((await desk.call(at, { version: 0, list: { ...voip, note: 'Anders' } })).status).toBe(204)
    const visitor = shop.visitor()
    expect((await send(visitor, agreedTo(now))).status).toBe(201)
    expect((await desk.plan(id)).status).toBe(204)
    expect(await stateOf(id)).toBe('launched')

    const old = await send(visitor, agreedTo(now))
    expect(old).toMatchObject({
      status: 409,
      body: {
        code: 'price-changed',
        changes: expect.arrayContaining([{ id: line, was: now / 100, now: (now + 500) / 100 }]),
      },
    })
    expect((await send(visitor, agreedTo(now + 500))).status).toBe(201)
    // The order has made this copy look: what it lists is of one revision.
    expect((await pricesFor(visitor, 'internet')).get(line)).toMatchObject({
      price: (now + 500) / 100,
      name: 'Nieuwe naam',
    })
    const { tariffs, sellables } = await createCatalogue(shop.testDatabase.pool).verified()
    expect([tariffs.voip.note, sellables.get(line)?.name]).toEqual(['Anders', 'Nieuwe naam'])
  })

  test('is planned once by two who press at once, and not without a change', async () => {
    const id = await ofPrice(1, null)
    const { revision, warned } = await desk.revision(id)
    const body = { version: revision.version, confirmed: warned.map(problemText) }
    const both = await Promise.all(
      [desk, colleague].map(({ call }) => call(endpoint(calls.planRevision, { id }), body)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await desk.plan(await desk.make('Leeg'))).toEqual({
      status: 409,
      body: { message: refusals.empty },
    })
  })

  test('is planned only as whoever plans saw it', async () => {
    const id = await ofPrice(1, null)
    const { version } = (await desk.revision(id)).revision
    await colleague.change(id, line, { priceInCents: 2 })
    expect(await desk.call(endpoint(calls.planRevision, { id }), { version, confirmed: [] })).toEqual({
      status: 409,
      body: { message: refusals.changedMeanwhile },
    })
  })

  test('must have its warnings confirmed, and only those that it brings', async () => {
    const id = await desk.make('Einde')
    await desk.end(id, line)
    const { warned } = await desk.revision(id)
    expect(warned.map(({ path }) => path)).toEqual(['contractDuration', null])
    expect(await desk.plan(id, [])).toEqual({ status: 409, body: { message: refusals.confirm } })
    expect((await desk.plan(id, warned.map(problemText).slice(1))).status).toBe(409)
    expect((await desk.plan(id, warned.map(problemText))).status).toBe(204)
    const next = await desk.make('Naam')
    await desk.change(next, 11001, { information: ['Anders'] })
    expect((await desk.revision(next)).warned).toEqual([])
  })

  test('breaks no rule of the catalogue', async () => {
    const id = await desk.make('Zonder router')
    await desk.end(id, ids.rentalRouter)
    expect((await desk.revision(id)).refused).toMatchObject([{ productType: 'internet', path: null }])
    expect(await desk.plan(id)).toEqual({ status: 409, body: { message: refusals.rules } })
    expect(await soldAt()).toBe(now)
  })
})

describe('two revisions that change the same', () => {
  test.each([
    ['the earlier one is planned last', july, january, 'klaarstaat'],
    ['the later one is planned last', january, july, 'intussen'],
    ['both begin on one day', january, january, 'klaarstaat'],
  ])('conflict where %s, which is named before it is planned', async (_when, first, second, word) => {
    const slower = await ofPrice(now + 2, second, 'Tweede')
    const quicker = await planned(now + 1, first, 'Eerste')
    const { conflicts } = await desk.revision(slower)
    expect(conflicts).toMatchObject([{ kind: 'offering', id: String(line), revisionId: quicker }])
    expect(conflicts[0]?.message).toContain('“Eerste”')
    expect(conflicts[0]?.message).toContain(word)
    expect(await desk.plan(slower)).toEqual({ status: 409, body: { message: refusals.conflicts } })
    expect(await stateOf(slower)).toBe('in-design')
  })

  test('conflict where another one was launched meanwhile, and two end one offering', async () => {
    const slower = await desk.make('Tweede')
    await desk.end(slower, line)
    const quicker = await desk.make('Eerste')
    await desk.end(quicker, line)
    const warned = (await desk.revision(quicker)).warned.map(problemText)
    expect((await desk.plan(quicker, warned)).status).toBe(204)
    expect((await desk.revision(slower)).conflicts).toMatchObject([{ id: String(line), revisionId: quicker }])
    expect(await desk.plan(slower, warned)).toEqual({ status: 409, body: { message: refusals.conflicts } })
  })

  test('do not where each changes something else', async () => {
    await planned(now + 1, january)
    const other = await desk.make('Ander', january)
    await desk.change(other, 11001, { name: 'Anders' })
    expect((await desk.plan(other)).status).toBe(204)
  })
})

describe('undoing', () => {
  test('a planned one takes it back before its moment', async () => {
    const id = await planned(now + 1, january)
    expect(await desk.undo(id)).toEqual({ status: 200, body: { id } })
    expect((await desk.revision(id)).revision).toMatchObject({
      state: 'obsolete',
      undoneBy: boss.colleague.name,
      reason: 'Een prijs was fout',
    })
    expect(await desk.undo(id)).toEqual({ status: 409, body: { message: refusals.cannotUndo } })
    expect(await stateOf(await planned(now + 2, january))).toBe('active')
  })

  test('a launched one is a revision that puts everything back at once, or at a moment', async () => {
    const id = await desk.launchPrice(line, now + 1)
    const { body, status } = await desk.undo(id)
    expect(status).toBe(200)
    expect(await soldAt()).toBe(now)
    expect([await stateOf(id), await stateOf(Number(body.id))]).toEqual(['retired', 'launched'])
    expect((await desk.revision(Number(body.id))).revision.origin).toBe('undo')

    const again = await desk.launchPrice(line, now + 2)
    const later = await desk.undo(again, january)
    expect(await stateOf(Number(later.body.id))).toBe('active')
    expect(await soldAt()).toBe(now + 2)
    expect((await desk.revision(again)).revision.undoneBy).toBe(boss.colleague.name)
    // And that can be taken back in its turn.
    expect((await desk.undo(Number(later.body.id))).status).toBe(200)
    expect((await desk.revision(again)).revision).toMatchObject({ undoneBy: null, reason: null })
    expect((await desk.undo(again)).status).toBe(200)
    expect(await soldAt()).toBe(now)
  })

  test('is refused where something was changed since, and where a later plan is made of it', async () => {
    const first = await desk.launchPrice(line, now + 1)
    await desk.launchPrice(line, now + 2)
    expect(await stateOf(first)).toBe('retired')
    expect((await desk.undo(first)).status).toBe(409)

    const wide = await desk.make('Breed')
    await desk.change(wide, line, { priceInCents: now + 3 })
    await desk.change(wide, 11001, { name: 'Anders' })
    await desk.plan(wide)
    await desk.launchPrice(line, now + 4)
    const answer = await desk.undo(wide)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toContain(String(line))
    expect(answer.body.message).toContain('“Prijs”')

    const planOne = await planned(now + 5, january, 'Eerste')
    await planned(now + 6, july, 'Tweede')
    expect(await desk.undo(planOne)).toEqual({ status: 409, body: { message: refusals.builtOn('Tweede') } })
  })

  test('of what holds is refused where a planned one changes the same, be it an undoing, and names it', async () => {
    const id = await desk.launchPrice(line, now + 1)
    const later = await planned(now + 2, january, 'Later')
    const refusedBy = (name: string) => ({ status: 409, body: { message: refusals.builtOn(name) } })
    expect(await desk.undo(id)).toEqual(refusedBy('Later'))
    await desk.undo(later)
    expect((await desk.undo(id, july)).status).toBe(200)
    expect(await desk.undo(id)).toEqual(refusedBy('Terugdraaien van “Prijs”'))
  })

  test.each([
    ['without a reason', { reason: ' ', startsAt: null }, 'reason'],
    ['at a moment that has passed', { reason: 'x', startsAt: '2020-01-01' }, 'startsAt'],
  ])('is refused %s at the field', async (_what, body, field) => {
    const id = await desk.launchPrice(line, now + 1)
    const answer = await desk.call(endpoint(calls.undoRevision, { id }), body)
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, [field]])
  })
})

test('the history of an offering has every price, from when and by whom; the log has each deed', async () => {
  const first = await desk.launchPrice(line, now + 1, 'Eerste')
  await colleague.launchPrice(line, now + 2, 'Tweede')
  await planned(now + 3, january, 'Derde')
  const draft = await desk.make('Kijken')
  const { history } = await desk.offering(draft, line)
  expect(history.map(({ revisionName, state }) => [revisionName, state])).toEqual([
    ['Derde', 'active'],
    ['Tweede', 'launched'],
    ['Eerste', 'retired'],
    ['Catalogus bij de installatie', 'launched'],
  ])
  for (const { fields } of history.slice(0, 3)) expect(fields.map(({ label }) => label)).toEqual(['Prijs'])
  expect(history[2]).toMatchObject({ revisionId: first, plannedBy: boss.colleague.name })

  await shop.testDatabase.pool.query("delete from catalogue_revisions where name = 'Derde'")
  await desk.undo((await desk.revisions()).revisions.find(({ name }) => name === 'Tweede')?.id ?? 0)
  const { rows } = await shop.testDatabase.pool.query(
    "select type, actor_id, data from events where type like 'revision-%' order by id desc limit 3",
  )
  expect(rows.map(({ type, data }) => [type, data.revision])).toEqual([
    ['revision-undone', 'Tweede'],
    ['revision-made', 'Kijken'],
    ['revision-planned', 'Derde'],
  ])
  expect(rows[0]).toMatchObject({ actor_id: boss.colleague.id, data: { why: 'Een prijs was fout' } })
})

test('what it means for carts and quotes is counted, and a sent quote keeps its prices', async () => {
  const number = await requestedQuote(shop)
  const quotes = quoteDeskOf(boss, number)
  expect((await quotes.send()).status).toBeLessThan(300)
  const offered = (await quotes.read()).versions
  const visitor = shop.visitor()
  const cart = {
    productType: 'internet',
    requestType: 'order',
    address: null,
    lines: [{ id: line, quantity: 1 }],
  }
  const saved = await visitor.post(savedCartCalls.saveCart.path, {
    body: { ...cart, email: quoteForm.email, [captchaField]: await visitor.captchaToken('submit_form') },
  })
  expect(saved.status).toBe(204)
  const id = await ofPrice(now + 500, null)
  expect((await desk.revision(id)).reach).toEqual({ savedCarts: 1, sentQuotes: 1 })
  const elsewhere = await desk.make('Elders')
  await desk.change(elsewhere, 11001, { name: 'Anders' })
  expect((await desk.revision(elsewhere)).reach).toEqual({ savedCarts: 0, sentQuotes: 0 })
  await desk.plan(id)
  expect((await quotes.read()).versions).toEqual(offered)
})
