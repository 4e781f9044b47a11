import type { FieldErrors } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { type Cause, email } from '../../../platform/deliveries/queue.ts'
import { needsLongTermConsent } from '../../carts/cart.ts'
import { lineDuration, type PricedLine } from '../../carts/order-lines.ts'
import { totalsOf } from '../../carts/totals.ts'
import { type NewCase, newCaseNumber } from '../../cases/server/open-case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { directDebitConsent, longTermChoice, termsConsent } from '../../consents/server/consent.ts'
import type { AcceptingDetails, PostalAddress } from '../../details/details-schema.ts'
import { noReferences } from '../../details/references.ts'
import type { CheckedDetails } from '../../details/server/check-details.ts'
import { withStoredPhone } from '../../details/server/phone.ts'
import type { OrderData } from '../contract.ts'
import { preferredWeeksError } from '../delivery-preference.ts'
import { orderMails } from '../mails.ts'
import { orderRefusals } from '../texts.ts'
import type { InPlace, OrderServices } from './order-services.ts'
import type { Storable } from './store.ts'
import { linesToStore } from './stored-product.ts'

/* Validation and storage shared by orders of the website and orders made from a quote. */

/** Input of the buyer apart from the organisation's details. */
export type BuyerInput = Pick<
  OrderData,
  | 'contactPerson'
  | 'technicalPerson'
  | 'invoiceAddress'
  | 'references'
  | 'directDebit'
  | 'longTermConsent'
  | 'phoneNumberRetention'
  | 'deliveryPreference'
>

/** The buyer as stored. */
export type ValidBuyer = Pick<CheckedDetails<AcceptingDetails>, 'details' | 'kvkStatus' | 'vatStatus'> &
  Pick<OrderData, 'contactPerson' | 'technicalPerson'>

const longTermMissing = (lines: readonly PricedLine[]) =>
  orderRefusals.agreeToDuration(Math.max(...lines.map(lineDuration)))

const invoiceEmailTwice: FieldErrors = {
  'references.invoiceEmail': { message: orderRefusals.invoiceEmailTwice },
}

/** Judges what was filled in with an order of a cart; its fields have the names of the forms. */
export function validateBuyer(
  { errors: detailsErrors, ...checked }: CheckedDetails<AcceptingDetails>,
  data: BuyerInput,
  lines: readonly PricedLine[],
): { readonly orderer: ValidBuyer; readonly errors: FieldErrors } {
  const contact = withStoredPhone(data.contactPerson, 'contactPerson.phoneNumber')
  const technical = withStoredPhone(data.technicalPerson, 'technicalPerson.phoneNumber')
  const wrongWeeks = preferredWeeksError(data.deliveryPreference, dayInTheNetherlands(new Date()))
  return {
    orderer: { ...checked, contactPerson: contact.person, technicalPerson: technical.person },
    errors: {
      ...detailsErrors,
      ...contact.errors,
      ...technical.errors,
      ...(data.invoiceAddress && data.references?.invoiceEmail && invoiceEmailTwice),
      ...(needsLongTermConsent(lines) &&
        !data.longTermConsent && { longTermConsent: { message: longTermMissing(lines) } }),
      ...(wrongWeeks !== null && { 'deliveryPreference.weeks': { message: wrongWeeks } }),
    },
  }
}

/** An order that was found to be sound. */
export type ValidOrder = {
  readonly orderer: ValidBuyer
  readonly data: BuyerInput
  readonly lines: readonly PricedLine[]
  readonly productType: ProductType
  readonly installationAddress: PostalAddress
  readonly addressChecked: boolean
  /** false where the networks give less by now than the quote of the order said. */
  readonly deliveryChecked: boolean
  /** null where it takes the place of no agreement. */
  readonly inPlace: InPlace | null
  /** Cause of the confirmation mail. */
  readonly cause: Cause
  /** Owner and origin of the order. */
  readonly from: Pick<NewCase, 'customerId' | 'resellerId' | 'visitorHash' | 'dueAt'> & {
    readonly placedByStaff: string | null
  }
}

/** All that is stored of an order and mailed about it, under a number of its own. */
export function newOrder(
  services: OrderServices,
  {
    orderer,
    data,
    lines,
    productType,
    installationAddress,
    addressChecked,
    deliveryChecked,
    inPlace,
    cause,
    from,
  }: ValidOrder,
): Omit<Storable, 'catalogueVersion' | 'retryKey'> {
  const number = newCaseNumber('order')
  const { kvkStatus, vatStatus } = orderer
  const longTerm = longTermChoice(lines)
  return {
    number,
    opened: { kind: 'order', productType, ...contactOf(orderer), ...from },
    details: {
      kind: 'order',
      row: {
        ...personsRow(orderer),
        kvkChecked: kvkStatus === 'known',
        // A number unknown to the register is never accepted, so anything else means that it was not checked.
        vatStatus: vatStatus && (vatStatus === 'known' ? 'known' : 'not-checked'),
        invoiceAddress: data.invoiceAddress,
        installationAddress,
        addressChecked,
        deliveryChecked,
        ibanEncrypted: services.ibanCipher.encrypt(orderer.details.iban, number),
        directDebit: data.directDebit,
        deliveryPreference: data.deliveryPreference,
        ...(data.references ?? noReferences),
        replacesCaseId: inPlace?.replacesCaseId ?? null,
        replaces: inPlace?.replaces ?? null,
        ...totalsOf(lines),
      },
    },
    lines: linesToStore(lines, productType),
    portIns: productType === 'telefonie' ? data.phoneNumberRetention.filter(Boolean) : [],
    consents: [
      termsConsent(services.brand),
      ...(data.directDebit ? [directDebitConsent(number, services)] : []),
      ...(longTerm ? [longTerm.consent] : []),
    ],
    emails: [
      ...confirmedTo(orderer, inPlace).map(address =>
        email(orderMails.confirmation, address, services.mailDomain, cause),
      ),
      email(orderMails.notice, services.staffEmail, services.mailDomain),
    ],
    answer: { orderNumber: formatOrderNumber(number), requestType: 'order' },
  }
}

/**
 * Whom a confirmation goes to: the contact, and where the order changes what an organisation has, that organisation too, at the
 * address that it gave with the order and at the one that we knew.
 */
const confirmedTo = ({ details, contactPerson }: ValidBuyer, inPlace: InPlace | null): readonly string[] => {
  const all = [contactPerson.email, ...(inPlace ? [details.email, inPlace.organizationEmail] : [])]
  return all.filter(
    (address, place) => all.findIndex(other => other.toLowerCase() === address.toLowerCase()) === place,
  )
}

/** Contact data of the order. */
const contactOf = ({ details, contactPerson }: ValidBuyer) => ({
  organizationName: details.companyName,
  contactName: `${contactPerson.firstName} ${contactPerson.lastName}`,
  contactEmail: contactPerson.email,
  contactPhone: contactPerson.phoneNumber,
})

/** The organisation and its people; of the IBAN only how it ends. */
function personsRow({ details: { iban, ...organization }, contactPerson, technicalPerson }: ValidBuyer) {
  const { kvkNumber, vatNumber } = organization
  return {
    kvkNumber,
    vatNumber,
    organization: { ...organization, ibanEnding: iban.slice(-4) },
    contactPerson,
    technicalPerson,
  }
}
