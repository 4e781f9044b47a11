import { Link } from 'react-router'
import { formatOrderNumber } from '../../../shared/order-number.ts'
import { caseTable } from '../../cases/case-states.ts'
import { productTypeNames } from '../../checkout/texts/flow.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { type RowColumn, RowTable, rowLink } from '../../desk/components/ui/row-table.tsx'
import { deskMoment } from '../../desk/moments.ts'
import type { DeskCustomer } from '../contract-desk.ts'
import { caseColumns, caseKindNames, deskCustomerTexts } from '../texts-desk.ts'

type ListedCase = DeskCustomer['cases'][number]

const columns: readonly RowColumn<ListedCase>[] = [
  {
    key: 'number',
    header: caseColumns.number,
    place: 'title',
    cell: ({ number }) => (
      <Link to={deskPaths.case(number)} className={rowLink}>
        {formatOrderNumber(number)}
      </Link>
    ),
  },
  {
    key: 'kind',
    header: caseColumns.kind,
    place: 'detail',
    cell: ({ kind, productType }) =>
      [caseKindNames[kind], productType && productTypeNames[productType]].filter(Boolean).join(' '),
  },
  {
    key: 'state',
    header: caseColumns.state,
    place: 'badge',
    cell: ({ kind, state }) => caseTable(kind).states[state]?.label ?? state,
  },
  {
    key: 'moment',
    header: caseColumns.moment,
    align: 'end',
    place: 'detail',
    cell: ({ openedAt }) => <time dateTime={openedAt}>{deskMoment(openedAt)}</time>,
  },
]

/** Orders and requests of a customer. */
export const CasesOfCustomer = ({ cases }: Pick<DeskCustomer, 'cases'>) =>
  cases.length > 0 ? (
    <RowTable caption={caseColumns.caption} columns={columns} rows={cases} rowKey={({ number }) => number} />
  ) : (
    <p>{deskCustomerTexts.noneYet}</p>
  )
