import { transaction } from '../database/pool.ts'
import { email, queueEmails } from '../emails/queue.ts'
import { endSessionsOf } from '../plugins/sessions-table.ts'
import type { AccountServices } from './account-services.ts'
import { customerById, lockCustomer, setPassword } from './customers-table.ts'
import type { DeviceOwner } from './device-cookie.ts'
import { whyGuessable } from './guessable-passwords.ts'
import { hashOfLinkToken } from './link-token.ts'
import { servingLink, useLink, voidLinks } from './links-table.ts'
import { forgetFailures } from './login-throttle.ts'
import { hashPassword } from './passwords.ts'

/** `no-link`: the token is nobody's, or its link serves no more. `guessable`: why, in Dutch; the link serves still. */
export type ChooseOutcome =
  | { readonly kind: 'chosen'; readonly owner: DeviceOwner }
  | { readonly kind: 'no-link' }
  | { readonly kind: 'guessable'; readonly reason: string }

/**
 * Gives a customer the password that he chose through a mailed link and uses the link up, all of it or nothing. The account
 * is active then, every session and every other link of the customer has ended, wrong passwords are forgotten, and that a
 * password was replaced is told by mail.
 */
export async function choosePassword(
  services: Pick<AccountServices, 'database' | 'lookupKey' | 'brandName' | 'mailDomain' | 'onMailQueued'>,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<ChooseOutcome> {
  const { database, lookupKey, brandName, mailDomain, onMailQueued } = services
  const link = await servingLink(database.$client, hashOfLinkToken(token))
  const customer = link && (await customerById(database.$client, link.customerId))
  if (!customer) return { kind: 'no-link' }
  const reason = whyGuessable(password, { ...customer, brandName })
  if (reason !== null) return { kind: 'guessable', reason }
  const passwordHash = await hashPassword(password)

  const outcome = await transaction<ChooseOutcome>(database, async ({ $client }) => {
    await lockCustomer($client, customer.id)
    if (!(await useLink($client, link.id))) return { kind: 'no-link' }
    await setPassword($client, customer.id, passwordHash)
    await voidLinks($client, customer.id, null)
    await endSessionsOf($client, customer.id)
    await forgetFailures($client, customer.email, lookupKey)
    if (link.purpose === 'password-reset')
      await queueEmails($client, { customerId: customer.id }, [
        email('password-changed', customer.email, mailDomain),
      ])
    return { kind: 'chosen', owner: { id: customer.id, passwordHash } }
  })
  if (outcome.kind === 'chosen') onMailQueued()
  return outcome
}
