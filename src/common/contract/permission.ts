/**
 * Permissions that calls of the desk require. src/features/desk/case-scope.ts decides to which cases `cases.read` and
 * `cases.work` apply.
 */
export type Permission =
  | 'cases.read'
  | 'cases.work'
  /** Orders for a caller, and quotes, of a case or from scratch. */
  | 'sales.work'
  | 'customers.read'
  | 'customers.help'
  | 'mails.read'
  | 'mails.send'
  | 'audit.read'
  | 'audit.export'
  | 'iban.read'
  | 'staff.manage'
  | 'catalogue.read'
  /** Revisions of the catalogue: making, planning and undoing them. */
  | 'catalogue.work'
  /** Coverage: looking an address up, corrections and imports. */
  | 'coverage.read'
  | 'coverage.work'
  /** Agreements of customers after delivery: contracts on the page of a customer and in the case. */
  | 'agreements.read'
  /** Recording and withdrawing a notice, and ending products. */
  | 'agreements.work'
  /** Clients of the API with their keys, and subscriptions of webhooks. */
  | 'integrations.manage'
