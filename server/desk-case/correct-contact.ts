import type * as z from 'zod/mini'
import type { CaseCorrection } from '../../contract/desk-case-acts.ts'
import type { PostalAddress } from '../../domain/details.ts'
import { addressLine } from '../../domain/facts.ts'
import { changeContact } from '../cases/staff-writes.ts'
import { streetErrors } from '../checks/check-street.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { redirectDeliveries } from '../deliveries/redirect.ts'
import type { ChangedValue } from '../events/events.ts'
import { correctAnswers } from '../forms/correct-answers.ts'
import { correctOrder, correctQuote, deliveredAt } from '../orders/correct-details.ts'
import { refused, type Work } from './act.ts'
import { endLinks } from './end-links.ts'
import type { DeskCaseServices } from './services.ts'

type Correction = Omit<z.infer<typeof CaseCorrection>, 'id' | 'version'>

/**
 * Corrects who is called about a case and where it is delivered, wherever that is stored. What was and what became is kept
 * beside the event, where it can be erased. Mails that did not arrive go to the corrected address when they are sent again,
 * and no link serves any more that went to the other one.
 */
export async function correcting(
  asked: Correction,
  { internetLinesAt, streetOf }: Pick<DeskCaseServices, 'internetLinesAt' | 'streetOf'>,
): Promise<Work> {
  const { person, errors } = withStoredPhone(asked, 'phoneNumber')
  const offer = asked.address && (await internetLinesAt(asked.address))
  const [wrongStreet] = Object.entries(
    await streetErrors(streetOf, asked.address, { streetName: 'address.streetName', city: 'address.city' }),
  )
  return async (tx, { found, change }) => {
    if (errors.phoneNumber && asked.phoneNumber !== '')
      return refused(errors.phoneNumber.message, 'phoneNumber')
    const isSold = found.kind === 'order' || found.kind === 'quote'
    if (isSold && asked.email === '') return refused('Vul je e-mailadres in', 'email')
    if (isSold && asked.phoneNumber === '') return refused('Vul je telefoonnummer in', 'phoneNumber')
    if (found.kind === 'order' && asked.firstName === '') return refused('Vul je voornaam in', 'firstName')
    // What was not changed is not judged again: an order to where the register knows nothing has a contact too.
    const moved = movedFrom(await deliveredAt(tx, found), asked.address)
    if (moved && offer?.addressChecked && offer.address === null && found.productType === 'internet')
      return refused('Dit adres bestaat niet. Kijk postcode en huisnummer na.', 'address.zipCode')
    if (moved && wrongStreet) return refused(wrongStreet[1].message, wrongStreet[0])
    const name = found.kind === 'order' ? `${asked.firstName} ${asked.name}` : asked.name
    const next = {
      name,
      email: asked.email || null,
      phone: asked.phoneNumber === '' ? null : person.phoneNumber,
    }
    const before = {
      name: found.contactName,
      email: found.contactEmail,
      phone: found.contactPhone,
    }
    const place = moved && {
      installationAddress: moved.to,
      addressChecked: offer?.addressChecked ?? false,
    }
    if (found.kind === 'order')
      await correctOrder(tx, found.id, { ...asked, phoneNumber: person.phoneNumber }, place)
    else if (found.kind === 'quote' && place) await correctQuote(tx, found.id, place)
    if (!isSold) await correctAnswers(tx, found, next)
    const values: Record<string, ChangedValue> = {
      ...differences(before, next),
      ...(moved && { address: moved.change }),
    }
    if (Object.keys(values).length === 0) return null
    const hasOtherEmail = values.email !== undefined
    if (hasOtherEmail) await endLinks(tx, found)
    if (before.email !== null && next.email !== null && hasOtherEmail)
      await redirectDeliveries(tx, found.id, { from: before.email, to: next.email })
    await changeContact(tx, found.id, next)
    await change({ type: 'case-corrected', changedFields: Object.keys(values), values })
    return null
  }
}

/** Where it is delivered from now on, and the change in words; null where it stays as it was, or is delivered nowhere. */
function movedFrom(
  before: PostalAddress | null,
  to: PostalAddress | null,
): { readonly to: PostalAddress; readonly change: ChangedValue } | null {
  if (!before || !to) return null
  const change = { before: addressLine(before), after: addressLine(to) }
  return change.before === change.after ? null : { to, change }
}

type Contact = { readonly name: string | null; readonly email: string | null; readonly phone: string | null }

const differences = (before: Contact, after: Contact): Record<string, ChangedValue> =>
  Object.fromEntries(
    (['name', 'email', 'phone'] as const)
      .filter(field => before[field] !== after[field])
      .map(field => [field, { before: before[field], after: after[field] }]),
  )
