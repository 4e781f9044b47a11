import type * as z from 'zod/mini'
import { isSameEmail } from '../../../common/checks/email-key.ts'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { heldMails, sendHeld } from '../../../platform/deliveries/bounced-addresses.ts'
import { redirectDeliveries } from '../../../platform/deliveries/case-deliveries.ts'
import type { CaseCorrection } from '../../cases/command-schemas.ts'
import { caseEvents } from '../../cases/events.ts'
import type { Case } from '../../cases/server/case.ts'
import { type CommandHandler, refused, refusedAt } from '../../cases/server/commands/command.ts'
import { changeBeside } from '../../cases/server/next-step/due.ts'
import { casesOfSameRequest } from '../../cases/server/planning/origins.ts'
import { correctionRefusals } from '../../cases/server/texts.ts'
import { changeCase, changeContact } from '../../cases/server/update-case.ts'
import { namePartsOf } from '../../details/details.ts'
import { withStoredPhone } from '../../details/server/phone.ts'
import type { ChangedValue } from '../../events/server/events.ts'
import { correctAnswers } from '../../forms/server/correct-answers.ts'
import { correctContactPerson } from '../../orders/server/correct-details.ts'
import { prepareAddressCorrection } from './correct-addresses.ts'
import { correctCaseReferences } from './correct-references.ts'
import { revokeCaseLinks } from './revoke-links.ts'
import type { DeskCaseServices } from './services.ts'

type Correction = Omit<z.infer<typeof CaseCorrection>, 'id' | 'version'>

/**
 * Corrects whom a case is about and who is called about it, its addresses and its references, wherever that is stored. What was and what became is kept beside the event,
 * where it can be erased. Mails that did not arrive go to the corrected address when they are sent again, and no link serves any more
 * that went to the other one. The enquiry and the quote that it came from, and what was made of those, are corrected with it where they
 * said the same.
 */
export async function correctCase(
  asked: Correction,
  services: Pick<DeskCaseServices, 'internetLinesAt' | 'streetOf' | 'steps' | 'offeredPlaces'>,
  staffId: string,
): Promise<CommandHandler> {
  const { person, errors } = withStoredPhone(asked, 'phoneNumber')
  const correctAddresses = await prepareAddressCorrection(asked, services)
  return async (tx, { row, change }) => {
    if (row.purpose === 'end') return refused(correctionRefusals.ofEnd)
    const addresses = await correctAddresses(tx, row)
    const references = await correctCaseReferences(tx, row, asked.references)
    const refusal = refusedAt({
      ...missing(row, asked),
      ...(row.customerId !== null &&
        (asked.companyName ?? row.organizationName) !== row.organizationName && {
          companyName: { message: correctionRefusals.companyOfAccount },
        }),
      ...(asked.phoneNumber !== '' && errors),
      ...addresses.errors,
      ...references.errors,
    })
    if (refusal) return refusal
    const before = contactOf(row)
    const next = {
      companyName: asked.companyName ?? before.companyName,
      name: row.kind === 'order' ? `${asked.firstName} ${asked.name}` : asked.name,
      email: asked.email || null,
      phone: asked.phoneNumber === '' ? null : person.phoneNumber,
    }
    const names =
      row.kind === 'order' ? { firstName: asked.firstName, lastName: asked.name } : namePartsOf(asked.name)
    const values = {
      ...(await correctContact(tx, row, next, names)),
      ...addresses.values,
      ...references.values,
    }
    if (Object.keys(values).length === 0) return null
    await change({ type: caseEvents.corrected, changedFields: Object.keys(values), values })
    const beside = await casesOfSameRequest(tx, row.id)
    await changeBeside(tx, beside, { now: new Date(), steps: services.steps }, async others => {
      for (const other of others) {
        const right = correctedIn(other, before, next)
        const corrected = await correctContact(
          tx,
          other,
          right,
          right.name === other.contactName ? null : names,
        )
        if (Object.keys(corrected).length === 0) continue
        await changeCase(tx, other, {
          type: caseEvents.corrected,
          actor: { kind: 'staff', id: staffId },
          changedFields: Object.keys(corrected),
          values: corrected,
        })
      }
    })
    return null
  }
}

/** Fields that may not be empty of a case of this kind. */
const missing = ({ kind }: Case, { firstName, email, phoneNumber }: Correction): FieldErrors => ({
  ...(kind === 'order' &&
    firstName === '' && { firstName: { message: correctionRefusals.firstNameMissing } }),
  ...(isSold({ kind }) && email === '' && { email: { message: correctionRefusals.emailMissing } }),
  ...(isSold({ kind }) &&
    phoneNumber === '' && { phoneNumber: { message: correctionRefusals.phoneNumberMissing } }),
})

type Contact = {
  readonly companyName: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

const contactOf = ({ organizationName, contactName, contactEmail, contactPhone }: Case): Contact => ({
  companyName: organizationName,
  name: contactName,
  email: contactEmail,
  phone: contactPhone,
})

/** An order and a quote are mailed and called about; a form may have asked for neither. */
const isSold = ({ kind }: Pick<Case, 'kind'>): boolean => kind === 'order' || kind === 'quote'

/** The contact of another case with what was corrected of this one, where it said the same. */
function correctedIn(other: Case, before: Contact, next: Contact): Contact {
  const own = contactOf(other)
  const isSameMailbox = own.email !== null && before.email !== null && isSameEmail(own.email, before.email)
  const orOwn = (field: keyof Contact) => next[field] ?? (isSold(other) ? own[field] : null)
  return {
    companyName:
      other.customerId === null && own.companyName === before.companyName
        ? next.companyName
        : own.companyName,
    name: own.name === before.name ? orOwn('name') : own.name,
    email: isSameMailbox ? orOwn('email') : own.email,
    phone: own.phone === before.phone ? orOwn('phone') : own.phone,
  }
}

/**
 * Stores the contact of a case wherever that has it; answers what changed.
 * @param names the parts of the name of an order; null where they stay
 */
async function correctContact(
  tx: Transaction,
  found: Case,
  next: Contact,
  names: { readonly firstName: string; readonly lastName: string } | null,
): Promise<Readonly<Record<string, ChangedValue>>> {
  const before = contactOf(found)
  const values = differences(before, next)
  if (found.kind === 'order')
    await correctContactPerson(tx, found, {
      ...(next.companyName !== null && { companyName: next.companyName }),
      ...names,
      ...(values.email && { email: next.email ?? '' }),
      ...(values.phone && { phoneNumber: next.phone ?? '' }),
    })
  if (Object.keys(values).length === 0) return values
  if (!isSold(found)) await correctAnswers(tx, found, { ...next, name: next.name ?? '' })
  if (values.email) await revokeCaseLinks(tx, found)
  if (before.email !== null && next.email !== null && values.email) {
    await redirectDeliveries(tx, found.id, { from: before.email, to: next.email })
    // The mark stays at the address that was wrong: other cases may still have it.
    await sendHeld(tx, await heldMails(tx, next.email, found.id))
  }
  await changeContact(tx, found.id, { ...next, name: next.name ?? '' })
  return values
}

const differences = (before: Contact, after: Contact): Readonly<Record<string, ChangedValue>> =>
  Object.fromEntries(
    (['companyName', 'name', 'email', 'phone'] as const)
      .filter(field => before[field] !== after[field])
      .map(field => [field, { before: before[field], after: after[field] }]),
  )
