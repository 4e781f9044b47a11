import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, test } from 'vitest'
import { apiCalls } from '../../../../api/calls.ts'
import { startTestShop, type TestVisitor } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { captchaField } from '../../../../common/contract/captcha.ts'
import { csrfHeader } from '../../../../common/contract/session.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import { transferCustomerCalls } from '../../../agreement-transfers/contract-mijn.ts'
import { customerAgreementCalls } from '../../../agreements/contract-mijn.ts'
import { noticesCalls } from '../../../agreements/contract-together.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { customerQuoteCalls } from '../../../quotes/contract-mijn.ts'
import { quoteDeskOf } from '../../../quotes/server/testing.ts'
import { savedCartCalls } from '../../../saved-carts/contract.ts'
import { trackingCalls } from '../../../tracking/contract.ts'
import { customerDocumentCalls, customerOrderCalls } from '../../../tracking/contract-mijn.ts'
import { customerCalls } from '../../contract.ts'
import { customerLoginCalls } from '../../contract-login.ts'
import {
  change,
  companyDetails,
  contacts,
  newCustomer,
  orderOf,
  passwordAgain,
  quoteOf,
  type TestCustomer,
} from './testing.ts'

const { wishOfCustomer } = trackingCalls
const { changeCompany, changeContacts, customerDetails } = customerCalls
const { customerDocuments } = customerDocumentCalls
const { customerOrder, customerOrders } = customerOrderCalls
const { customerQuote, customerQuotes } = customerQuoteCalls
const {
  customerAgreement,
  customerAgreements,
  customerAgreementsFile,
  giveNotice,
  ownAgreementToChange,
  withdrawNotice,
} = customerAgreementCalls
const { partyMandateFile } = transferCustomerCalls
const { changeLoginEmail, changePassword, customerSessions, endOtherSessions, endSession } =
  customerLoginCalls
const { customerCart, customerCarts, forgetCart, saveCart } = savedCartCalls

const shop = await startTestShop()
const anna = await newCustomer(shop)
const bart = await newCustomer(shop)
const order = await orderOf(bart)
await rowsOf(
  shop,
  `insert into delivery_plans (case_id, day, part_of_day) select id, current_date + 10, 'morning' from cases where number = $1`,
  [order],
)
const quote = await quoteOf(bart)
await quoteDeskOf(await shop.staff('verkoop'), quote).send()
const [mine] = (await (await bart.visitor.get(customerSessions.path)).json()) as { id: string }[]
const session = mine?.id ?? ''
await saveSomething(bart)
const [kept] = (await (await bart.visitor.get(customerCarts.path)).json()) as { id: string }[]
const cart = kept?.id ?? ''
afterAll(() => shop.stop())

/** Has a customer keep a cart for later. */
async function saveSomething({ visitor, email }: TestCustomer) {
  const [captcha, lines] = [await visitor.captchaToken('submit_form'), [{ id: 31001, quantity: 1 }]]
  const body = { productType: 'telefonie', requestType: 'order', address: null, lines, email }
  await visitor.post(saveCart.path, { body: { ...body, [captchaField]: captcha } })
}

type Call = { readonly method: string; readonly path: string; readonly body?: unknown }

const notice = {
  id: randomUUID(),
  positions: [0],
  lastDay: '2027-01-31',
  costInCents: 0,
  why: '',
  words: '',
}

const { id, positions, costInCents, ...common } = notice
const notices = {
  ...common,
  agreements: [{ id, number: formatOrderNumber(order), positions, costInCents }],
}

/** Resources that only Bart may read, by their place in the path. */
const bartsOwn = (): Call[] => [
  endpoint(customerOrder, { nummer: order }),
  { method: 'GET', path: `${endpoint(customerOrder, { nummer: order }).path}/bevestiging.pdf` },
  { method: 'GET', path: `${endpoint(customerOrder, { nummer: order }).path}/contractsamenvatting.pdf` },
  { method: 'GET', path: `${endpoint(customerOrder, { nummer: order }).path}/machtiging.pdf` },
  { method: 'GET', path: `${endpoint(customerOrder, { nummer: order }).path}/levering.ics` },
  { method: 'GET', path: `${endpoint(customerOrder, { nummer: order }).path}/retourbon.pdf` },
  endpoint(customerAgreement, { nummer: order }),
  endpoint(ownAgreementToChange, { nummer: order }),
  endpoint(partyMandateFile, { nummer: order }),
  { ...endpoint(giveNotice, { nummer: order }), body: notice },
  endpoint(withdrawNotice, { nummer: order, id: notice.id }),
  { ...noticesCalls.giveNotices, body: notices },
  endpoint(customerQuote, { nummer: quote }),
  { method: 'GET', path: `${endpoint(customerQuote, { nummer: quote }).path}/aanvraag.pdf` },
  { method: 'GET', path: `${endpoint(customerQuote, { nummer: quote }).path}/versie/1` },
  { ...endpoint(endSession, { id: session }), body: passwordAgain },
  endpoint(customerCart, { id: cart }),
  { ...endpoint(wishOfCustomer, { nummer: order }), body: { wish: 'cancel', words: 'Toch niet.' } },
]

const passwords = { currentPassword: 'vier-rozen-op-tafel', newPassword: 'acht-tulpen-in-een-vaas' }
const ofWhoAsks = (): Call[] => [
  customerDetails,
  { ...changeCompany, body: { ...companyDetails, ...passwordAgain } },
  { ...changeContacts, body: { ...contacts, ...passwordAgain } },
  customerOrders,
  customerAgreements,
  customerAgreementsFile,
  customerQuotes,
  customerDocuments,
  customerCarts,
  endpoint(forgetCart, { id: cart }),
  customerSessions,
  { ...endOtherSessions, body: passwordAgain },
  {
    ...changeLoginEmail,
    body: { email: 'ander@korenmolen.example', currentPassword: passwords.currentPassword },
  },
  { ...changePassword, body: passwords },
]

const send = (visitor: TestVisitor, { method, path, body }: Call) =>
  method === 'GET' ? visitor.get(path) : change(visitor, { method, path }, body)

/** Everything that belongs to Bart, as it is stored. */
const bartsRows = () =>
  rowsOf(
    shop,
    `select to_jsonb(customers) as row from customers where id = $1
     union all select jsonb_build_object('session', number) from sessions where customer_id = $1`,
    [bart.id],
  )

test('every call for customers is looked at here', () => {
  const named = (path: string) =>
    path
      .replace(/\/(bestellingen|prijsopgaven)\/[^/]+/, '/$1/{nummer}')
      .replace(/\/contracten\/[^/]+/, '/contracten/{nummer}')
      .replace(/\/opzegging\/[^/]+/, '/opzegging/{id}')
      .replace(/\/versie\/[^/]+/, '/versie/{versie}')
      .replace(/\/winkelwagens\/[^/]+/, '/winkelwagens/{id}')
      .replace(/\/wensen\/[^/]+/, '/wensen/{nummer}')
      .replace(/\/sessies\/[^/]+\//, '/sessies/{id}/')
  const here = [...bartsOwn(), ...ofWhoAsks()].map(({ method, path }) => `${method} ${named(path)}`)
  const all = apiCalls
    .filter(call => call.access === 'customer')
    .map(({ method, path }) => `${method} ${path}`)
  expect(here.toSorted()).toEqual(all.toSorted())
})

describe('who is not logged in', () => {
  it('is answered 401 on every call, and nothing of anyone changes', async () => {
    const before = await bartsRows()
    for (const call of [...bartsOwn(), ...ofWhoAsks()]) {
      const response = await send(shop.visitor(), call)
      expect(`${call.method} ${call.path} ${response.status}`).toBe(`${call.method} ${call.path} 401`)
      expect(await response.json()).toEqual({ message: 'Log in om verder te gaan.' })
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(await bartsRows()).toEqual(before)
  })
})

describe('a customer who asks for what is another one’s', () => {
  it('is answered 404 on every call, as for what does not exist', async () => {
    const before = await bartsRows()
    for (const call of bartsOwn()) {
      const { status } = await send(anna.visitor, call)
      expect(`${call.method} ${call.path} ${status}`).toBe(`${call.method} ${call.path} 404`)
    }
    expect(await bartsRows()).toEqual(before)
  })

  it('sees and changes his own alone', async () => {
    const before = await bartsRows()
    for (const call of ofWhoAsks()) {
      const response = await send(anna.visitor, call)
      expect(response.status).toBeLessThan(300)
      const text = await response.text()
      for (const secret of [bart.id, bart.email, order, quote]) expect(text).not.toContain(secret)
    }
    expect(await bartsRows()).toEqual(before)
  })

  it('cannot name himself another one in a body', async () => {
    const before = await bartsRows()
    const body = { ...companyDetails, id: bart.id, customerId: bart.id, email: bart.email }
    const response = await change(anna.visitor, changeCompany, body)
    expect(await response.json()).toMatchObject({ data: { id: anna.id, email: anna.email } })
    expect(await bartsRows()).toEqual(before)
  })
})

test('every change asks for a CSRF token of this session', async () => {
  const strangers = await shop.visitor().csrfToken()
  for (const { method, path, body } of [...bartsOwn(), ...ofWhoAsks()].filter(
    call => call.method !== 'GET',
  )) {
    for (const headers of [{}, { [csrfHeader]: strangers }]) {
      const response = await bart.visitor.send(method, path, { headers, ...(body !== undefined && { body }) })
      expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 403`)
    }
  }
})
