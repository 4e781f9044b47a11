/** The mailbox for answers, as far as configuration names it. */
export type Inbox = {
  /** Address that answers come to. */
  readonly address: string
  /** User, host and folder that are read; null where mails are posted alone. */
  readonly name: string | null
}

/** How far it was read; both null where it was not yet, or is not read. */
export type InboxState = { readonly checkedAt: Date | null; readonly lastError: string | null }
