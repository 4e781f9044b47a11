import type { VerifiedKvkNumber } from '../../contract/checks.ts'
import { normalizeSuffix } from '../../domain/checks/house-number.ts'
import { formatPostcode, normalizePostcode } from '../../domain/checks/postcode.ts'

/** What the company register knows under a KVK number. */
export type RegisteredCompany = NonNullable<VerifiedKvkNumber['company']>

/** The fields of a form that a company of the register can fill in. */
export type CompanyField = keyof RegisteredCompany

/** What stands in those fields now. */
export type TypedCompany = Readonly<Partial<Record<CompanyField, string | number | undefined>>>

/** What the company puts into the fields: its name and, where the register has it whole, its address. */
export function fieldsFrom(company: RegisteredCompany): Partial<Record<CompanyField, string>> {
  const { companyName, street, streetNumber, streetNumberAddition = '', postCode, city } = company
  if (!street || streetNumber === undefined || !postCode || !city) return { companyName }
  return {
    companyName,
    postCode: formatPostcode(postCode),
    streetNumber: String(streetNumber),
    streetNumberAddition,
    street,
    city,
  }
}

/** What of it can be filled in unasked: the name where none is typed, the address where nothing of one is. */
export function emptyFieldsFrom(
  company: RegisteredCompany,
  typed: TypedCompany,
): Partial<Record<CompanyField, string>> {
  const { companyName = '', ...address } = fieldsFrom(company)
  const isEmpty = (field: CompanyField) => String(typed[field] ?? '').trim() === ''
  const hasNoAddress = (Object.keys(address) as CompanyField[]).every(isEmpty)
  return { ...(isEmpty('companyName') && { companyName }), ...(hasNoAddress && address) }
}

/** Whether the fields hold the company's name and address already, however they are written. */
export function isFilledIn(company: RegisteredCompany, typed: TypedCompany): boolean {
  const fields = Object.entries(fieldsFrom(company)) as [CompanyField, string][]
  return fields.every(
    ([field, value]) => comparable(field, value) === comparable(field, String(typed[field] ?? '')),
  )
}

function comparable(field: CompanyField, value: string): string {
  if (field === 'postCode') return normalizePostcode(value) ?? value
  if (field === 'streetNumberAddition') return normalizeSuffix(value)
  return value.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** `Voorbeeldstraat 1 A, 1234 AB Voorbeeldstad`; null where the register has no whole address. */
export function addressLine(company: RegisteredCompany): string | null {
  const { street, streetNumber, streetNumberAddition, postCode, city } = fieldsFrom(company)
  if (street === undefined) return null
  return `${[street, streetNumber, streetNumberAddition].filter(Boolean).join(' ')}, ${postCode} ${city}`
}
