import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { appendEvent } from '../../events/server/events.ts'
import type { LinkPurpose } from '../contract-links.ts'
import { customerEvents } from '../events.ts'
import { mailActivationLink, mailResetLink } from './account-links.ts'
import type { AccountServices } from './account-services.ts'
import { startCooldown } from './link-cooldown.ts'
import { passwordLinks } from './links.ts'
import { customerById } from './stored-customers.ts'
import { registrationById } from './stored-registrations.ts'

export type PasswordLinkOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  /** One went a moment ago, whoever asked for it. */
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unknown' }

type Services = Pick<
  AccountServices,
  'database' | 'linkKey' | 'lookupKey' | 'mailDomain' | 'mailKinds' | 'onMailQueued'
>

/**
 * Mails a customer a link for choosing another password, or a registration the link for its first one. It goes to the
 * login address only, at most once per cooldown if the customer asks for it.
 */
export async function sendPasswordLink(
  services: Services,
  { staffId, id }: { readonly staffId: string; readonly id: string },
): Promise<PasswordLinkOutcome> {
  const outcome = await transaction<PasswordLinkOutcome>(services.database, async tx => {
    const customer = await customerById(tx, id)
    const holder = customer ?? (await registrationById(tx, id))
    if (!holder) return { kind: 'unknown' }
    if (customer?.blockedAt) return { kind: 'blocked' }
    const purpose: LinkPurpose = customer ? 'password-reset' : 'activation'
    const { lookupKey, mailKinds } = services
    const retryAfterSeconds = await startCooldown(tx, {
      purpose: passwordLinks[purpose],
      email: holder.email,
      lookupKey,
      mailKinds,
      isByStaff: true,
    })
    if (retryAfterSeconds !== null) return { kind: 'too-soon', retryAfterSeconds }
    await (customer ? mailResetLink(tx, services, holder) : mailActivationLink(tx, services, holder, 'owner'))
    await writeDown(tx, staffId, { purpose, ...(customer ? { customerId: id } : { registration: id }) })
    return { kind: 'sent', email: holder.email }
  })
  if (outcome.kind === 'sent') services.onMailQueued()
  return outcome
}

/** A registration is no customer that an event could be about. */
const writeDown = (
  tx: Transaction,
  staffId: string,
  { customerId, ...data }: { purpose: LinkPurpose; customerId?: string; registration?: string },
) =>
  appendEvent(tx, {
    type: customerEvents.linkSent,
    actor: { kind: 'staff', id: staffId },
    customerId: customerId ?? null,
    data,
  })
