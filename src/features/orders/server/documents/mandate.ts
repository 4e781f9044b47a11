import consents from '../../../../../content/consents.json' with { type: 'json' }
import { type Brand, brandAddressLine } from '../../../../common/brand.ts'
import { formatIban } from '../../../../common/checks/iban.ts'
import { formatDateTime } from '../../../../common/moments.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { orderName } from '../../../cases/order-origin.ts'
import { filledInBy, fillIn, type Mandate } from '../../../consents/server/consent.ts'
import { organisationAddress } from '../../../details/details.ts'
import { addressLine } from '../../../details/facts.ts'
import type { StoredOrder } from '../stored-orders.ts'
import { mandateTexts as texts } from './texts.ts'

/** Data of a mandate document. */
export type GivenMandate = Mandate & {
  readonly order: StoredOrder
  /** In full, as a bank needs it. */
  readonly iban: string
}

/** The SEPA direct-debit mandate, apart from all other text (decisions, "Flow"). */
export function mandateDocument(mandate: GivenMandate, brand: Brand): ShopDocument {
  const { order, reference, scheme, iban } = mandate
  const { organization, contactPerson } = order
  return {
    title: consents.directDebit.title,
    date: order.createdAt,
    blocks: [
      { kind: 'paragraph', text: mandateText(mandate, brand) },
      { kind: 'heading', text: texts.creditor },
      {
        kind: 'facts',
        rows: [
          [texts.name, brand.legalName],
          [texts.address, brandAddressLine(brand)],
          [texts.country, texts.netherlands],
          [texts.creditorId, brand.creditorId],
          [texts.reference, reference],
          [texts.scheme, texts.schemes[scheme]],
          [texts.payment, texts.recurrent],
        ],
      },
      { kind: 'heading', text: texts.holder },
      {
        kind: 'facts',
        rows: [
          [texts.name, organization.ascription],
          [texts.organisation, organization.companyName],
          [texts.address, addressLine(organisationAddress(organization))],
          [texts.country, texts.netherlands],
          [texts.iban, formatIban(iban)],
        ],
      },
      { kind: 'heading', text: texts.agreement },
      {
        kind: 'facts',
        rows: [
          [texts.givenBy, `${contactPerson.firstName} ${contactPerson.lastName}`],
          [texts.place, organization.city],
          [texts.date, formatDateTime(order.createdAt)],
          [texts.text, texts.version(mandate.textVersion)],
          [texts.order, orderName(order)],
        ],
      },
      { kind: 'small', text: texts.electronic },
    ],
  }
}

/** The very text that was agreed to; a text of another version is not put in its place. */
const mandateText = ({ text }: GivenMandate, brand: Brand): string =>
  text === null ? texts.textElsewhere : fillIn(text, filledInBy(brand))
