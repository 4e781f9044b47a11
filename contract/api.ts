import { accountCalls } from './account.ts'
import { addressCalls } from './addresses.ts'
import { auditCalls } from './audit.ts'
import type { ApiCall } from './call.ts'
import { caseCommands } from './case-commands.ts'
import { caseCalls } from './cases.ts'
import { catalogueCalls } from './catalogue.ts'
import { checkCalls } from './checks.ts'
import { colleagueCalls } from './colleagues.ts'
import { contractSummaryCalls } from './contract-summaries.ts'
import { customerCalls } from './customer.ts'
import { customerLoginCalls } from './customer-login.ts'
import { deliveryCalls } from './deliveries.ts'
import { deskCustomerCalls } from './desk-customers.ts'
import { deskLineChangeCalls } from './desk-line-changes.ts'
import { deskQuoteCalls } from './desk-quotes.ts'
import { formCalls } from './forms.ts'
import { lineChangeCalls } from './line-changes.ts'
import { orderCalls } from './orders.ts'
import { quoteCalls } from './quotes.ts'
import { savedCartCalls } from './saved-carts.ts'
import { sessionCalls } from './session.ts'
import { staffCalls } from './staff.ts'
import { trackingCalls } from './tracking.ts'
import { workListCalls } from './work-list.ts'

const groups = [
  accountCalls,
  addressCalls,
  auditCalls,
  caseCommands,
  caseCalls,
  catalogueCalls,
  checkCalls,
  colleagueCalls,
  customerCalls,
  customerLoginCalls,
  deliveryCalls,
  deskCustomerCalls,
  deskLineChangeCalls,
  deskQuoteCalls,
  formCalls,
  lineChangeCalls,
  contractSummaryCalls,
  orderCalls,
  quoteCalls,
  savedCartCalls,
  sessionCalls,
  staffCalls,
  trackingCalls,
  workListCalls,
] as const

/** Every call that the server answers beside its pages; a test holds the table and the server's routes together. */
export const apiCalls: readonly ApiCall[] = groups.flatMap(group => Object.values<ApiCall>(group))

type Group = (typeof groups)[number]
type Entry = Group extends infer Each ? (Each extends Group ? Each[keyof Each] : never) : never

/** The contract by method and path (`POST /api/order`), for the types of who calls it. */
export type Api = {
  [Call in Entry as Call extends ApiCall ? `${Call['method']} ${Call['path']}` : never]: Call
}
