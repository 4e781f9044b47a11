import { afterAll, describe, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase, quoteOfEnquiry } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { casePath } from '../../cases/contract.ts'
import { caseEvents } from '../../cases/events.ts'
import { addCustomer } from '../../customers/server/testing.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { guest, order } from '../../orders/server/testing.ts'
import { quoteCalls } from '../../quotes/contract.ts'
import { acceptedOrder, quoteToken, sentQuote } from '../../quotes/server/testing.ts'

const { quoteByLink } = quoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const rows = async (text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> =>
  (await shop.testDatabase.pool.query(text, [...values])).rows
const recipients = async (number: string) =>
  (
    await rows(
      `select distinct recipient from deliveries join cases on cases.id = case_id
       where number = $1 and deliveries.state in ('queued', 'dead') order by recipient`,
      [number],
    )
  ).map(({ recipient }) => recipient)
const corrected = { name: 'de Wit', email: 'nieuw@korenmolen.example', phoneNumber: '06 12345679' }

describe('an order', () => {
  test('is corrected with what was and becomes, and what did not arrive goes to the new address', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    const before = await desk.read()
    await rows(
      `update deliveries set state = 'dead', ended_at = now(), last_error = '550' where kind = 'order-confirmation'
       and case_id = (select id from cases where number = $1) returning id`,
      [number],
    )
    const address = { ...before.correctable.address, city: 'AMSTERDAM' }
    const response = await desk.act('gegevens', { ...corrected, firstName: 'Anna', address })
    expect(response.status).toBe(204)
    const after = await desk.read()
    expect(after.contact).toEqual({
      name: 'Anna de Wit',
      email: corrected.email,
      phone: '+31612345679',
    })
    expect(after.correctable).toMatchObject({ firstName: 'Anna', name: 'de Wit', address })
    expect(after.timeline[0]).toMatchObject({ type: 'case-corrected' })
    expect(after.timeline[0]?.values).toContainEqual({
      field: 'email',
      before: 'lotte@korenmolen.example',
      after: corrected.email,
    })
    expect(await recipients(number)).not.toContain('lotte@korenmolen.example')
    const dead = after.mails.find(({ kind }) => kind === 'order-confirmation')
    expect(dead).toMatchObject({ state: 'dead', recipient: corrected.email })
  })

  test('is followed by a new link alone once its e-mail address is another', async () => {
    const number = await orderedCase(shop)
    const [found] = await rows('select id::int as id from cases where number = $1', [number])
    const key = testSecrets.deriveKey('account-link')
    const token = () => progressToken(shop.testDatabase.database, Number(found?.id), key)
    const old = await token()
    const { address } = (await deskOf(seller, number).read()).correctable
    const desk = deskOf(seller, number)
    const same = { firstName: 'Lotte', name: 'van den Heuvel', email: 'lotte@korenmolen.example', address }
    await desk.act('gegevens', { ...same, phoneNumber: '06 12345679' })
    expect(await token()).toBe(old)
    await desk.act('gegevens', { ...same, phoneNumber: '06 12345679', email: corrected.email })
    expect(await token()).not.toBe(old)
  })

  test('is not delivered to a street that is not at its postcode', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    const { address } = (await desk.read()).correctable
    const elsewhere = { ...address, streetName: 'Dorpsstraat' }
    const response = await desk.act('gegevens', { ...corrected, firstName: 'Anna', address: elsewhere })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([
      422,
      ['address.streetName'],
    ])
    expect((await desk.read()).correctable.firstName).toBe('Lotte')
  })

  test('is refused at every field that is wrong, and nothing is corrected', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    const { address, references } = (await desk.read()).correctable
    const response = await desk.act('gegevens', {
      ...corrected,
      firstName: '',
      email: '',
      phoneNumber: '0900 1234567',
      address: { ...address, streetName: 'Dorpsstraat' },
      references,
    })
    expect([response.status, Object.keys((await response.json()).errors).sort()]).toEqual([
      422,
      ['address.streetName', 'email', 'firstName', 'phoneNumber'],
    ])
    expect((await desk.read()).contact.name).toBe('Lotte van den Heuvel')
  })

  test('and the quote that it was are read by no link that went to the other address', async () => {
    const { number, link } = await sentQuote(shop, seller)
    const token = await quoteToken(shop, number)
    const order = (await acceptedOrder(await link.accept())).number.replaceAll('-', '')
    const seen = async () => (await shop.visitor().post(quoteByLink.path, { body: { token } })).status
    expect(await seen()).toBe(200)
    const { correctable } = await deskOf(seller, order).read()
    const response = await deskOf(seller, order).act('gegevens', { ...correctable, ...corrected })
    expect(response.status).toBe(204)
    expect(await seen()).toBe(404)
  })

  test('of a guest takes its organisation along, whose mailbox sees the order; that of an account stays', async () => {
    const stored = async (number: string) =>
      (
        await rows(
          `select organization ->> 'email' as email, organization ->> 'phoneNumber' as phone from product_orders
           join cases on cases.id = case_id where number = $1`,
          [number],
        )
      )[0]
    const own = { ...order, userWithoutAccountInformation: { ...guest, email: 'lotte@korenmolen.example' } }
    const number = await orderedCase(shop, own)
    const before = await stored(number)
    expect(before).toEqual({ email: 'lotte@korenmolen.example', phone: '+31201234567' })
    const change = { ...(await deskOf(seller, number).read()).correctable, ...corrected }
    expect((await deskOf(seller, number).act('gegevens', change)).status).toBe(204)
    expect(await stored(number)).toEqual({ email: corrected.email, phone: '+31612345679' })

    const accounts = await orderedCase(shop, own)
    const customer = await addCustomer(shop, {
      email: 'lotte@korenmolen.example',
      password: 'wachtwoord van lotte',
    })
    await rows('update cases set customer_id = $2 where number = $1', [accounts, customer])
    expect((await deskOf(seller, accounts).act('gegevens', change)).status).toBe(204)
    expect(await stored(accounts)).toEqual(before)
  })

  test.each([
    [{ email: 'geen adres' }, 'email'],
    [{ email: '' }, 'email'],
    [{ phoneNumber: '123' }, 'phoneNumber'],
    [{ name: '' }, 'name'],
    [{ firstName: '' }, 'firstName'],
  ])('is not corrected with %j', async (changes, field) => {
    const desk = deskOf(seller, await orderedCase(shop))
    const { address } = (await desk.read()).correctable
    const response = await desk.act('gegevens', { ...corrected, firstName: 'Anna', address, ...changes })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual([field])
    expect((await desk.read()).contact.email).toBe('lotte@korenmolen.example')
  })

  test('is corrected by nobody who may only read', async () => {
    const number = await orderedCase(shop)
    const body = { ...corrected, firstName: 'Anna', address: null, id: crypto.randomUUID(), version: 1 }
    const reader = await shop.staff('lezer')
    expect((await reader.post(casePath(number, 'gegevens'), { body })).status).toBe(403)
  })

  test('shows its whole IBAN to an administrator, who is written down, and to nobody else', async () => {
    const number = await orderedCase(shop)
    const administrator = await shop.staff('beheerder')
    const path = casePath(number, 'iban')
    expect((await seller.post(path)).status).toBe(403)
    const response = await administrator.post(path)
    expect([response.status, await response.json()]).toEqual([200, { iban: 'NL91ABNA0417164300' }])
    expect(
      await rows(
        `select actor_id from events join cases on cases.id = case_id where type = 'iban-viewed' and number = $1`,
        [number],
      ),
    ).toEqual([{ actor_id: administrator.colleague.id }])
  })
})

describe('what came of one request', () => {
  /** A quote that became an order, and what the desk shows of both. */
  async function quoteAndOrder() {
    const { number, link } = await sentQuote(shop, seller)
    const order = (await acceptedOrder(await link.accept())).number.replaceAll('-', '')
    return { quote: deskOf(seller, number), order: deskOf(seller, order), numbers: { quote: number, order } }
  }
  const correct = async (desk: ReturnType<typeof deskOf>, changes: object) => {
    const { correctable, contact } = await desk.read()
    const asIs = {
      ...correctable,
      firstName: correctable.firstName ?? '',
      email: contact.email,
      phoneNumber: contact.phone,
    }
    return (await desk.act('gegevens', { ...asIs, ...changes })).status
  }

  test.each([
    ['order', 'quote'],
    ['quote', 'order'],
  ] as const)('is corrected with the %s: its %s is mailed at the right address too', async (one, other) => {
    const both = await quoteAndOrder()
    const before = (await both[one].read()).contact
    await rows(
      `update deliveries set state = 'dead', ended_at = now(), last_error = '550' where recipient = $2
       and (case_id = (select id from cases where number = $1)
         or event_id in (select id from events where case_id = (select id from cases where number = $1)))`,
      [both.numbers[other], before.email],
    )
    expect(await correct(both[one], { email: corrected.email })).toBe(204)
    const after = await both[other].read()
    expect(after.contact).toEqual({ ...before, email: corrected.email })
    expect(after.timeline.find(({ type }) => type === caseEvents.corrected)).toMatchObject({
      by: { kind: 'staff' },
      values: [{ field: 'email', before: before.email, after: corrected.email }],
    })
    expect(after.mails.map(({ recipient }) => recipient)).toContain(corrected.email)
    expect(await recipients(both.numbers[other])).not.toContain(before.email)
  })

  test('a name too, in its parts where it has parts', async () => {
    const { quote, order } = await quoteAndOrder()
    expect(await correct(quote, { name: 'Anna de Wit' })).toBe(204)
    expect((await order.read()).correctable).toMatchObject({ firstName: 'Anna', name: 'de Wit' })
  })

  test('what says something else stays as it is', async () => {
    const { quote, order, numbers } = await quoteAndOrder()
    await rows(`update cases set contact_email = 'inkoop@korenmolen.example' where number = $1`, [
      numbers.quote,
    ])
    const before = await quote.read()
    expect(await correct(order, { email: corrected.email })).toBe(204)
    expect(await quote.read()).toMatchObject({ contact: before.contact, version: before.version })
  })

  test('an enquiry is corrected with the quote that was made of it', async () => {
    const enquiry = deskOf(seller, await enquiredCase(shop))
    const made = await (await enquiry.act('prijsopgave', quoteOfEnquiry)).json()
    expect(await correct(deskOf(seller, made.number), { email: corrected.email })).toBe(204)
    const { contact, facts } = await enquiry.read()
    expect(contact.email).toBe(corrected.email)
    expect(facts).toContainEqual({ name: 'E-mailadres', value: corrected.email })
  })
})

test('an enquiry is corrected in its answers too', async () => {
  const desk = deskOf(seller, await enquiredCase(shop))
  expect((await desk.act('gegevens', { ...corrected, firstName: '', address: null })).status).toBe(204)
  const { contact, facts } = await desk.read()
  expect(contact).toMatchObject({ name: 'de Wit', email: corrected.email })
  expect(facts).toContainEqual({ name: 'E-mailadres', value: corrected.email })
  expect(facts).toContainEqual({ name: 'Telefoonnummer', value: '06 12345679' })
})

test('a form that asked for no address by mail stays without one, and an application is corrected by who reads it', async () => {
  const asked = await sentForm(shop, 'bel-mij-terug', { naam: 'Piet', telefoon: '+31201234567' })
  const change = { firstName: '', name: 'Piet de Wit', email: '', phoneNumber: '020 1234568', address: null }
  expect((await deskOf(seller, asked).act('gegevens', change)).status).toBe(204)
  expect((await deskOf(seller, asked).read()).contact).toEqual({
    name: 'Piet de Wit',
    email: null,
    phone: '+31201234568',
  })
  const applied = await sentForm(shop, 'sollicitatie', application)
  const staff = await shop.staff('personeel')
  expect((await deskOf(staff, applied).act('gegevens', { ...change, email: corrected.email })).status).toBe(
    204,
  )
})
