import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { followedParts } from '../../../app/server/followed-parts.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { type NewCase, openCase } from '../../cases/server/open-case.ts'
import { sentForm } from '../../cases/server/testing.ts'
import { mailedCase } from '../../incoming-mails/server/testing.ts'
import { submitCustomerRequest } from '../../tracking/server/customer-request.ts'
import { WorkList } from '../contract.ts'
import { item } from '../desk/testing-items.ts'
import { openMessage, placeOrder, updateWholeList } from './testing.ts'

let colleague: StaffVisitor
const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
  colleague = await shop.staff('verkoop')
})

async function list(query: Readonly<Record<string, string>> = {}, visitor = colleague): Promise<WorkList> {
  const response = await visitor.get(`/api/beheer/werklijst?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return WorkList.parse(await response.json())
}
const names = async (query: Readonly<Record<string, string>> = {}, visitor = colleague) =>
  (await list(query, visitor)).items.map(({ organizationName }) => organizationName)

const change = (text: string, values: readonly unknown[]) => shop.testDatabase.pool.query(text, [...values])

/** A message of an organisation that is called this. */
const message = (organizationName: string, changes: Partial<NewCase> = {}) =>
  openMessage(shop, { organizationName, ...changes })
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('the list', () => {
  it('is empty where nothing came in', async () => {
    expect(await list()).toMatchObject({
      items: [],
      before: null,
      after: null,
      isCut: false,
      counts: { open: 0, 'te-laat': 0, 'van-mij': 0, niemand: 0 },
    })
  })

  it('shows of an order what it is about, for how much, and by when we call', async () => {
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const { items } = await list()
    expect(items).toEqual([
      item(number, {
        organizationName: 'Bakkerij De Korenmolen B.V.',
        contactName: 'Lotte van den Heuvel',
        monthlyInCents: expect.any(Number),
        dueAt: expect.stringMatching(/Z$/),
        openedAt: expect.stringMatching(/Z$/),
        isUnseen: true,
      }),
    ])
  })

  it('tells what was said last and by whom, and what nobody of us saw yet, also what came in within minutes of a look', async () => {
    const number = await mailedCase(shop, { text: 'Kan het ook\n\nop dinsdag?' })
    await updateWholeList(shop)
    const row = async () => (await list()).items.find(each => each.number === number)
    expect(await row()).toMatchObject({
      lastWords: { by: 'customer', words: 'Kan het ook op dinsdag?' },
      isUnseen: true,
    })
    const desk = deskOf(colleague, number)
    await desk.read()
    expect(await row()).toMatchObject({ isUnseen: false })
    await desk.act('notities', { text: `Dinsdag kan. ${'Echt. '.repeat(60)}` })
    const noted = (await row())?.lastWords
    expect(noted?.by).toBe('note')
    expect(noted?.words).toMatch(/^Dinsdag kan\. Echt\./)
    expect(noted?.words.length).toBeLessThanOrEqual(160)
    await change(
      `insert into events (actor_kind, case_id, type) select 'visitor', id, 'quote-asked' from cases where number = $1`,
      [number],
    )
    expect(await row()).toMatchObject({ isUnseen: true })
    await desk.read()
    expect(await row()).toMatchObject({ isUnseen: false })
  })

  it('says of each case what is done next, as its page does, and what its customer asked', async () => {
    const number = await placeOrder(shop)
    await updateWholeList(shop)
    const desk = deskOf(colleague, number)
    const shown = async () => {
      const { next, dueAt } = await desk.read()
      const [item] = (await list()).items
      expect([item?.next, item?.dueAt]).toEqual([next, dueAt])
      expect(dueAt).not.toBeNull()
      return next
    }
    expect(await shown()).toBe('call')
    await desk.act('gesprek', { outcome: 'reached' })
    expect(await shown()).toBe('confirm')
    await desk.act('status', { state: 'inProgress', mail: false })
    expect(await shown()).toBe('plan')
    const services = {
      database: shop.testDatabase.database,
      mailDomain: 'shop.example',
      callBy: () => minutesFromNow(60),
      onMailQueued: () => undefined,
      followed: followedParts,
    }
    await submitCustomerRequest(services, number, { wish: 'change', words: 'Liever een andere router.' })
    expect(await shown()).toBe('respond')
    expect((await list()).items).toMatchObject([{ asked: ['change'] }])
    await desk.act('gesprek', { outcome: 'no-answer' })
    expect(await shown()).toBe('respond')
    await desk.act('gesprek', { outcome: 'reached' })
    expect(await shown()).toBe('plan')
    expect((await list()).items).toMatchObject([{ asked: [] }])
  })

  it('has what is late on top, then what is due, and at the end what nothing is promised of', async () => {
    await message('zonder belofte')
    await message('later', { dueAt: minutesFromNow(600) })
    await message('te laat', { dueAt: minutesFromNow(-600) })
    await message('te laat sinds kort', { dueAt: minutesFromNow(-60) })
    await updateWholeList(shop)
    expect(await names()).toEqual(['te laat', 'te laat sinds kort', 'later', 'zonder belofte'])
    expect(await names({ weergave: 'te-laat' })).toEqual(['te laat', 'te laat sinds kort'])
    expect((await list()).counts).toMatchObject({ open: 4, 'te-laat': 2 })
  })

  it('has the newest on top where everything is shown, closed cases too', async () => {
    const closed = await message('gesloten')
    await message('open')
    await updateWholeList(shop)
    await change(
      "update cases set state = 'closed', closed_at = now(), closed_reason = 'spam' where id = $1",
      [closed],
    )
    expect(await names()).toEqual(['open'])
    expect(await names({ weergave: 'alles' })).toEqual(['open', 'gesloten'])
  })

  it('is one’s own, of a colleague, or of nobody', async () => {
    const other = await shop.staff('verkoop')
    const cases = { mij: await message('van mij'), ander: await message('van een ander') }
    await message('van niemand')
    await updateWholeList(shop)
    const assign = (id: number, staffId: string) =>
      change('update cases set assignee_id = $2 where id = $1', [id, staffId])
    await assign(cases.mij, colleague.colleague.id)
    await assign(cases.ander, other.colleague.id)
    expect(await names({ weergave: 'van-mij' })).toEqual(['van mij'])
    expect(await names({ weergave: 'van-mij' }, other)).toEqual(['van een ander'])
    expect(await names({ behandelaar: 'mij' })).toEqual(['van mij'])
    expect(await names({ behandelaar: other.colleague.id })).toEqual(['van een ander'])
    for (const query of [{ weergave: 'niemand' }, { behandelaar: 'niemand' }])
      expect(await names(query)).toEqual(['van niemand'])
    const { items, counts, colleagues } = await list({ weergave: 'van-mij' })
    const { id, name } = colleague.colleague
    expect(items[0]?.assignee).toEqual({ id, name })
    expect(counts).toEqual({ open: 3, 'te-laat': 0, 'van-mij': 1, niemand: 1 })
    expect(colleagues).toContainEqual({ id, name, open: 1, late: 0, today: 0 })
  })

  it('is filtered by kind, state and type', async () => {
    await placeOrder(shop)
    const answered = await message('beantwoord')
    await message('nieuw')
    await updateWholeList(shop)
    await change("update cases set state = 'answered' where id = $1", [answered])
    expect(await names({ soort: 'order' })).toEqual(['Bakkerij De Korenmolen B.V.'])
    expect(await names({ soort: 'form' })).toEqual(['beantwoord', 'nieuw'])
    expect(await names({ soort: 'form', status: 'answered' })).toEqual(['beantwoord'])
    expect(await names({ type: 'internet' })).toEqual(['Bakkerij De Korenmolen B.V.'])
    expect(await names({ type: 'mobiel' })).toEqual([])
    expect(await names({ soort: 'order', type: 'internet', behandelaar: 'mij' })).toEqual([])
  })

  it.each([
    { soort: 'onzin' },
    { status: 'acknowledged' },
    { soort: 'form', status: 'acknowledged' },
    { weergave: 'x', type: "'; drop table cases" },
    { behandelaar: 'niemand-die-bestaat' },
    { na: '1.2.3' },
    { na: 'x' },
    { voor: '-' },
    { zoek: ' ' },
    { na: '99999999999999999999.1' },
  ])('counts what is no filter as not given: %j', async query => {
    await message('nieuw')
    await updateWholeList(shop)
    expect(await names(query)).toEqual(['nieuw'])
  })

  it('is open to who may only read, and to nobody who is not signed in', async () => {
    expect(await names({}, await shop.staff('lezer'))).toEqual([])
    expect((await shop.visitor().get('/api/beheer/werklijst')).status).toBe(401)
  })
})

describe('pages of it', () => {
  /** 120 messages: in the order of the list, half of them due at the same moment, some never. */
  async function fill(): Promise<void> {
    await transaction(shop.testDatabase.database, async tx => {
      for (let count = 0; count < 120; count++) {
        const dueAt =
          count < 30
            ? new Date(Date.UTC(2020, 0, 1, count))
            : count < 100
              ? new Date(Date.UTC(2030, 0, 1))
              : null
        await openCase(tx, sentForm({ organizationName: String(count), dueAt }))
      }
    })
    await updateWholeList(shop)
  }

  /** All that is seen from the first page to the last, and then back again. */
  async function walk(query: Readonly<Record<string, string>>) {
    const forth: (readonly (string | null)[])[] = []
    let page = await list(query)
    for (;;) {
      forth.push(page.items.map(({ organizationName }) => organizationName))
      if (page.after === null) break
      page = await list({ ...query, na: page.after })
    }
    const back = [forth.at(-1) ?? []]
    while (page.before !== null) {
      page = await list({ ...query, voor: page.before })
      back.unshift(page.items.map(({ organizationName }) => organizationName))
    }
    return { forth, back }
  }

  it.each([
    [{ weergave: 'open' }, (count: number) => String(count)],
    [{ weergave: 'alles' }, (count: number) => String(119 - count)],
  ])('lead through everything once, forth and back: %j', async (query, nth) => {
    await fill()
    const { forth, back } = await walk(query)
    expect(forth.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(forth.flat()).toEqual(Array.from({ length: 120 }, (_, count) => nth(count)))
    expect(back).toEqual(forth)
  })

  it('miss nothing where a case before them is done meanwhile', async () => {
    await fill()
    const { after } = await list()
    await change(
      "update cases set state = 'closed', closed_at = now(), closed_reason = 'spam' where organization_name::integer < 50",
      [],
    )
    expect((await names({ na: after ?? '' })).slice(0, 2)).toEqual(['50', '51'])
  })

  it('have counts that end where nobody counts any more', async () => {
    await fill()
    expect((await list()).counts).toMatchObject({ open: 100, niemand: 100, 'te-laat': 30 })
  })
})

describe('a view of one’s own', () => {
  const save = (id: string, body: unknown, visitor = colleague) =>
    visitor.change('PUT', `/api/beheer/weergaven/${id}`, { body })
  const filters = { weergave: 'alles', soort: 'order', type: 'mobiel' } as const

  it('is kept once however often it is sent, renamed, and forgotten', async () => {
    const id = randomUUID()
    for (let press = 0; press < 2; press++)
      expect((await save(id, { name: 'Mobiel', filters })).status).toBe(204)
    expect((await list()).views).toMatchObject([
      { id, name: 'Mobiel', filters, isOwn: true, isShared: false },
    ])
    await save(id, { name: 'Mobiele orders', filters })
    expect((await list()).views).toMatchObject([
      { id, name: 'Mobiele orders', filters, isOwn: true, isShared: false },
    ])
    for (let press = 0; press < 2; press++)
      expect((await colleague.change('DELETE', `/api/beheer/weergaven/${id}`)).status).toBe(204)
    expect((await list()).views).toEqual([])
  })

  it('is nobody else’s to see, to change or to forget', async () => {
    const id = randomUUID()
    await save(id, { name: 'Mobiel', filters })
    const other = await shop.staff('lezer')
    expect((await list({}, other)).views).toEqual([])
    expect((await save(id, { name: 'Van een ander', filters }, other)).status).toBe(422)
    await other.change('DELETE', `/api/beheer/weergaven/${id}`)
    expect((await list()).views).toMatchObject([
      { id, name: 'Mobiel', filters, isOwn: true, isShared: false },
    ])
  })

  it.each([
    ['no name', { name: ' ', filters: {} }, 'Geef de weergave een naam'],
    ['a long name', { name: 'x'.repeat(41), filters: {} }, 'Naam mag uit hoogstens 40 tekens bestaan'],
    ['the name of another', { name: 'Mobiel', filters: {} }, 'Je hebt al een weergave met deze naam.'],
  ])('is refused with %s', async (_, body, sentence) => {
    await save(randomUUID(), { name: 'Mobiel', filters })
    const response = await save(randomUUID(), body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { name: { message: sentence } } })
  })

  it('is refused of a colleague whom there is not, and kept of one whom there is', async () => {
    const keep = (behandelaar: string) => save(randomUUID(), { name: behandelaar, filters: { behandelaar } })
    for (const wrong of [randomUUID(), 'iemand', '']) expect((await keep(wrong)).status).toBe(422)
    for (const right of ['mij', 'niemand', colleague.colleague.id])
      expect((await keep(right)).status).toBe(204)
  })

  it('is refused beyond twenty, and under what is no id', async () => {
    for (let count = 0; count < 20; count++) await save(randomUUID(), { name: `Weergave ${count}`, filters })
    const response = await save(randomUUID(), { name: 'Nog een', filters })
    expect(await response.json()).toMatchObject({
      errors: { name: { message: expect.stringMatching(/^Je hebt al 20 weergaven/) } },
    })
    expect((await save('1', { name: 'Nog een', filters })).status).toBe(422)
  })
})
