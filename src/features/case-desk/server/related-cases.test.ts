import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { searchSources } from '../../../app/server/search-sources.ts'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { mostRelated } from '../../cases/related-case.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { withGuest } from '../../orders/server/testing.ts'
import { createWorkListUpdater } from '../../work-list/server/update-work-list.ts'
import { caseDeskEvents } from '../events.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const admin = await shop.staff('beheerder')
afterAll(() => shop.stop())

/** Lists what came in, as the worker does. */
async function listed() {
  const update = createWorkListUpdater(shop.testDatabase.database, searchSources)
  while (await update());
}

let guests = 0
/** An order of a guest who has nothing in common with others but the place and what is given. */
function orderOf(guest: Parameters<typeof withGuest>[0]): Promise<string> {
  guests += 1
  const own = { email: `inkoop${guests}@firma${guests}.example`, phoneNumber: `+3120555${1000 + guests}` }
  return orderedCase(
    shop,
    withGuest({ kvkNumber: String(10_000_000 + guests), ...own, streetNumber: guests, ...guest }),
  )
}

const relatedOf = async (number: string, visitor = seller) => (await deskOf(visitor, number).read()).related

describe('beside a case', () => {
  it('stand those of the same guest, newest first, each with what they have in common', async () => {
    const first = await orderedCase(shop)
    const second = await orderedCase(shop)
    await listed()
    const [newest] = await relatedOf(first)
    expect(newest).toMatchObject({ number: second, isOpen: true, isLinked: false, stateLabel: 'ontvangen' })
    expect(newest?.by).toEqual(['kvk', 'address', 'phone', 'email'])
    expect((await relatedOf(second)).map(({ number }) => number)).toEqual([first])
  })

  it('stand no more than ten, the newest of them', async () => {
    const kvkNumber = '01234567'
    const numbers: string[] = []
    for (let i = 0; i < mostRelated + 2; i++) numbers.push(await orderOf({ kvkNumber }))
    await listed()
    const found = await relatedOf(numbers[0] ?? '')
    expect(found.map(({ number }) => number)).toEqual(numbers.toReversed().slice(0, mostRelated))
  })

  it('stand none that have the number in another place, as one’s own reference', async () => {
    const kvkNumber = '87654321'
    const one = await orderOf({ kvkNumber })
    const body = withGuest({ kvkNumber: '76543210', email: 'x@ander.example', phoneNumber: '+31205559999' })
    const other = await orderedCase(shop, { ...body, references: { purchaseOrderNumber: kvkNumber } })
    await listed()
    const shared = (await relatedOf(one)).find(({ number }) => number === other)
    expect(shared?.by ?? []).not.toContain('kvk')
  })

  it('stands no job application for who may not see it, and one of the same person for who may', async () => {
    const [applied, again] = [
      await sentForm(shop, 'sollicitatie', application),
      await sentForm(shop, 'sollicitatie', application),
    ]
    await listed()
    expect((await relatedOf(applied, admin)).map(({ number }) => number)).toContain(again)
    const { rows } = await shop.testDatabase.pool.query<{ contact_email: string }>(
      'select contact_email from cases where number = $1',
      [applied],
    )
    const enquiry = await enquiredCase(shop)
    await shop.testDatabase.pool.query('update cases set contact_email = $1 where number = $2', [
      rows[0]?.contact_email,
      enquiry,
    ])
    await listed()
    const seen = async (visitor: StaffVisitor) =>
      (await relatedOf(enquiry, visitor)).map(({ number }) => number)
    expect(await seen(admin)).toContain(applied)
    expect(await seen(seller)).not.toContain(applied)
  })
})

describe('a link', () => {
  const linkedOf = async (number: string) =>
    (await relatedOf(number)).filter(({ isLinked }) => isLinked).map(each => each.number)

  it('stands at both cases with an event, and goes again', async () => {
    const [one, other] = [await orderOf({}), await enquiredCase(shop)]
    await listed()
    const desk = deskOf(seller, one)
    const id = randomUUID()
    for (const _press of [1, 2])
      expect(
        (await desk.act('koppelen', { id, other: ` ${other.replace(/(\d{3})(?=\d)/g, '$1-')} ` })).status,
      ).toBe(204)
    expect([await linkedOf(one), await linkedOf(other)]).toEqual([[other], [one]])
    for (const [number, linked] of [
      [one, other],
      [other, one],
    ] as const) {
      const { timeline } = await deskOf(seller, number).read()
      expect(timeline.filter(({ type }) => type === caseDeskEvents.linked)).toMatchObject([
        { by: { name: seller.colleague.name }, data: { linked } },
      ])
    }
    expect((await deskOf(seller, other).act('ontkoppelen', { other: one })).status).toBe(204)
    expect([await linkedOf(one), await linkedOf(other)]).toEqual([[], []])
  })

  it.each([
    ['koppelen', 'geen nummer', 'Er is geen andere zaak met dit nummer.'],
    ['koppelen', '', 'Vul het nummer van een zaak in'],
    ['koppelen', 'itself', 'Er is geen andere zaak met dit nummer.'],
    ['koppelen', 'application', 'Er is geen andere zaak met dit nummer.'],
    ['koppelen', 'linked', 'Deze zaken zijn al gekoppeld.'],
    ['ontkoppelen', 'unlinked', 'Deze zaken zijn niet gekoppeld.'],
  ])('%s with %j is refused at its field', async (act, typed, message) => {
    const one = await orderOf({})
    const desk = deskOf(seller, one)
    const others: Readonly<Record<string, () => Promise<string>>> = {
      itself: async () => one,
      application: () => sentForm(shop, 'sollicitatie', application),
      unlinked: () => enquiredCase(shop),
      linked: async () => {
        const other = await enquiredCase(shop)
        await desk.act('koppelen', { other })
        return other
      },
    }
    const other = (await others[typed]?.()) ?? typed
    const { version } = await desk.read()
    const response = await desk.act(act, { other })
    expect(response.status).toBe(422)
    expect(Failure.parse(await response.json()).errors).toMatchObject({ other: { message } })
    expect((await desk.read()).version).toBe(version)
  })

  it('joins no job application with another kind of case, for administrators either', async () => {
    const applied = await sentForm(shop, 'sollicitatie', application)
    const response = await deskOf(admin, await orderOf({})).act('koppelen', { other: applied })
    expect(response.status).toBe(422)
  })

  it('goes with either case', async () => {
    const [one, other] = [await orderOf({}), await enquiredCase(shop)]
    await deskOf(seller, one).act('koppelen', { other })
    const { pool } = shop.testDatabase
    const client = await pool.connect()
    await client.query("begin; set local shop.retention = 'on'")
    await client.query('delete from cases where number = $1', [other])
    await client.query('commit')
    client.release()
    const { rows } = await pool.query(
      'select from case_links join cases on cases.id in (case_id, other_id) where number = $1',
      [one],
    )
    expect(rows).toEqual([])
  })
})
