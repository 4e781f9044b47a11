import { afterAll, describe, expect, it } from 'vitest'
import { siteForms } from '../../../../content/site-forms.ts'
import { deskOf, enquiredCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { AddressCheckResult, addressCalls } from '../../addresses/contract.ts'
import { promiseOfLine } from '../../addresses/line-promise.ts'
import { promiseInWords } from '../../addresses/promise-texts.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { parseProduct } from '../../catalogue/products.ts'
import { sentForm } from '../../forms/server/testing.ts'
import {
  additionalData,
  address,
  guest,
  place,
  quoteForm,
  rowsOf,
  send,
} from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { acceptedOrder, quoteDeskOf, quoteLinkOf, quoteToken, requestedQuote } from './testing.ts'
import { draftFor, flat, type PromiseRow, rows } from './testing-promises.ts'

/* Calls of the website and of systems on when, for how much and whether, by the row of the address. */

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const system = await tmfClient(shop)
afterAll(() => shop.stop())

const placeOf = ({ at }: PromiseRow) => ({ ...address, ...at })
const productsOf = ({ lines }: PromiseRow) =>
  lines.map(({ productId, quantity }) => ({ id: productId, quantity }))
const lineIdOf = ({ lines: [line] }: PromiseRow) => line?.productId ?? 0

/** Words of weeks that nobody gave for an order or quote of the row. */
const otherWeeks = /\d+ tot \d+ weken/

/** The mails of a case as one text. */
async function mailsOf(number: string, colleague = seller): Promise<string> {
  const desk = deskOf(colleague, number)
  const { mails } = await desk.read()
  const texts = await Promise.all(
    mails.map(async ({ id }) => MailPreview.parse(await (await desk.get(`mails/${id}`)).json()).text),
  )
  return flat(texts.join('\n'))
}

describe.each(rows)('at an address that is $name', row => {
  const { zipCode, houseNumber, houseNumberSuffix } = placeOf(row)
  const obtainable = row.byNetwork?.obtainable ?? 'no'

  it('the address check offers the line as its row has it', async () => {
    const visitor = shop.visitor()
    const body = new FormData()
    for (const [name, value] of Object.entries({
      zipCode,
      housenumber: houseNumber,
      housenumber_extension: houseNumberSuffix,
      'g-recaptcha-response': await visitor.captchaToken('submit_zipcode_check'),
    }))
      body.set(name, value)
    const answer = AddressCheckResult.parse(
      await (await visitor.post(addressCalls.addressCheck.path, { body })).json(),
    )
    const line = answer.products.map(parseProduct).find(({ id }) => id === lineIdOf(row))
    const promise = line ? promiseOfLine(line) : null
    expect(promise && { obtainable: promise.obtainable, said: promiseInWords(promise) }).toEqual(
      row.byNetwork,
    )
  })

  it('TMF679 qualifies it only where it can be had, and promises no weeks', async () => {
    const { body } = await system.post(tmfPath('TMF679', 'productOfferingQualification'), {
      place: [
        {
          role: 'installationAddress',
          '@type': 'GeographicAddress',
          postcode: zipCode,
          streetNr: houseNumber,
          streetNrSuffix: houseNumberSuffix,
        },
      ],
      productOfferingQualificationItem: [{ id: '1', productOffering: { id: String(lineIdOf(row)) } }],
    })
    const [item] = body.productOfferingQualificationItem
    expect(item.qualificationItemResult).toBe(obtainable === 'now' ? 'qualified' : 'unqualified')
    expect(JSON.stringify(body)).not.toMatch(otherWeeks)
  })

  it('the checkout takes an order only where it can be had at once, and its answers promise nothing', async () => {
    const before = await rowsOf(shop, 'select from product_orders')
    const ordered = await send(shop.visitor(), {
      products: productsOf(row),
      additionalData: { ...additionalData, postCodeAddress: placeOf(row) },
      userWithoutAccountInformation: guest,
    })
    const isTaken = obtainable === 'now'
    expect(ordered.status).toBe(isTaken ? 201 : 422)
    expect(JSON.stringify(ordered.body)).not.toMatch(/weken|aanleg/)
    expect(await rowsOf(shop, 'select from product_orders')).toHaveLength(before.length + (isTaken ? 1 : 0))
  })

  it('an enquiry for fibre there is told by when we call, and nothing of weeks or costs', async () => {
    const number = await enquiredCase(shop, { zipCode, houseNumber, houseNumberExtension: houseNumberSuffix })
    const mails = await mailsOf(number)
    expect(mails).toContain(houseNumber)
    expect(mails).not.toMatch(/\bweken\b|aanleg|€/)
  })

  it('TMF648, TMF622 and TMF637 say beside their totals what the quote says, and no other weeks', async () => {
    const number = await requestedQuote(shop)
    expect((await quoteDeskOf(seller, number).send(draftFor(row, row.word))).status).toBe(200)
    const described = row.excluded === null ? {} : { description: row.excluded }
    const saidIn = (prices: readonly { priceType: string; description?: string }[]) =>
      prices.map(({ priceType, description }) => ({ priceType, ...(description && { description }) }))
    const once = [{ priceType: 'recurring' }, { priceType: 'nonRecurring', ...described }]
    const quote = (await system.get(tmfPath('TMF648', 'quote', number))).body
    expect(saidIn(quote.quoteTotalPrice)).toEqual(once)
    expect(saidIn(quote.quoteItem[0].quoteItemPrice)).toEqual(once)

    const link = quoteLinkOf(shop, await quoteToken(shop, number))
    const id = parseOrderNumber((await acceptedOrder(await link.accept())).number) ?? ''
    const path = tmfPath('TMF622', 'productOrder', id)
    const order = (await system.get(path)).body
    expect(saidIn(order.orderTotalPrice)).toEqual(once)
    // A day is promised once staff planned it.
    expect(order).not.toHaveProperty('expectedCompletionDate')
    await system.patch(path, { state: 'inProgress' })
    await system.patch(path, { state: 'completed' })
    const product = (await system.get(tmfPath('TMF637', 'product', `${id}-1`))).body
    for (const answer of [quote, order, product]) expect(JSON.stringify(answer)).not.toMatch(otherWeeks)
  })
})

it.each(rows.filter(({ byNetwork }) => byNetwork?.obtainable === 'by-quote'))(
  'the mail of a request for a line that is $name there says what its row has',
  async row => {
    const number = await place(shop.visitor(), {
      products: productsOf(row),
      additionalData: {
        requestType: 'quote',
        postCodeAddress: placeOf(row),
        resellerId: null,
        termsAccepted: true,
      },
      userWithoutAccountInformation: quoteForm,
    })
    const [weeks = '', costs = ''] = (row.byNetwork?.said ?? '').split(', aanleg ')
    const mails = await mailsOf(parseOrderNumber(number) ?? number)
    expect(mails).toContain(flat(weeks))
    expect(mails).toContain(flat(costs))
    expect(mails.replaceAll(flat(weeks), '')).not.toMatch(otherWeeks)
  },
)

const confirmed = Object.values(siteForms).flatMap(({ id, confirmation }) =>
  confirmation ? [{ id, heading: confirmation.heading }] : [],
)

it.each(confirmed)('the confirmation of the form $id promises no weeks and names no costs', async form => {
  const filledIn = { email: 'jan@jansen.example', naam: 'Jan Jansen', telefoon: '+31201234567' }
  const mails = await mailsOf(await sentForm(shop, form.id, filledIn), await shop.staff('beheerder'))
  expect(mails.toUpperCase()).toContain(form.heading.toUpperCase())
  expect(mails).not.toMatch(/\bweken\b|aanleg|€/)
})
