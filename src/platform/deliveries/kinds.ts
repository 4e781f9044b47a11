/**
 * How a kind relates to a mailbox's ten mails a day (recipient-limit.ts). `none` is not limited. `link` counts as one,
 * is refused at the request if none is left (accounts/link-cooldown.ts), and does not use the hourly budget. `held`
 * waits for one. `held-early` waits for one of the few reserved for the least important mails.
 */
export type MailboxLimit = 'none' | 'link' | 'held' | 'held-early'

/** How urgent a delivery is, and whether its recipient is protected against too many. */
type DeliveryClass = {
  /** Lower numbers go first, regardless of age. */
  readonly priority: number
  /**
   * Limit for kinds that others than the owner of the mailbox can cause; `causedBy` of a delivery can say that they
   * did not.
   */
  readonly limit: MailboxLimit
  /** Whether no person wrote what it says. */
  readonly isAutomatic: boolean
  /** Whether it waits where its address does not work (bounced-addresses.ts): a colleague sees its case, and corrects that. */
  readonly waitsForAddress?: true
}

const classes = {
  /** To the owner of an account, who may be waiting for it: goes before a burst of anything else. */
  account: { priority: 0, limit: 'none', isAutomatic: true },
  /** To whatever address was registered, which may be somebody else's. */
  registered: { priority: 0, limit: 'link', isAutomatic: true },
  /** About an order, a quote or an enquiry, to whatever address a visitor typed. */
  typed: { priority: 10, limit: 'held', isAutomatic: true, waitsForAddress: true },
  /** As much about what matters less. */
  typedAside: { priority: 15, limit: 'held-early', isAutomatic: true, waitsForAddress: true },
  /** To a customer, after an action of staff or of the customer. */
  byStaff: { priority: 10, limit: 'none', isAutomatic: true, waitsForAddress: true },
  /** To a customer, in the words of a member of staff. */
  written: { priority: 10, limit: 'none', isAutomatic: false, waitsForAddress: true },
  /** To staff, or to a system that configuration names. */
  house: { priority: 10, limit: 'none', isAutomatic: true },
  /** Nobody waits for these. */
  report: { priority: 20, limit: 'none', isAutomatic: true },
} as const satisfies Record<string, DeliveryClass>

/** Every e-mail that the shop sends, and of which class it is; src/app/worker/emails.tsx says what is in each. */
const emailKinds = {
  'order-confirmation': classes.typed,
  'order-notice': classes.house,
  /** The same of an acceptance that became several orders. */
  'acceptance-confirmation': classes.typed,
  'acceptance-notice': classes.house,
  'quote-confirmation': classes.typed,
  'quote-notice': classes.house,
  'fibre-enquiry-confirmation': classes.typed,
  'fibre-enquiry-notice': classes.house,
  'site-form-confirmation': classes.typedAside,
  'site-form-notice': classes.house,
  'saved-cart': classes.typedAside,
  'order-confirmed': classes.byStaff,
  'delivery-planned': classes.byStaff,
  'order-delivered-in-part': classes.byStaff,
  'order-delivered': classes.byStaff,
  'order-held': classes.byStaff,
  'order-cancelled': classes.byStaff,
  'order-rejected': classes.byStaff,
  'order-failed': classes.byStaff,
  'order-reopened': classes.byStaff,
  'mandate-corrected': classes.byStaff,
  'quote-ended': classes.byStaff,
  'quote-reopened': classes.byStaff,
  'port-in-planned': classes.byStaff,
  'parcel-sent': classes.byStaff,
  /** Queued by a release without copies and conversations. */
  'case-answer': classes.written,
  'case-message': classes.written,
  'lines-proposed': classes.written,
  'lines-changed': classes.byStaff,
  'quote-sent': classes.written,
  'quote-reminder': classes.byStaff,
  'quote-withdrawn': classes.byStaff,
  'quote-opened-notice': classes.house,
  'quote-question-notice': classes.house,
  'quote-accepted-notice': classes.house,
  'quote-declined-notice': classes.house,
  'quote-expired-notice': classes.house,
  'account-activation': classes.registered,
  'account-active-already': classes.registered,
  'registration-attempt': classes.registered,
  'password-reset': classes.account,
  'password-changed': classes.account,
  'account-details-changed': classes.account,
  'staff-account-changed': classes.account,
  'login-email-link': classes.account,
  'login-email-changed': classes.account,
  'staff-invitation': classes.account,
  'staff-password-link': classes.account,
  'account-details-corrected': classes.account,
  'dead-letter-report': classes.report,
  'test-mail': classes.house,
  'webhook-failing': classes.house,
  'webhook-switched-off': classes.house,
} as const
export type EmailKind = keyof typeof emailKinds

/** Calls that a release before queued among the mails; src/features/webhooks takes over what waits. */
const webhookKinds = {
  webinar: classes.house,
} as const
export type WebhookKind = keyof typeof webhookKinds

/** Delivery settings by channel and kind. */
export const deliveryKinds: {
  readonly email: Readonly<Record<EmailKind, DeliveryClass>>
  readonly webhook: Readonly<Record<WebhookKind, DeliveryClass>>
} = { email: emailKinds, webhook: webhookKinds }

export type Channel = keyof typeof deliveryKinds
export const channels = ['email', 'webhook'] as const satisfies readonly Channel[]

export const isEmailKind = (kind: string): kind is EmailKind => Object.hasOwn(emailKinds, kind)
export const isWebhookKind = (kind: string): kind is WebhookKind => Object.hasOwn(webhookKinds, kind)

const all = [...Object.entries(emailKinds), ...Object.entries(webhookKinds)]
export const knownKinds: readonly string[] = all.map(([kind]) => kind)
/** Kinds that the queue sends. */
export const sentKinds: readonly string[] = Object.keys(emailKinds)
const kindsLimitedBy = (...limits: readonly MailboxLimit[]): readonly string[] =>
  all.flatMap(([kind, { limit }]) => (limits.includes(limit) ? [kind] : []))
/** Kinds that count towards a mailbox's mails of a day. */
export const countedKinds = kindsLimitedBy('link', 'held', 'held-early')
/** Kinds among those that use the reserve for the least important mails. */
export const leastKinds = kindsLimitedBy('held-early')
/** Kinds that go to staff, or to a system that configuration names. */
export const houseKinds: readonly string[] = all.flatMap(([kind, deliveryClass]) =>
  deliveryClass === classes.house || deliveryClass === classes.report ? [kind] : [],
)
