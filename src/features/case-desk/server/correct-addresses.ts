import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { givesLess } from '../../addresses/line-promise.ts'
import type { CaseCorrection } from '../../cases/command-schemas.ts'
import type { Case } from '../../cases/server/case.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { organisationAddress } from '../../details/details.ts'
import { addressLine, invoiceLine } from '../../details/facts.ts'
import { companyStreetErrors, streetErrors } from '../../details/server/check-street.ts'
import type { ChangedValue } from '../../events/server/events.ts'
import { correctEnquired } from '../../forms/server/correct-answers.ts'
import { enquiredLine, enquiredPlace } from '../../forms/server/searchable-submissions.ts'
import { submissionOf } from '../../forms/server/submissions.ts'
import { oweDeliveryCheck } from '../../orders/server/complete-check.ts'
import { addressesOf, correctAddresses } from '../../orders/server/correct-details.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import type { DeskCaseServices } from './services.ts'

type AddressInput = Pick<z.infer<typeof CaseCorrection>, 'address' | 'organization' | 'invoice' | 'enquired'>

/** Part of a correction: the changes in words, or what is wrong at which field. */
export type Corrected = {
  readonly errors: FieldErrors
  readonly values: Readonly<Record<string, ChangedValue>>
}

/**
 * Corrects where a case is delivered, where its organisation is, where its invoice goes and where an enquiry is about. The registers
 * are asked first, before anything is held; what was not changed is not judged again. A version of a quote that waits for the customer
 * is moved only to where the networks give the same: other weeks or costs need another version.
 */
export async function prepareAddressCorrection(
  { address, organization, invoice, enquired }: AddressInput,
  {
    internetLinesAt,
    streetOf,
    offeredPlaces,
  }: Pick<DeskCaseServices, 'internetLinesAt' | 'streetOf' | 'offeredPlaces'>,
): Promise<(tx: Transaction, found: Case) => Promise<Corrected>> {
  const streetAt = (typed: Parameters<typeof streetErrors>[1], at: string) =>
    streetErrors(streetOf, typed, { streetName: `${at}.streetName`, city: `${at}.city` })
  const [offer, wrongAddress, wrongCompany, wrongInvoice, enquiredOffer] = await Promise.all([
    address && internetLinesAt(address),
    streetAt(address, 'address'),
    organization && companyStreetErrors(streetOf, organization, null),
    streetAt(invoice?.address ?? null, 'invoice.address'),
    enquired && internetLinesAt({ ...enquired }),
  ])
  const isNowhere = (asked: typeof offer) => asked?.addressChecked === true && asked.address === null

  return async (tx, found) => {
    const before = await addressesOf(tx, found)
    const submission = await submissionOf(tx, found)
    const place = submission && enquiredPlace(submission.answers)
    const values = {
      address: change(addressLine, before.installation, address) ?? change(enquiredLine, place, enquired),
      organizationAddress: change(companyLine, before.organization, organization),
      invoice: change(invoiceLine, before.invoice, invoice),
    }
    const quotedAt = found.kind === 'quote' && values.address && address ? before.installation : null
    const moved =
      quotedAt && offer && (await offeredPlaces?.promiseMoved(tx, found.id, quotedAt, offer.lines))
    const nowhere = { message: caseRefusals.noSuchAddress }
    const errors = {
      ...(moved?.refusal && { 'address.zipCode': { message: moved.refusal } }),
      ...(values.address && wrongAddress),
      ...(values.address &&
        found.productType === 'internet' &&
        isNowhere(offer) && { 'address.zipCode': nowhere }),
      ...(values.address && isNowhere(enquiredOffer) && { 'enquired.zipCode': nowhere }),
      ...(values.organizationAddress && prefixed('organization', wrongCompany ?? {})),
      ...(values.invoice && isMoved(before.invoice?.address, invoice?.address) && wrongInvoice),
    }
    if (Object.keys(errors).length > 0) return { errors, values: {} }
    await correctAddresses(
      tx,
      found,
      {
        installation: values.address ? address : null,
        organization: values.organizationAddress ? organization : null,
        invoice: values.invoice ? invoice : null,
      },
      offer?.addressChecked ?? false,
    )
    if (quotedAt && address && offer)
      await offeredPlaces?.correctPlace(tx, found.id, {
        before: quotedAt,
        after: address,
        addressChecked: offer.addressChecked,
        offered: offer.lines,
      })
    if (found.kind === 'order' && values.address && offer && (await isPromisedLess(tx, found, offer.lines)))
      await oweDeliveryCheck(tx, found.id)
    if (enquired && values.address) await correctEnquired(tx, found, enquired)
    return {
      errors: {},
      values: Object.fromEntries(
        Object.entries({
          ...values,
          delivery: moved && { before: moved.before, after: moved.after },
        }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ),
    }
  }
}

/** Whether the networks give less at the corrected address than what the order was sold with. */
async function isPromisedLess(
  tx: Transaction,
  found: Case,
  offered: readonly ProductOffering[],
): Promise<boolean> {
  const order = await orderOf(tx, found)
  return order !== null && givesLess(order.lines, offered)
}

const companyLine = (company: Parameters<typeof organisationAddress>[0]) =>
  addressLine(organisationAddress(company))

const isMoved = (
  before: Parameters<typeof addressLine>[0] | undefined,
  after: Parameters<typeof addressLine>[0] | undefined,
) => before && after && addressLine(before) !== addressLine(after)

/** The change in words; null where it stays as it was, or the case has none. */
function change<Address>(
  inWords: (address: Address) => string,
  before: Address | null,
  after: Address | null,
): ChangedValue | null {
  if (before === null || after === null) return null
  const changed = { before: inWords(before), after: inWords(after) }
  return changed.before === changed.after ? null : changed
}

const prefixed = <Value>(group: string, fields: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value]))
