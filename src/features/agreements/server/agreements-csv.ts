import { byteOrderMark, csvRow } from '../../../common/csv.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { branchIn } from '../../cases/order-origin.ts'
import { addressLine } from '../../details/facts.ts'
import type { AgreementLine } from '../contract.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { agreementColumns as columns } from '../texts.ts'

/** Euros as a Dutch spreadsheet reads them: `1234,50`. */
const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Agreements as a file for a spreadsheet, a row per line; days are `2026-11-24`. */
export const agreementsCsv = (agreements: readonly CustomerAgreement[]): string =>
  byteOrderMark +
  csvRow(Object.values(columns)) +
  agreements
    .flatMap(agreement => agreement.lines.map(line => csvRow(Object.values(cellsOf(agreement, line)))))
    .join('')

const cellsOf = (
  { number, origin, installationAddress }: CustomerAgreement,
  { name, quantity, startedOn, endsOn, centsPerMonth, wayOut }: AgreementLine,
): Readonly<Record<keyof typeof columns, string>> => ({
  number: agreementNumber(number),
  order: number,
  branch: branchIn(origin),
  address: addressLine(installationAddress),
  product: name,
  quantity: String(quantity),
  perMonth: centsPerMonth === null ? '' : euros(centsPerMonth),
  startedOn,
  lastDayOfTerm: wayOut?.lastDayOfTerm ?? '',
  withoutCosts: wayOut?.withoutCosts ?? '',
  endsOn: endsOn ?? '',
})
