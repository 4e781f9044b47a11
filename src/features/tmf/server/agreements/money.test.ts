import { afterAll, describe, expect, test } from 'vitest'
import { CaseByLink, followCalls } from '../../../../api/follow-calls.ts'
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { formatEuro } from '../../../../common/money.ts'
import type { Day } from '../../../../common/working-days.ts'
import type { Agreement } from '../../../agreements/contract.ts'
import { customerAgreementCalls } from '../../../agreements/contract-mijn.ts'
import {
  agreementOf,
  confirmationsOf,
  deliverAtDesk,
  wantedOfAll,
} from '../../../agreements/server/testing.ts'
import { earliestLastDay, monthsLater } from '../../../agreements/term.ts'
import { cost, numberOf } from '../../../agreements/testing-oracle.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { change, newCustomer, type TestCustomer } from '../../../customers/server/mijn/testing.ts'
import { someAddress } from '../../../details/testing-person.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import {
  additionalData,
  caseIdOf,
  fibreFor3Years,
  fibreForAYear,
  place,
  rowsOf,
} from '../../../orders/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../../tracking/contract-mijn.ts'
import { tmfClient } from '../kit/testing.ts'

/** Money of an agreement, from its order to all that tells of it: the same to the cent wherever it is read. */

const shop = await startTestShop()
const client = await tmfClient(shop)
afterAll(() => shop.stop())
const today = dayInTheNetherlands(new Date())
const lastDay = earliestLastDay(today)

type SoldLine = {
  readonly position: number
  readonly quantity: number
  readonly cents: number
  readonly months: number
  readonly freeMonths: number
}

/** The lines of an order that are paid per month, as they were sold. */
const soldOf = (number: string) =>
  rowsOf<SoldLine>(
    shop,
    `select position, quantity, price_in_cents::float8 as cents, contract_duration as months,
       coalesce((product ->> 'freeMonths')::int, 0) as "freeMonths"
     from case_lines join cases on cases.id = case_id where number = $1 and contract_duration > 0 order by position`,
    [number],
  )

/** Writes down that an order was delivered on a day in the past. */
const deliveredOn = (number: string, day: Day) =>
  rowsOf(
    shop,
    `with delivered as (update cases set state = 'completed', closed_at = now() where number = $1 returning id)
     insert into events (case_id, type, data, actor_kind, occurred_at)
     select id, 'state-changed', '{"from": "inProgress", "to": "completed"}', 'system', $2::date + interval '12 hours'
     from delivered returning id`,
    [number, day],
  )

async function delivered(day: Day, products: readonly unknown[] = fibreForAYear) {
  const customer = await newCustomer(shop)
  const number = await place(customer.visitor, {
    products,
    additionalData: { ...additionalData, longTermConsent: true },
  })
  await deliveredOn(number, day)
  return { customer, number, termFrom: day }
}

/** Fibre for a year that was delivered five months ago, and moved today: its term goes on. */
async function moved() {
  const { customer, number, termFrom } = await delivered(monthsLater(today, -5))
  const replaces = { agreement: number, action: 'move', overlapDays: 0, costInCents: 0 }
  const order = await place(customer.visitor, {
    products: fibreForAYear,
    additionalData: { ...additionalData, postCodeAddress: { ...someAddress, houseNumber: '44' }, replaces },
  })
  await deliverAtDesk(shop, order)
  return { customer, number: order, termFrom }
}

async function followed(number: string): Promise<Agreement | null> {
  const linkKey = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), linkKey)
  const answer = await shop.visitor().post(followCalls.followCase.path, { body: { token } })
  const found = CaseByLink.parse(await answer.json())
  return found.kind === 'order' ? found.agreement : null
}

type TmfPrice = { readonly dutyFreeAmount: { readonly value: number } }
type TmfItem = {
  readonly quantity: number
  readonly productPrice: readonly [{ readonly price: TmfPrice }]
  readonly product?: readonly [{ readonly id: string }]
  readonly termOrCondition?: readonly { readonly id: string; readonly price?: TmfPrice }[]
}
const centsOf = ({ dutyFreeAmount }: TmfPrice) => Math.round(dutyFreeAmount.value * 100)

/** Cents per month and of leaving, by the place of each line, as every reader has them. */
async function readers(customer: TestCustomer, number: string) {
  const { path } = endpoint(customerOrderCalls.customerOrder, { nummer: number })
  const ofPage = OrderDetails.parse(await (await customer.visitor.get(path)).json()).agreement
  const ofShop = {
    account: await agreementOf(customer, number),
    'page of the order': ofPage,
    'page of the link': await followed(number),
  }
  const { body: agreement } = await client.get(`${tmfPath('TMF651', 'agreement')}/C${number}`)
  const items: readonly TmfItem[] = agreement.agreementItem
  const tmf651: unknown[] = []
  const tmf637: number[] = []
  for (const { quantity, productPrice, product, termOrCondition } of items) {
    const leaving = termOrCondition?.find(({ id }) => id === 'leaving')?.price
    if (!leaving) continue
    tmf651.push({ perMonth: quantity * centsOf(productPrice[0].price), leaving: centsOf(leaving) })
    const { body } = await client.get(`${tmfPath('TMF637', 'product')}/${product?.[0].id}`)
    tmf637.push(quantity * centsOf(body.productPrice[0].price))
  }
  const shown = Object.entries(ofShop).map(([name, found]) => {
    const lines = found?.lines.filter(({ centsPerMonth }) => centsPerMonth !== null) ?? []
    return [
      name,
      lines.map(line => ({ perMonth: line.centsPerMonth, leaving: line.wayOut?.costInCents })),
    ] as const
  })
  return { all: [...shown, ['TMF651', tmf651] as const], tmf637 }
}

const money = (cents: number) => formatEuro(cents).replace(/\s/g, ' ')

describe.each([
  ['fibre for 36 months, left in the middle', 100, () => delivered(monthsLater(today, -17), fibreFor3Years)],
  [
    'cloud, which costs nothing to leave',
    0,
    () =>
      delivered(monthsLater(today, -4), [
        { id: 42501, quantity: 5 },
        { id: 42502, quantity: 5 },
      ]),
  ],
  ['fibre for a year that goes on by the month', 100, () => delivered(monthsLater(today, -14))],
  ['fibre for a year that moved in the middle', 100, moved],
] as const)('%s', (_name, percentage, make) => {
  test('comes to the same cent in the order, the account, the link, the APIs, and the mail and PDF of its notice', async () => {
    const { customer, number, termFrom } = await make()
    const sold = await soldOf(number)
    expect(sold.length).toBeGreaterThan(0)
    const startedOn = (await agreementOf(customer, number)).lines[0]?.startedOn ?? ''
    const expected = sold.map(({ quantity, cents, months, freeMonths }) => {
      const perMonth = quantity * cents
      // The line as it began today where it moved, in the term that goes on.
      const began = { from: numberOf(termFrom), perMonth, freeMonths, newTerm: months }
      const since = { from: numberOf(startedOn), perMonth, freeMonths, newTerm: null }
      const happened = startedOn === termFrom ? [began] : [began, since]
      return { perMonth, leaving: cost({ happened, endsOn: null, percentage }, numberOf(lastDay)) }
    })
    const { all, tmf637 } = await readers(customer, number)
    for (const [reader, found] of all) expect(found, reader).toEqual(expected)
    expect(tmf637).toEqual(expected.map(({ perMonth }) => perMonth))
    const file = await (await customer.visitor.get(customerAgreementCalls.customerAgreementsFile.path)).text()
    for (const { perMonth } of expected)
      expect(file).toContain(`;"${(perMonth / 100).toFixed(2).replace('.', ',')}";`)

    const agreement = await agreementOf(customer, number)
    const { number: _, ...wanted } = wantedOfAll(agreement, lastDay)
    const total = expected.reduce((sum, { leaving }) => sum + (leaving ?? 0), 0)
    expect(wanted.costInCents).toBe(total)
    const notice = { ...wanted, lastDay, why: '', words: '' }
    const giving = endpoint(customerAgreementCalls.giveNotice, { nummer: number })
    expect((await change(customer.visitor, giving, { ...notice, costInCents: total + 1 })).status).toBe(422)
    expect((await change(customer.visitor, giving, notice)).status).toBe(204)
    const [given] = (await agreementOf(customer, number)).notices
    expect(given).toMatchObject({ costInCents: total, lastDay })
    expect(given?.lines.map(({ costInCents }) => costInCents)).toEqual(expected.map(({ leaving }) => leaving))
    const mails = await confirmationsOf(shop, [number])
    expect(mails.length).toBeGreaterThan(0)
    for (const { text, pdf } of mails)
      for (const told of [text, pdf]) {
        if (total === 0) expect(told).not.toMatch(/ten hoogste € [1-9]/)
        else expect(told).toContain(money(total))
        for (const { leaving } of expected) if (leaving) expect(told).toContain(money(leaving))
      }
    const { body: ended } = await client.get(`${tmfPath('TMF637', 'product')}/${number}-1`)
    expect(ended.status).toBe('pendingTerminate')
  })
})
