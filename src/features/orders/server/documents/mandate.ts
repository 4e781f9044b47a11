import consents from '../../../../../content/consents.json' with { type: 'json' }
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { type Brand, brandAddressLine } from '../../../../shared/brand.ts'
import { formatIban } from '../../../../shared/checks/iban.ts'
import { formatDateTime } from '../../../../shared/moments.ts'
import { organisationAddress } from '../../../details/details.ts'
import { addressLine } from '../../../details/facts.ts'
import { filledInBy, fillIn, type Mandate } from '../agreement.ts'
import type { StoredOrder } from '../stored-orders.ts'

/** Data of a mandate document. */
export type GivenMandate = Mandate & {
  readonly order: StoredOrder
  /** In full, as a bank needs it. */
  readonly iban: string
}

const schemeNames = { CORE: 'algemeen (Core)', B2B: 'zakelijk (B2B)' } as const

/** The SEPA direct-debit mandate, apart from all other text (decisions, "Flow"). */
export function mandateDocument(mandate: GivenMandate, brand: Brand): ShopDocument {
  const { order, reference, scheme, iban } = mandate
  const { organization, contactPerson } = order
  return {
    title: consents.directDebit.title,
    date: order.createdAt,
    blocks: [
      { kind: 'paragraph', text: mandateText(mandate, brand) },
      { kind: 'heading', text: 'Incassant' },
      {
        kind: 'facts',
        rows: [
          ['Naam', brand.legalName],
          ['Adres', brandAddressLine(brand)],
          ['Land', 'Nederland'],
          ['Incassant-ID', brand.creditorId],
          ['Kenmerk machtiging', reference],
          ['Soort machtiging', schemeNames[scheme]],
          ['Soort betaling', 'doorlopend'],
        ],
      },
      { kind: 'heading', text: 'Rekeninghouder' },
      {
        kind: 'facts',
        rows: [
          ['Naam', organization.ascription],
          ['Organisatie', organization.companyName],
          ['Adres', addressLine(organisationAddress(organization))],
          ['Land', 'Nederland'],
          ['IBAN', formatIban(iban)],
        ],
      },
      { kind: 'heading', text: 'Akkoord' },
      {
        kind: 'facts',
        rows: [
          ['Gegeven door', `${contactPerson.firstName} ${contactPerson.lastName}`],
          ['Plaats', organization.city],
          ['Datum', formatDateTime(order.createdAt)],
          ['Tekst', `versie ${mandate.textVersion}`],
        ],
      },
      { kind: 'small', text: 'Deze machtiging is elektronisch gegeven bij het plaatsen van de bestelling.' },
    ],
  }
}

/** The very text that was agreed to; a text of another version is not put in its place. */
const mandateText = ({ text }: GivenMandate, brand: Brand): string =>
  text === null
    ? 'De tekst waarmee je akkoord ging staat in de bevestiging die je per e-mail kreeg.'
    : fillIn(text, filledInBy(brand))
