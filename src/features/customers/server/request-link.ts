import { waitInWords } from '../../../common/waiting.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email as emailTo, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import type { LinkPurpose } from '../contract-links.ts'
import { customerMails } from '../mails.ts'
import { mailActivationLink, mailResetLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { startCooldown } from './link-cooldown.ts'
import { customerLinks, passwordLinks } from './links.ts'
import { customerByEmail } from './stored-customers.ts'
import { newestRegistration } from './stored-registrations.ts'
import { accountRefusals } from './texts.ts'

/** 429 to who asks for a mail again that went just now. */
export const cooldownResponse = (seconds: number) =>
  ({
    status: 429,
    body: { message: accountRefusals.cooldown(waitInWords(seconds)) },
    headers: { 'retry-after': String(seconds) },
  }) as const

/** `too-soon`: an earlier request was less than the cooldown ago; the same for addresses that nobody has. */
export type LinkOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }

type Services = Pick<
  AccountServices,
  'database' | 'linkKey' | 'lookupKey' | 'mailDomain' | 'mailKinds' | 'onMailQueued'
>

/**
 * Mails what whoever asks at this address needs next, where anybody has it: to choose a first password, to choose a new
 * one, or to hear that the account works already. The outcome tells nothing of that.
 */
export async function requestLink(
  services: Services,
  purpose: LinkPurpose,
  email: string,
): Promise<LinkOutcome> {
  const { database, lookupKey, mailKinds, onMailQueued } = services
  const outcome = await transaction<LinkOutcome>(database, async tx => {
    const retryAfterSeconds = await startCooldown(tx, {
      purpose: passwordLinks[purpose],
      email,
      lookupKey,
      mailKinds,
    })
    if (retryAfterSeconds !== null) return { kind: 'too-soon', retryAfterSeconds }
    await mailWhatIsNeeded(tx, services, purpose, email)
    return { kind: 'accepted' }
  })
  onMailQueued()
  return outcome
}

async function mailWhatIsNeeded(
  tx: Transaction,
  services: Services,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const customer = await customerByEmail(tx, email)
  if (!customer) {
    const registration = await newestRegistration(tx, email)
    if (!registration) return
    // Asked for as a new password it is held by what was asked for as an activation too: one mailbox gets ten of both.
    const { lookupKey, mailKinds } = services
    const isHeld =
      purpose !== 'activation' &&
      (await startCooldown(tx, { purpose: customerLinks.activation, email, lookupKey, mailKinds })) !== null
    if (!isHeld) await mailActivationLink(tx, services, registration)
    return
  }
  // Blocked customers have to call us: none of their links works.
  if (customer.blockedAt !== null) return
  if (purpose === 'password-reset') return mailResetLink(tx, services, customer)
  await queueDeliveries(tx, { customerId: customer.id }, [
    emailTo(customerMails.activeAlready, customer.email, services.mailDomain),
  ])
}
