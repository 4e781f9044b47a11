import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../../api/follow-calls.ts'
import { deskOf } from '../../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import { casePath } from '../../../cases/contract.ts'
import { MailPreview } from '../../../cases/contract-timeline.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { caseIdOf } from '../../../orders/server/testing.ts'
import { CustomerQuotes, customerQuoteCalls, QuoteDetails } from '../../../quotes/contract-mijn.ts'
import { quoteStatusTexts } from '../../../quotes/followed-quotes.ts'
import {
  acceptedOrder,
  expireQuote,
  offered,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
} from '../../../quotes/server/testing.ts'
import { CustomerOrders, customerOrderCalls, OrderDetails } from '../../../tracking/contract-mijn.ts'
import { orderStatusTexts } from '../../../tracking/followed-orders.ts'
import { newCustomer, orderOf, quoteOf } from './testing.ts'

const { followCase } = followCalls
const { customerOrder, customerOrders } = customerOrderCalls
const { customerQuote, customerQuotes } = customerQuoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const customer = await newCustomer(shop)
afterAll(() => shop.stop())

const day = '2027-01-12'
const jsonOf = async (path: string): Promise<unknown> => (await customer.visitor.get(path)).json()

const followed = async (number: string) => {
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  return CaseByLink.parse(await (await shop.visitor().post(followCase.path, { body: { token } })).json())
}

/** Status texts of an order or quote in the list, on its page, and behind the mailed link. */
async function saidOf(number: string): Promise<readonly string[]> {
  const shown = await followed(number)
  const listed = <Item extends { readonly number: string }>(items: readonly Item[]): Item => {
    const item = items.find(each => each.number === formatOrderNumber(number))
    if (!item) throw new Error('It is not in the list')
    return item
  }
  const standings =
    shown.kind === 'order'
      ? [
          listed(CustomerOrders.parse(await jsonOf(customerOrders.path))),
          OrderDetails.parse(await jsonOf(endpoint(customerOrder, { nummer: number }).path)),
          shown,
        ].map(({ state, progress }) => orderStatusTexts(state, progress))
      : [
          listed(CustomerQuotes.parse(await jsonOf(customerQuotes.path))),
          QuoteDetails.parse(await jsonOf(endpoint(customerQuote, { nummer: number }).path)),
          shown,
        ].map(({ state, progress }) => quoteStatusTexts(state, progress))
  return standings.map(({ label, next }) => `${label}: ${next}`.replaceAll('\u00a0', ' '))
}

const atDesk = (number: string) => deskOf(seller, number)
const moved = (state: string) => async (number: string) => {
  await atDesk(number).act('status', { state, mail: false })
}
const confirmed = moved('inProgress')

describe('list, page and mailed link say the same of', () => {
  it.each<readonly [string, (number: string) => Promise<unknown>, RegExp]>([
    ['that came in', async () => undefined, /^Ontvangen: We bellen je uiterlijk/],
    [
      'with a call agreed',
      number => atDesk(number).act('belafspraak', { day, time: '11:00' }),
      /^Ontvangen: We bellen je di 12 jan, 11:00\.$/,
    ],
    ['that was confirmed', confirmed, /^Wordt geleverd: We bellen je uiterlijk/],
    [
      'with a day',
      async number => {
        await confirmed(number)
        await atDesk(number).act('levering', { day, partOfDay: 'morning', installer: '', mail: false })
      },
      /^Wordt geleverd: We leveren dinsdag 12 januari/,
    ],
    [
      'that waits',
      number => atDesk(number).act('status', { state: 'held', reason: 'customer-day', mail: false }),
      /^Wacht op jou: We wachten tot je een dag voor de levering hebt gekozen\. Bel of mail ons/,
    ],
    ['in preparation', moved('pending'), /^In behandeling: /],
    [
      'that was delivered',
      async number => {
        await confirmed(number)
        await moved('completed')(number)
      },
      /^Geleverd: /,
    ],
    ['that was cancelled', moved('cancelled'), /^Geannuleerd: /],
    ['that was rejected', moved('rejected'), /^Afgewezen: /],
    [
      'that failed',
      async number => {
        await confirmed(number)
        await moved('failed')(number)
      },
      /^Mislukt: De levering is niet gelukt\. Bel of mail ons/,
    ],
  ])('an order %s', async (_, bring, says) => {
    const number = await orderOf(customer)
    await bring(number)
    const said = await saidOf(number)
    expect(said[0]).toMatch(says)
    expect(said).toEqual([said[0], said[0], said[0]])
  })

  const sent = (number: string) => quoteDeskOf(seller, number).send()
  const linkOf = async (number: string) => quoteLinkOf(shop, await quoteToken(shop, number))

  it.each<readonly [string, (number: string) => Promise<unknown>, RegExp]>([
    ['that was asked for', async () => undefined, /^In behandeling: We bellen je uiterlijk/],
    ['that needs to be found out', moved('pending'), /^Wacht op informatie: /],
    ['that was sent', sent, /^Wacht op je akkoord: /],
    [
      'that expired',
      async number => {
        await sent(number)
        await expireQuote(shop, number)
      },
      /^Verlopen: De laatste dag om te accepteren is voorbij/,
    ],
    [
      'that expired and was renewed',
      async number => {
        await sent(number)
        await expireQuote(shop, number)
        await quoteDeskOf(seller, number).renew()
      },
      /^Wacht op je akkoord: /,
    ],
    [
      'that was declined',
      async number => {
        await sent(number)
        await (await linkOf(number)).decline()
      },
      /^Afgewezen: /,
    ],
    [
      'that was withdrawn',
      async number => {
        await sent(number)
        await quoteDeskOf(seller, number).withdraw()
      },
      /^Ingetrokken: /,
    ],
    [
      'that was withdrawn and opened again',
      async number => {
        await sent(number)
        await quoteDeskOf(seller, number).withdraw()
        await quoteDeskOf(seller, number).send({ ...offered, discounts: [] })
      },
      /^Wacht op je akkoord: /,
    ],
    [
      'that was accepted',
      async number => {
        await sent(number)
        await acceptedOrder(await (await linkOf(number)).accept())
      },
      /^Geaccepteerd: /,
    ],
  ])('a quote %s', async (_, bring, says) => {
    const number = await quoteOf(customer)
    await bring(number)
    const said = await saidOf(number)
    expect(said[0]).toMatch(says)
    expect(said).toEqual([said[0], said[0], said[0]])
  })
})

describe('an answer by mail', () => {
  const answerTo = async (number: string) => {
    const { version } = await atDesk(number).read()
    const response = await seller.post(casePath(number, 'voorbeeld'), {
      body: { act: 'antwoord', id: randomUUID(), version, subject: 'Je vraag', text: 'Dat kan.' },
    })
    return MailPreview.parse(await response.json()).text
  }

  it('leads to deciding about a quote while it can be decided, and never after', async () => {
    const number = await quoteOf(customer)
    await quoteDeskOf(seller, number).send()
    expect(await answerTo(number)).toContain('/prijsopgave#')
    await expireQuote(shop, number)
    expect(await answerTo(number)).not.toContain('/prijsopgave#')
    await quoteDeskOf(seller, number).renew()
    expect(await answerTo(number)).toContain('/prijsopgave#')
    await quoteDeskOf(seller, number).withdraw()
    expect(await answerTo(number)).not.toContain('/prijsopgave#')
  })
})
