import { normalizeSuffix } from '../../../common/checks/house-number.ts'
import { formatPostcode, normalizePostcode } from '../../../common/checks/postcode.ts'
import type { VerifiedKvkNumber } from '../contract.ts'

/** The company register's data of a KVK number. */
export type RegisteredCompany = NonNullable<VerifiedKvkNumber['company']>

/** The fields of a form that a company of the register can fill in. */
export type CompanyField = keyof RegisteredCompany

/** Current values of those fields. */
export type TypedCompany = Readonly<Partial<Record<CompanyField, string | number | undefined>>>

/** Values that the company gives the fields: its name and, if the register has it completely, its address. */
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

/** The typed name where the company has another one, but for its legal form and how it is written; null where it has not. */
export function otherNameThan({ companyName }: RegisteredCompany, typed: TypedCompany): string | null {
  const name = String(typed.companyName ?? '').trim()
  return name === '' || coreOf(name) === coreOf(companyName) ? null : name
}

const legalForms = new Set(['bv', 'nv', 'vof', 'cv', 'eenmanszaak', 'maatschap', 'stichting', 'vereniging'])

/** `Bakkerij "De Zon" B.V.` and `bakkerij de zon` have the same one. */
const coreOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !legalForms.has(word))
    .join(' ')

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
