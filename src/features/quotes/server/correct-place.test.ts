import { afterAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { address, fibreForAYear } from '../../orders/server/testing.ts'
import { emptyDraft } from '../part.ts'
import { onlyPart, quoteDeskOf, quoteLinkOf, quoteToken, requestedQuote } from './testing.ts'

/* The address of a quote that is corrected after it came in: what is promised there is asked again. */

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const lines = fibreForAYear.map(({ id, quantity }) => ({ productId: id, quantity }))
/** Lies ready. */
const ready = address
const alsoReady = { ...address, houseNumber: '44' }
/** Near-net, with other weeks and costs. */
const near = {
  ...address,
  zipCode: '3447GT',
  houseNumber: '1',
  streetName: 'Watermolenlaan',
  city: 'Woerden',
}
const asNear = '10 tot 20 weken, aanleg €\u00a01.250,00'
const asReady = '1 tot 3 weken, aanleg geen'

async function correct(number: string, to: typeof address): Promise<Response> {
  const desk = deskOf(seller, number)
  const { correctable, contact } = await desk.read()
  return desk.act('gegevens', {
    ...correctable,
    firstName: '',
    email: contact.email,
    phoneNumber: contact.phone,
    address: to,
  })
}

async function sentAt(at: typeof address) {
  const number = await requestedQuote(shop)
  const sent = await quoteDeskOf(seller, number).send(onlyPart({ ...emptyDraft, lines }, { address: at }))
  expect(sent.status).toBe(200)
  return { number, link: quoteLinkOf(shop, await quoteToken(shop, number)) }
}

describe('of a version that waits for the customer', () => {
  it.each([
    ['better than', ready, near, `${asNear} in plaats van ${asReady}`],
    ['worse than', near, ready, `${asReady} in plaats van ${asNear}`],
  ])(
    'a place that is promised %s the corrected one is kept, and the colleague reads what differs',
    async (_, from, to, differs) => {
      const { number, link } = await sentAt(from)
      // The address of the document ends at another moment each time.
      const read = async () => ({ ...(await link.read()), documentPath: null })
      const before = await read()
      const response = await correct(number, to)
      expect(response.status).toBe(422)
      const { errors } = Failure.parse(await response.json())
      expect(errors).toEqual({ 'address.zipCode': { message: expect.stringContaining(differs) } })
      expect(await read()).toEqual(before)
      expect((await deskOf(seller, number).read()).correctable.address).toMatchObject({
        zipCode: from.zipCode,
      })
    },
  )

  it('goes where the same is promised', async () => {
    const { number, link } = await sentAt(ready)
    expect((await correct(number, alsoReady)).status).toBe(204)
    expect((await link.read()).parts.map(part => part.address.houseNumber)).toEqual(['44'])
  })
})

describe('of a request', () => {
  it('has the case say what the networks give there, and tells both', async () => {
    const number = await requestedQuote(shop)
    const desk = deskOf(seller, number)
    const was = await desk.read()
    expect((await correct(number, near)).status).toBe(204)
    const { facts, timeline, lines: now, totals } = await desk.read()
    expect(facts.filter(({ name }) => /Levertijd|aanleg/.test(name)).map(({ value }) => value)).toEqual([
      '10 tot 20 weken',
      expect.stringContaining('€\u00a01.250,00'),
    ])
    expect(timeline[0]?.values).toContainEqual({ field: 'delivery', before: asReady, after: asNear })
    expect([totals, now.length]).toEqual([was.totals, was.lines.length])
  })
})
