import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { type Day, dutchDay } from '../../../common/working-days.ts'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { branchIn } from '../../cases/order-origin.ts'
import { addressLine } from '../../details/facts.ts'
import { centsPerMonth } from '../agreement.ts'
import { type AgreementLine, countedName } from '../contract.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { wholeDay } from './ways-out.ts'

type Row = { readonly agreement: CustomerAgreement; readonly line: AgreementLine }

const columns: readonly RowColumn<Row>[] = [
  {
    key: 'agreement',
    header: texts.columns.agreement,
    place: 'title',
    cell: ({ agreement: { number } }) => (
      <Link to={deskPaths.case(number)} className={rowLink}>
        {agreementNumber(number)}
      </Link>
    ),
  },
  {
    key: 'product',
    header: texts.columns.product,
    place: 'detail',
    cell: ({ line }) => countedName(line),
  },
  {
    key: 'address',
    header: texts.columns.address,
    place: 'detail',
    cell: ({ agreement: { origin, installationAddress } }) =>
      [branchIn(origin), addressLine(installationAddress)].filter(Boolean).join(', '),
  },
  {
    key: 'perMonth',
    header: texts.columns.perMonth,
    align: 'end',
    place: 'badge',
    cell: ({ line }) => (line.centsPerMonth === null ? texts.bought : formatEuro(line.centsPerMonth)),
  },
  {
    key: 'until',
    header: texts.columns.until,
    place: 'detail',
    cell: ({ agreement: { transfer }, line }) =>
      [
        transfer && texts.transfer[transfer.side](wholeDay(transfer.day)),
        isHanded(transfer) || untilWords(line),
      ]
        .filter(each => typeof each === 'string' && each !== '')
        .join(', '),
  },
]

/** Whether an agreement is another's, or will be. */
const isHanded = (transfer: CustomerAgreement['transfer']): boolean => transfer?.side === 'from'

function untilWords({ endsOn, wayOut, centsPerMonth: paid }: AgreementLine): string {
  if (endsOn !== null) return texts.endsOn(wholeDay(endsOn))
  if (paid === null) return ''
  return wayOut?.termStatus === 'within-term' && wayOut.lastDayOfTerm
    ? texts.termUntil(wholeDay(wayOut.lastDayOfTerm))
    : texts.goesOn
}

/** Whether a line is the customer's on a day: it has not ended before. */
const isHeldOn = ({ endsOn }: AgreementLine, today: Day): boolean => endsOn === null || endsOn >= today

/** Everything that a customer has from delivered orders, at the desk; nothing where that is nothing. */
export function AgreementsTable({ agreements }: { agreements: readonly CustomerAgreement[] }) {
  const today = dutchDay(new Date())
  const rows = agreements.flatMap(agreement =>
    agreement.lines
      .filter(line => isHeldOn(line, today) || isHanded(agreement.transfer))
      .map(line => ({ agreement, line })),
  )
  return (
    <>
      <p>{texts.ofCustomer(formatEuro(centsPerMonth(agreements, today)))}</p>
      <RowTable
        caption={texts.agreements}
        columns={columns}
        rows={rows}
        rowKey={({ agreement, line }) => `${agreement.number} ${line.position}`}
      />
    </>
  )
}
