import type { ApiCall } from '../common/contract/call.ts'
import { sessionCalls } from '../common/contract/session.ts'
import { addressCalls } from '../features/addresses/contract.ts'
import { transferCommands, transferIbanCalls } from '../features/agreement-transfers/commands.ts'
import { transferLinkCalls } from '../features/agreement-transfers/contract-link.ts'
import { transferCustomerCalls } from '../features/agreement-transfers/contract-mijn.ts'
import { productCommands } from '../features/agreements/commands.ts'
import { changeLinkCalls } from '../features/agreements/contract-change.ts'
import { deskAgreementCalls } from '../features/agreements/contract-desk.ts'
import { noticeLinkCalls } from '../features/agreements/contract-link.ts'
import { customerAgreementCalls } from '../features/agreements/contract-mijn.ts'
import { partyLinkCalls } from '../features/agreements/contract-party.ts'
import { deskNoticesCalls, noticesCalls } from '../features/agreements/contract-together.ts'
import { withdrawalLinkCalls } from '../features/agreements/contract-withdrawal.ts'
import { apiClientCalls } from '../features/api-clients/contract-desk.ts'
import { assignmentRuleCalls } from '../features/assignment-rules/contract-desk.ts'
import { auditCalls } from '../features/audit/contract.ts'
import { bulkCalls } from '../features/bulk-actions/contract-desk.ts'
import { calendarCalls } from '../features/calendar/contract.ts'
import { caseCommands } from '../features/case-desk/commands.ts'
import { caseCalls } from '../features/case-desk/contract.ts'
import { caseFileCalls } from '../features/case-files/contract-desk.ts'
import { presenceCalls } from '../features/case-presence/contract.ts'
import { catalogueCalls } from '../features/catalogue/contract.ts'
import { catalogueDeskCalls } from '../features/catalogue/contract-desk.ts'
import { contractSummaryCalls } from '../features/contract-summaries/contract.ts'
import { addedAddressCalls } from '../features/coverage/contract-addresses.ts'
import { caseCoverageCalls } from '../features/coverage/contract-case.ts'
import { coverageCalls } from '../features/coverage/contract-desk.ts'
import { importCalls } from '../features/coverage/contract-imports.ts'
import { customerCalls } from '../features/customers/contract.ts'
import { accountCalls } from '../features/customers/contract-account.ts'
import { deskCustomerCalls } from '../features/customers/contract-desk.ts'
import { accountLinkCalls } from '../features/customers/contract-links.ts'
import { customerLoginCalls } from '../features/customers/contract-login.ts'
import { checkCalls } from '../features/details/contract.ts'
import { returnCommands } from '../features/device-returns/commands.ts'
import { documentCalls } from '../features/documents/contract.ts'
import { formCalls } from '../features/forms/contract.ts'
import { incomingMailCalls } from '../features/incoming-mails/contract.ts'
import { receivedMailCalls } from '../features/incoming-mails/contract-desk.ts'
import { knownCustomerCalls } from '../features/known-customers/contract.ts'
import { lineChangeCalls } from '../features/line-changes/contract.ts'
import { deskLineChangeCalls } from '../features/line-changes/contract-desk.ts'
import { deliveryCalls } from '../features/mails/contract.ts'
import { orderCalls } from '../features/orders/contract.ts'
import { lastOrderCalls } from '../features/orders/contract-last-order.ts'
import { parcelCommands } from '../features/parcels/commands.ts'
import { portInCommands } from '../features/porting/commands.ts'
import { quoteCommands } from '../features/quotes/commands.ts'
import { quoteCalls } from '../features/quotes/contract.ts'
import { deskQuoteCalls } from '../features/quotes/contract-desk.ts'
import { customerQuoteCalls } from '../features/quotes/contract-mijn.ts'
import { replyTemplateCalls } from '../features/reply-templates/contract-desk.ts'
import { resellerCalls } from '../features/resellers/contract.ts'
import { savedCartCalls } from '../features/saved-carts/contract.ts'
import { staffCalls } from '../features/staff/contract.ts'
import { ownAccountCalls } from '../features/staff/contract-account.ts'
import { colleagueCalls } from '../features/staff/contract-colleagues.ts'
import { trackingCalls } from '../features/tracking/contract.ts'
import { customerDocumentCalls, customerOrderCalls } from '../features/tracking/contract-mijn.ts'
import { webhookCalls } from '../features/webhooks/contract-desk.ts'
import { workListCalls } from '../features/work-list/contract.ts'
import { teamCalls } from '../features/work-list/contract-team.ts'
import { deskCaseCalls } from './desk-case.ts'
import { followCalls } from './follow-calls.ts'
import { mailPreviewCalls } from './mail-preview.ts'

const groups = [
  accountCalls,
  accountLinkCalls,
  addressCalls,
  apiClientCalls,
  assignmentRuleCalls,
  auditCalls,
  bulkCalls,
  deskCaseCalls,
  mailPreviewCalls,
  caseCommands,
  portInCommands,
  parcelCommands,
  returnCommands,
  productCommands,
  quoteCommands,
  caseCalls,
  presenceCalls,
  caseFileCalls,
  receivedMailCalls,
  catalogueCalls,
  calendarCalls,
  resellerCalls,
  catalogueDeskCalls,
  coverageCalls,
  addedAddressCalls,
  caseCoverageCalls,
  checkCalls,
  colleagueCalls,
  customerCalls,
  customerLoginCalls,
  customerAgreementCalls,
  noticesCalls,
  transferCustomerCalls,
  customerOrderCalls,
  customerQuoteCalls,
  customerDocumentCalls,
  deliveryCalls,
  deskCustomerCalls,
  deskLineChangeCalls,
  deskQuoteCalls,
  documentCalls,
  formCalls,
  importCalls,
  incomingMailCalls,
  knownCustomerCalls,
  lastOrderCalls,
  lineChangeCalls,
  noticeLinkCalls,
  withdrawalLinkCalls,
  partyLinkCalls,
  changeLinkCalls,
  transferLinkCalls,
  deskAgreementCalls,
  deskNoticesCalls,
  transferCommands,
  transferIbanCalls,
  contractSummaryCalls,
  orderCalls,
  ownAccountCalls,
  quoteCalls,
  replyTemplateCalls,
  webhookCalls,
  savedCartCalls,
  sessionCalls,
  staffCalls,
  followCalls,
  trackingCalls,
  workListCalls,
  teamCalls,
] as const

/** Every call that the server answers beside its pages; a test holds the table and the server's routes together. */
export const apiCalls: readonly ApiCall[] = groups.flatMap(group => Object.values<ApiCall>(group))

type Group = (typeof groups)[number]
type Entry = Group extends infer Each ? (Each extends Group ? Each[keyof Each] : never) : never

/** The contract by method and path (`POST /api/order`), for the types of who calls it. */
export type Api = {
  [Call in Entry as Call extends ApiCall ? `${Call['method']} ${Call['path']}` : never]: Call
}
