import type { FieldErrors } from '../../../common/contract/failure.ts'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { checkDetails } from '../../details/server/check-details.ts'
import { withStoredPhones } from '../../details/server/phone.ts'
import { appendEvent } from '../../events/server/events.ts'
import type { CompanyCorrection, ContactsCorrection } from '../contract-desk.ts'
import { customerEvents } from '../events.ts'
import { customerMails } from '../mails.ts'
import type { AccountServices } from './account-services.ts'
import { changedDetails, detailsVersion } from './details-version.ts'
import {
  customerById,
  lockCustomer,
  type StoredCustomer,
  updateContacts,
  updateOrganization,
} from './stored-customers.ts'

export type CorrectionOutcome =
  | { readonly kind: 'corrected'; readonly customer: StoredCustomer }
  | { readonly kind: 'wrong-fields'; readonly errors: FieldErrors }
  /** Somebody else changed the details since; what stands there now. */
  | { readonly kind: 'changed-meanwhile'; readonly customer: StoredCustomer }
  | { readonly kind: 'unknown' }

/** The acting colleague, and the customer. */
type StaffAction = { readonly staffId: string; readonly id: string }

/**
 * Corrects a customer's organisation at the customer's request by phone; only the customer can change the IBAN. The
 * change is logged and mailed to the login address.
 */
export async function correctCompany(
  services: AccountServices,
  asked: StaffAction,
  { version, ...typed }: CompanyCorrection,
): Promise<CorrectionOutcome> {
  const customer = await customerById(services.database, asked.id)
  if (!customer) return { kind: 'unknown' }
  const iban = services.ibanCipher.decrypt(customer.ibanEncrypted, customer.id).toString()
  const { details, errors, kvkStatus } = await checkDetails(
    { ...typed, iban },
    services,
    customer.organization,
  )
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  const { iban: _same, references, ...organization } = details
  return correct(services, asked, version, (tx, { ibanEncrypted }) =>
    updateOrganization(tx, asked.id, {
      organization,
      references,
      ibanEncrypted,
      kvkChecked: kvkStatus === 'known',
    }),
  )
}

/** The same for who is called about orders, and about technical matters. */
export async function correctContacts(
  services: AccountServices,
  asked: StaffAction,
  { version, ...typed }: ContactsCorrection,
): Promise<CorrectionOutcome> {
  const { contacts, errors } = withStoredPhones(typed)
  if (Object.keys(errors).length > 0) return { kind: 'wrong-fields', errors }
  return correct(services, asked, version, tx => updateContacts(tx, asked.id, contacts))
}

type Change = (tx: Transaction, before: StoredCustomer) => Promise<StoredCustomer>

async function correct(
  { database, mailDomain, onMailQueued }: AccountServices,
  { staffId, id }: StaffAction,
  version: string,
  change: Change,
): Promise<CorrectionOutcome> {
  const outcome = await transaction<CorrectionOutcome>(database, async tx => {
    await lockCustomer(tx, id)
    const before = await customerById(tx, id)
    if (!before) return { kind: 'unknown' }
    const isStale = detailsVersion(before) !== version
    const customer = await change(tx, before)
    const values = changedDetails(before, customer)
    // A repeated request finds its values stored already, whatever version it names.
    if (Object.keys(values).length === 0) return { kind: 'corrected', customer }
    if (isStale) throw new Stale(before)
    const eventId = await appendEvent(tx, {
      type: customerEvents.changed,
      actor: { kind: 'staff', id: staffId },
      customerId: id,
      changedFields: Object.keys(values),
      values,
    })
    await queueDeliveries(tx, { eventId }, [email(customerMails.detailsCorrected, before.email, mailDomain)])
    return { kind: 'corrected', customer }
  }).catch(whatIsThere)
  if (outcome.kind === 'corrected') onMailQueued()
  return outcome
}

/** Takes back what was written on top of what somebody else wrote. */
class Stale extends Error {
  readonly customer: StoredCustomer
  constructor(customer: StoredCustomer) {
    super('The details were changed meanwhile')
    this.customer = customer
  }
}

function whatIsThere(error: unknown): CorrectionOutcome {
  if (error instanceof Stale) return { kind: 'changed-meanwhile', customer: error.customer }
  throw error
}
