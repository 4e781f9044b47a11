import { afterAll, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { correctionRefusals } from '../../cases/server/texts.ts'
import { addCustomer } from '../../customers/server/testing.ts'
import { acceptedOrder, sentQuote } from '../../quotes/server/testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const wrong = 'Bakkerij De Korenmolen B.V.'
const right = 'Korenmolen Bakkers B.V.'
const values = [{ field: 'companyName', before: wrong, after: right }]

/** Corrects the name of the company alone. */
async function correct(number: string, companyName: string): Promise<Response> {
  const desk = deskOf(seller, number)
  const { correctable, contact } = await desk.read()
  const { email, phone: phoneNumber } = contact
  return desk.act('gegevens', {
    ...correctable,
    firstName: correctable.firstName ?? '',
    email,
    phoneNumber,
    companyName,
  })
}

test('the name of a guest’s company is another on the case, its pages and what is made from then on', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  const files = async () =>
    Promise.all(
      ['bevestiging', 'contractsamenvatting'].map(async name =>
        Buffer.from(await (await desk.get(`documenten/${name}`)).arrayBuffer()).toString('base64'),
      ),
    )
  const made = await files()
  expect((await correct(number, right)).status).toBe(204)
  const after = await desk.read()
  expect(after).toMatchObject({ organization: right, correctable: { companyName: right } })
  expect(after.facts).toContainEqual({ name: 'Organisatie', value: right })
  expect(after.timeline[0]).toMatchObject({ type: 'case-corrected', values })
  expect(await statusPage(shop, number)).toMatchObject({ companyName: right })
  const mail = after.mails.find(({ kind }) => kind === 'order-confirmation')
  const { html } = await (await desk.get(`mails/${mail?.id}`)).json()
  expect(html).toContain(right)
  // A document that the customer may have got says as before what was agreed then.
  expect(await files()).toEqual(made)
})

test('a quote and the order that it became are corrected together', async () => {
  const { number, link } = await sentQuote(shop, seller)
  const order = (await acceptedOrder(await link.accept())).number.replaceAll('-', '')
  expect((await correct(order, right)).status).toBe(204)
  expect(await deskOf(seller, number).read()).toMatchObject({ organization: right })
  expect(await link.read()).toMatchObject({ companyName: right })
})

test('an enquiry is corrected in its answers too', async () => {
  const number = await enquiredCase(shop)
  expect((await correct(number, 'Jansen en Zonen B.V.')).status).toBe(204)
  const { organization, facts } = await deskOf(seller, number).read()
  expect(organization).toBe('Jansen en Zonen B.V.')
  expect(facts.map(({ value }) => value)).toContain('Jansen en Zonen B.V.')
})

test.each([
  ['', 'an empty one'],
  ['Zie https://elders.example', 'one with a link'],
])('%j is refused at its field', async companyName => {
  const number = await orderedCase(shop)
  const response = await correct(number, companyName)
  expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['companyName']])
  expect((await deskOf(seller, number).read()).organization).toBe(wrong)
})

test('the company of an account keeps its own name, which is corrected with the account', async () => {
  const number = await orderedCase(shop)
  const customer = await addCustomer(shop, { email: 'lotte@korenmolen.example', password: 'een goed geheim' })
  await shop.testDatabase.pool.query('update cases set customer_id = $2 where number = $1', [
    number,
    customer,
  ])
  expect((await deskOf(seller, number).read()).correctable.companyName).toBeNull()
  const response = await correct(number, right)
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    { companyName: { message: correctionRefusals.companyOfAccount } },
  ])
})
