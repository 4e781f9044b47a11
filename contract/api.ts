import { accountCalls } from './api/account-calls.ts'
import { auditCalls } from './api/audit-calls.ts'
import type { ApiCall } from './api/call.ts'
import { colleagueCalls } from './api/colleague-calls.ts'
import { customerCalls } from './api/customer-calls.ts'
import { deskCaseCalls } from './api/desk-case-calls.ts'
import { deskCustomerCalls } from './api/desk-customer-calls.ts'
import { deskMailCalls } from './api/desk-mail-calls.ts'
import { formCalls } from './api/form-calls.ts'
import { lineChangeCalls } from './api/line-change-calls.ts'
import { progressCalls } from './api/progress-calls.ts'
import { quoteCalls } from './api/quote-calls.ts'
import { savedCartCalls } from './api/saved-cart-calls.ts'
import { shopCalls } from './api/shop-calls.ts'
import { staffCalls } from './api/staff-calls.ts'
import { workListCalls } from './api/work-list-calls.ts'

/** Every call that the server answers beside its pages; a test holds the table and the server's routes together. */
export const apiCalls: readonly ApiCall[] = [
  shopCalls,
  formCalls,
  accountCalls,
  customerCalls,
  staffCalls,
  colleagueCalls,
  workListCalls,
  deskCaseCalls,
  deskMailCalls,
  deskCustomerCalls,
  auditCalls,
  lineChangeCalls,
  quoteCalls,
  progressCalls,
  savedCartCalls,
].flatMap(calls => Object.values<ApiCall>(calls))
