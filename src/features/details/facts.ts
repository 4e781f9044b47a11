import { formatIban } from '../../common/checks/iban.ts'
import { formatPhone } from '../../common/checks/phone.ts'
import { unbrokenPostcode } from '../../common/checks/postcode.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import type { Fact } from '../../common/fact.ts'
import type { PostalAddress } from '../../common/postal-address.ts'
import type { InvoiceDetails } from './details.ts'
import type { QuoteForm } from './details-schema.ts'
import { detailsFieldTexts, detailsLabels } from './label-texts.ts'

/** On one line, whose postcode does not break: `Frederiksplein 42, 1017 XN Amsterdam`. */
export const addressLine = ({
  streetName,
  houseNumber,
  houseNumberSuffix,
  zipCode,
  city,
}: PostalAddress): string =>
  `${streetName} ${houseNumber}${houseNumberSuffix ? ` ${houseNumberSuffix}` : ''}, ${unbrokenPostcode(zipCode)} ${city}`

/** Where an invoice goes, on one line. */
export const invoiceLine = ({ companyName, address, email }: InvoiceDetails): string =>
  `${companyName}, ${addressLine(address)}, ${email}`

/** The person who asks for a quote, on one line. */
export const requesterLine = ({ companyName, fullName, phoneNumber, email }: QuoteForm): string =>
  [companyName, fullName, formatPhone(phoneNumber), email].join(', ')

/** The buying and paying organisation, without persons. */
export type Organisation = {
  readonly companyName: string
  readonly address: PostalAddress
  readonly kvkNumber: string
  /** Empty where there is none. */
  readonly vatNumber: string
  /** As much of it as the reader may see: `eindigt op 4300`. */
  readonly iban: string
  readonly ascription: string
}

type Company = Pick<Organisation, 'companyName' | 'kvkNumber'> & { readonly vatNumber?: string | undefined }

/** The company in lines: its name, its numbers. */
export const companyLines = ({ companyName, kvkNumber, vatNumber }: Company): readonly [string, string] => [
  companyName,
  `${fieldLabels.kvkNumber} ${kvkNumber}${vatNumber ? `, ${fieldLabels.vatNumber} ${vatNumber}` : ''}`,
]

/** The company in lines: its name, its address, its numbers. */
export function organisationLines({
  address,
  ...company
}: Company & Pick<Organisation, 'address'>): readonly string[] {
  const [name, numbers] = companyLines(company)
  return [name, addressLine(address), numbers]
}

/** The account that is paid from: `IBAN NL91 ABNA 0417 1643 00, Test BV Donald`. */
export const paymentLine = ({ iban, ascription }: Pick<Organisation, 'iban' | 'ascription'>): string =>
  `${fieldLabels.iban} ${formatIban(iban)}, ${ascription}`

const factOf: Readonly<Record<keyof Organisation, (organisation: Organisation) => Fact>> = {
  companyName: ({ companyName }) => [detailsLabels.organisation, companyName],
  address: ({ address }) => [detailsLabels.address, addressLine(address)],
  kvkNumber: ({ kvkNumber }) => [fieldLabels.kvkNumber, kvkNumber],
  vatNumber: ({ vatNumber }) => [fieldLabels.vatNumber, vatNumber],
  iban: ({ iban }) => [fieldLabels.iban, iban],
  ascription: ({ ascription }) => [detailsFieldTexts.ascription, ascription],
}

/** All that is known of an organisation, for people to read. */
export const organisationFacts = (organisation: Organisation): readonly Fact[] =>
  Object.values(factOf).map(fact => fact(organisation))
