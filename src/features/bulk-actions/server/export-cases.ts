import { byteOrderMark, csvRow } from '../../../common/csv.ts'
import { lastOfPromisedDay } from '../../../common/desk-moments.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import type { Construction } from '../../addresses/line-promise.ts'
import { exclConstruction } from '../../addresses/promise-texts.ts'
import { stateLabelOf } from '../../cases/case-states.ts'
import { type OrderOrigin, originLine } from '../../cases/order-origin.ts'
import { caseKindNames, orderPurposeNames } from '../../cases/texts-desk.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { referenceFields } from '../../details/references.ts'
import { appendEvent } from '../../events/server/events.ts'
import { constructionAmong } from '../../orders/server/lines.ts'
import { referencesOfCases } from '../../orders/server/listed-references.ts'
import { originsOfOrders } from '../../orders/server/stored-orders.ts'
import { colleagues } from '../../staff/server/stored-staff.ts'
import { dueAtOf, type Viewer, type WorkRow } from '../../work-list/server/list.ts'
import { mostCases } from '../bulk-action.ts'
import type { CaseSelection } from '../contract-desk.ts'
import { bulkActionEvents } from '../events.ts'
import { exportColumns } from '../texts-desk.ts'
import { selectedRows } from './selection.ts'
import { bulkRefusals } from './texts.ts'

/** The chosen cases without tests as a file for a spreadsheet, or why there is none; that it was made is written down first. */
export async function exportCases(
  database: Database,
  asker: Viewer,
  selection: CaseSelection,
): Promise<{ readonly csv: string } | { readonly message: string }> {
  const selected = await selectedRows(database, selection, asker, mostCases)
  const rows = selected.filter(({ isTest }) => !isTest)
  if (rows.length === 0) return { message: bulkRefusals.nobody }
  if (selected.length > mostCases) return { message: bulkRefusals.tooMany(mostCases.toLocaleString('nl-NL')) }
  const names = new Map((await colleagues(database)).map(({ id, name }) => [id, name]))
  await transaction(database, tx =>
    appendEvent(tx, {
      type: bulkActionEvents.exported,
      actor: { kind: 'staff', id: asker.staffId },
      data: { count: rows.length },
    }),
  )
  const ids = rows.map(({ caseId }) => caseId)
  const [references, origins, construction] = await Promise.all([
    referencesOfCases(database, ids),
    originsOfOrders(database, ids),
    constructionAmong(database, ids),
  ])
  const lines = rows.map(row =>
    csvRow([
      ...cellsOf(row, names),
      constructionCell(construction.get(row.caseId)),
      ...referenceFields.map(field => references.get(row.caseId)?.[field] ?? ''),
      ...originCells(origins.get(row.caseId)),
      row.kind === 'order' ? orderPurposeNames[row.purpose] : '',
    ]),
  )
  return { csv: byteOrderMark + csvRow(Object.values(exportColumns)) + lines.join('') }
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

/** `24-11-2026 14:05`, which a Dutch spreadsheet reads as a moment. */
const momentInWords = (at: Date): string => moment.format(at).replace(',', '')

/** By when something is promised: such a moment, or `24-11-2026` where it ends with that day, as the list says it. */
function dueInWords(due: Date | null): string {
  if (due === null) return ''
  const lastOfDay = lastOfPromisedDay(due)
  return lastOfDay === null ? momentInWords(due) : momentInWords(lastOfDay).slice(0, 10)
}

const amount = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')

/** Costs that its amounts have not in them, in words. */
const constructionCell = (construction: Construction | undefined): string =>
  construction ? exclConstruction(construction) : ''

/** The quote of an order and its branch, and the agreement in whose place it comes. */
function originCells(origin: OrderOrigin | undefined): readonly string[] {
  if (!origin) return ['', '', '']
  return 'agreement' in origin
    ? ['', '', originLine(origin)]
    : [formatOrderNumber(origin.quoteNumber), origin.branch, '']
}

/** In the order of `exportColumns`, as far as the list has them. */
const cellsOf = (row: WorkRow, names: ReadonlyMap<string, string>): readonly string[] => [
  formatOrderNumber(row.number),
  caseKindNames[row.kind],
  row.organizationName ?? '',
  row.contactName ?? '',
  row.productType === null ? '' : productTypeNames[row.productType],
  stateLabelOf(row, row.state),
  row.assigneeId === null ? '' : (names.get(row.assigneeId) ?? ''),
  dueInWords(dueAtOf(row)),
  momentInWords(row.openedAt),
  amount(row.monthlyInCents),
]
