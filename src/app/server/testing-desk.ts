import { randomUUID } from 'node:crypto'
import { DeskCase } from '../../api/desk-case.ts'
import { CaseByLink, followCalls } from '../../api/follow-calls.ts'
import { casePath } from '../../features/cases/contract.ts'
import { progressToken } from '../../features/mailed-links/server/progress-link.ts'
import { address, caseIdOf, ids, order, place, withProducts } from '../../features/orders/server/testing.ts'
import { type StaffVisitor, type TestShop, testSecrets } from './testing-shop.ts'

/** A case at the desk, driven as the page does. */
export function deskOf(visitor: StaffVisitor, number: string) {
  const read = async (): Promise<DeskCase> => {
    const response = await visitor.get(casePath(number))
    return DeskCase.parse(await response.json())
  }
  return {
    read,
    /** Does what is asked on the version that stands now; another id or version takes the place of these, and
     * a state that asks for a reason gets one. */
    async act(name: string, body: Readonly<Record<string, unknown>> = {}): Promise<Response> {
      const { version, transitions } = await read()
      const asks = name === 'status' && transitions.find(({ state }) => state === body.state)?.reasons.length
      const why = asks && !body.reason && body.state !== 'closed' ? { reason: 'other', words: 'Getest' } : {}
      return visitor.post(casePath(number, name), {
        body: { id: randomUUID(), version, ...body, ...why },
      })
    },
    get: (name: string) => visitor.get(casePath(number, name)),
  }
}

/** A shop that visitors order at; also one in a separate process. */
type Visited = Pick<TestShop, 'visitor'>

/** An order that was just placed, by its nine digits. */
export const orderedCase = (shop: Visited, body: unknown = order): Promise<string> =>
  place(shop.visitor(), body)

/** A mail that is queued about a case. */
export const queuedMails = async ({ testDatabase }: TestShop, number: string): Promise<readonly string[]> => {
  const { rows } = await testDatabase.pool.query<{ kind: string }>(
    `select deliveries.kind from deliveries
     left join events on events.id = deliveries.event_id
     join cases on cases.id = coalesce(deliveries.case_id, events.case_id)
     where number = $1 order by deliveries.id`,
    [number],
  )
  return rows.map(({ kind }) => kind)
}

/** The page behind the mailed link of an order or a quote request. */
export async function statusPage(shop: TestShop, number: string): Promise<CaseByLink> {
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  const { path } = followCalls.followCase
  return CaseByLink.parse(await (await shop.visitor().post(path, { body: { token } })).json())
}

/** An order of telephony with numbers that come along. */
export function orderedNumbers(shop: Visited, numbers: readonly string[]): Promise<string> {
  const telephony = withProducts([{ id: 31001, quantity: 1 }])
  const additionalData = { ...telephony.additionalData, phoneNumberRetention: numbers }
  return orderedCase(shop, { ...telephony, additionalData })
}

/** The fields of the quote that a colleague makes of that enquiry. */
export const quoteOfEnquiry = {
  companyName: 'Jansen & Zn. B.V.',
  fullName: 'Jan Jansen',
  email: 'jan@jansen.example',
  phoneNumber: '020 123 45 67',
  installationAddress: address,
  product: ids.fibre500For36Months,
  mail: true,
}

/** A fibre enquiry that was just sent, by its nine digits. */
export async function enquiredCase(
  shop: Visited & { readonly testDatabase: Pick<TestShop['testDatabase'], 'pool'> },
  at: {
    readonly zipCode?: string
    readonly houseNumber?: string
    readonly houseNumberExtension?: string
  } = {},
): Promise<string> {
  const visitor = shop.visitor()
  const form = new FormData()
  const filledIn = {
    bandwidth: '1Gbps/1Gbps',
    zipCode: '1017XN',
    houseNumber: '42',
    houseNumberExtension: '',
    voornaam: 'Jan',
    bedrijf: 'Jansen & Zn. B.V.',
    telefoonnummers: '020 123 45 67',
    email: 'jan@jansen.example',
    ...at,
    'g-recaptcha-response': await visitor.captchaToken('submit_form'),
  }
  for (const [name, value] of Object.entries(filledIn)) form.set(name, value)
  await visitor.post('/contact-form-fiber', { body: form })
  const {
    rows: [newest],
  } = await shop.testDatabase.pool.query<{ number: string }>(
    "select number from cases where kind = 'fibre-enquiry' order by id desc limit 1",
  )
  if (!newest) throw new Error('The enquiry was not taken')
  return newest.number
}
