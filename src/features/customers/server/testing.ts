import { randomUUID } from 'node:crypto'
import { type TestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { accountCalls } from '../contract-account.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { mailedLink } from './account-links.ts'
import { becomeCustomer, insertRegistration } from './stored-registrations.ts'

const { login, registerAccount } = accountCalls
const { requestPasswordReset, sendActivationLink } = accountLinkCalls

/** Registers as the page does. */
export const register = async (visitor: TestVisitor, changes: object = {}): Promise<Response> =>
  visitor.post(registerAccount.path, {
    body: {
      [captchaField]: await visitor.captchaToken('registration'),
      registrationDto: { ...guest, resellerId: null, ...changes },
    },
  })

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** Asks for an activation link as the page does. */
export const resend = (visitor: TestVisitor, email: string): Promise<Response> =>
  visitor.post(sendActivationLink.path, { body: form({ email }) })

/** Asks for a new password as the page does. */
export const requestReset = async (visitor: TestVisitor, email: string): Promise<Response> =>
  visitor.post(requestPasswordReset.path, {
    body: form({ email, [captchaField]: await visitor.captchaToken('login') }),
  })

const ibanCipher = createCipher(testSecrets.deriveKey('iban'))

/**
 * A customer of the test; without a password somebody who registered and has not activated the account.
 * @returns the id
 */
export async function addCustomer(
  shop: { readonly testDatabase: Pick<TestShop['testDatabase'], 'database'> },
  { email, password = null }: { email: string; password?: string | null },
): Promise<string> {
  const id = randomUUID()
  const { iban, ...organization } = guest
  const passwordHash = password === null ? null : await hashPassword(password)
  await transaction(shop.testDatabase.database, async tx => {
    await insertRegistration(tx, {
      id,
      email,
      organization: { ...organization, gender: 'FEMALE', email, ibanEnding: iban.slice(-4) },
      ibanEncrypted: ibanCipher.encrypt(iban.replaceAll(' ', ''), id),
      kvkChecked: true,
      resellerId: null,
      caseId: null,
    })
    if (passwordHash !== null) await becomeCustomer(tx, { id, email }, passwordHash)
  })
  return id
}

let customersMade = 0

/** Password of test customers without another one. */
export const customerPassword = 'vier-rozen-op-tafel'

/** A customer who can log in, with a unique address unless one is given. */
export async function registeredCustomer(
  shop: { readonly testDatabase: Pick<TestShop['testDatabase'], 'database'> },
  { email = `klant${++customersMade}@korenmolen.example`, password = customerPassword } = {},
): Promise<{ readonly id: string; readonly email: string; readonly password: string }> {
  return { id: await addCustomer(shop, { email, password }), email, password }
}

/** Logs in as the page does. */
export const logIn = async (
  visitor: TestVisitor,
  { email, password }: { email: string; password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  visitor.post(login.path, {
    body: form({ username: email, password, [captchaField]: await visitor.captchaToken('login') }),
    headers,
  })

/** A visitor in whose browser a customer is logged in. */
export async function loggedIn(
  shop: TestShop,
  customer: { email: string; password: string },
): Promise<TestVisitor> {
  const visitor = shop.visitor()
  const { status } = await logIn(visitor, customer)
  if (status !== 200) throw new Error(`The login was answered ${status}`)
  return visitor
}

/** The kinds of mail that were queued to an address, oldest first. */
export const mailsTo = async (shop: TestShop, email: string): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>(shop, 'select kind from deliveries where recipient = $1 order by id', [
      email,
    ])
  ).map(({ kind }) => kind)

/** The tokens that were mailed to an address, oldest first. */
export async function tokensTo(shop: TestShop, email: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    shop,
    `select mailed_link_id as id from deliveries
     where recipient = $1 and mailed_link_id is not null order by deliveries.id`,
    [email],
  )
  const linkKey = testSecrets.deriveKey('account-link')
  const links = await Promise.all(rows.map(({ id }) => mailedLink(shop.testDatabase.database, id, linkKey)))
  return links.flatMap(link => (link ? [link.token] : []))
}

/** The token that was mailed to an address last. */
export async function tokenTo(shop: TestShop, email: string): Promise<string> {
  const token = (await tokensTo(shop, email)).at(-1)
  if (token === undefined) throw new Error('No link was mailed')
  return token
}

/** Lets the cooldowns of every address be over. */
export const passCooldowns = (shop: TestShop, seconds = 30) =>
  rowsOf(
    shop,
    `update account_link_requests set requested_at = requested_at - make_interval(secs => $1),
       day_began_at = day_began_at - make_interval(secs => $1)`,
    [seconds],
  )
