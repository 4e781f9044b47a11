import * as z from 'zod/mini'
import * as failure from '../common/contract/failure.ts'
import * as money from '../common/contract/money.ts'
import * as session from '../common/contract/session.ts'
import * as addresses from '../features/addresses/contract.ts'
import * as transferCommands from '../features/agreement-transfers/command-schemas.ts'
import * as deskTransfers from '../features/agreement-transfers/contract-desk.ts'
import * as transferLinks from '../features/agreement-transfers/contract-link.ts'
import * as agreementCommands from '../features/agreements/command-schemas.ts'
import * as agreements from '../features/agreements/contract.ts'
import * as agreementChanges from '../features/agreements/contract-change.ts'
import * as noticeLinks from '../features/agreements/contract-link.ts'
import * as ownAgreements from '../features/agreements/contract-mijn.ts'
import * as partyAgreements from '../features/agreements/contract-party.ts'
import * as noticesTogether from '../features/agreements/contract-together.ts'
import * as audit from '../features/audit/contract.ts'
import * as authentication from '../features/authentication/contract.ts'
import * as calendar from '../features/calendar/contract.ts'
import * as lines from '../features/carts/line-schemas.ts'
import * as cases from '../features/case-desk/contract.ts'
import * as caseCommands from '../features/cases/command-schemas.ts'
import * as caseConflicts from '../features/cases/contract.ts'
import * as caseTimeline from '../features/cases/contract-timeline.ts'
import * as catalogue from '../features/catalogue/contract.ts'
import * as products from '../features/catalogue/products.ts'
import * as caseCoverage from '../features/coverage/case-coverage.ts'
import * as coverage from '../features/coverage/coverage-schemas.ts'
import * as customer from '../features/customers/contract.ts'
import * as account from '../features/customers/contract-account.ts'
import * as deskCustomers from '../features/customers/contract-desk.ts'
import * as accountLinks from '../features/customers/contract-links.ts'
import * as customerLogin from '../features/customers/contract-login.ts'
import * as desk from '../features/desk/contract.ts'
import * as checks from '../features/details/contract.ts'
import * as details from '../features/details/details-schema.ts'
import * as returnCommands from '../features/device-returns/command-schemas.ts'
import * as documents from '../features/documents/contract.ts'
import * as forms from '../features/forms/contract.ts'
import * as lineChanges from '../features/line-changes/contract.ts'
import * as deskLineChanges from '../features/line-changes/contract-desk.ts'
import * as mailedLinks from '../features/mailed-links/contract.ts'
import * as deliveries from '../features/mails/contract.ts'
import * as orders from '../features/orders/contract.ts'
import * as lastOrder from '../features/orders/contract-last-order.ts'
import * as parcelCommands from '../features/parcels/command-schemas.ts'
import * as portInCommands from '../features/porting/command-schemas.ts'
import * as quoteCommands from '../features/quotes/command-schemas.ts'
import * as quotes from '../features/quotes/contract.ts'
import * as deskQuotes from '../features/quotes/contract-desk.ts'
import * as ownQuotes from '../features/quotes/contract-mijn.ts'
import * as savedCarts from '../features/saved-carts/contract.ts'
import * as staff from '../features/staff/contract.ts'
import * as ownAccount from '../features/staff/contract-account.ts'
import * as colleagues from '../features/staff/contract-colleagues.ts'
import * as tracking from '../features/tracking/contract.ts'
import * as ownOrders from '../features/tracking/contract-mijn.ts'
import * as workList from '../features/work-list/contract.ts'
import * as deskCase from './desk-case.ts'
import * as follow from './follow-calls.ts'
import * as mailQuestion from './mail-preview.ts'

/** The names of schemas in the reference of the API: each that begins with a capital goes by the name that its file exports. */
export const schemaNames = z.registry<{ id: string }>()

const files = [
  account,
  accountLinks,
  mailedLinks,
  addresses,
  audit,
  calendar,
  caseCommands,
  caseConflicts,
  deskCase,
  mailQuestion,
  quoteCommands,
  agreementCommands,
  transferCommands,
  deskTransfers,
  transferLinks,
  parcelCommands,
  returnCommands,
  portInCommands,
  cases,
  caseTimeline,
  catalogue,
  checks,
  colleagues,
  caseCoverage,
  coverage,
  customer,
  customerLogin,
  deliveries,
  desk,
  deskCustomers,
  deskLineChanges,
  deskQuotes,
  details,
  documents,
  failure,
  follow,
  forms,
  lastOrder,
  lineChanges,
  lines,
  money,
  orders,
  agreements,
  ownAgreements,
  noticesTogether,
  agreementChanges,
  partyAgreements,
  noticeLinks,
  ownOrders,
  ownQuotes,
  ownAccount,
  products,
  quotes,
  savedCarts,
  session,
  staff,
  tracking,
  workList,
  authentication,
]

const named = files.flatMap(file =>
  Object.entries<unknown>(file).filter(
    (entry): entry is [string, z.ZodMiniType] => /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodMiniType,
  ),
)
for (const [id, schema] of named) if (!schemaNames.has(schema)) schemaNames.add(schema, { id })

/** Names that two schemas would have. */
export const twice = named.filter(([id, schema]) =>
  named.some(([other, another]) => other === id && another !== schema),
)
