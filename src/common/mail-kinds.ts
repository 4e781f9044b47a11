/**
 * How a kind relates to a mailbox's ten mails a day (src/platform/deliveries/recipient-limit.ts). `none` is not limited. `link` counts as one,
 * is refused at the request if none is left (src/features/customers/server/link-cooldown.ts), and does not use the hourly budget. `held`
 * waits for one. `held-early` waits for one of the few reserved for the least important mails.
 */
export type MailboxLimit = 'none' | 'link' | 'held' | 'held-early'

/** How urgent a mail is, and whether its recipient is protected against too many. */
export type MailClass = {
  /** Lower numbers go first, regardless of age. */
  readonly priority: number
  /**
   * Limit for kinds that others than the owner of the mailbox can cause; `causedBy` of a delivery can say that they
   * did not.
   */
  readonly limit: MailboxLimit
  /** Whether no person wrote what it says. */
  readonly isAutomatic: boolean
  /** Whether it waits where its address does not work (src/platform/deliveries/bounced-addresses.ts): a colleague sees its case, and corrects that. */
  readonly waitsForAddress?: true
  /** Whether it goes to staff, or to a system that configuration names. */
  readonly isForHouse?: true
}

export const mailClasses = {
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
  house: { priority: 10, limit: 'none', isAutomatic: true, isForHouse: true },
  /** Nobody waits for these. */
  report: { priority: 20, limit: 'none', isAutomatic: true, isForHouse: true },
} as const satisfies Readonly<Record<string, MailClass>>

/** A kind of mail, as the feature that it belongs to declares it in its `mails.ts`. */
export type MailKind<Name extends string = string> = MailClass & {
  /** As it is stored. */
  readonly name: Name
}

export const declareMail = <const Name extends string>(name: Name, of: MailClass): MailKind<Name> => ({
  ...of,
  name,
})

/** Kinds that a feature declares, by the name that its code has for them. */
export type DeclaredMails = Readonly<Record<string, MailKind>>

/** The names of declared kinds, for tables that have one entry for each. */
export type MailNameOf<Mails extends DeclaredMails> = Mails extends DeclaredMails
  ? Mails[keyof Mails]['name']
  : never
