import type { Database, Queryable } from '../../../platform/database/pool.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import type { EmailContext } from '../../../platform/mail/email.ts'
import type { BuiltEmails } from './built-emails.ts'
import type { Inbox, InboxState } from './inbox.ts'
import type { MailDomainState } from './mail-domains.ts'
import type { NamesOfHolders } from './mail-subjects.ts'
import type { OvertakersOf } from './overtaking.ts'

/** Dependencies of the desk's mail pages. */
export type DeskMailServices = {
  readonly database: Database
  /** Writes an e-mail as the worker does. */
  readonly renderDelivery: BuiltEmails['renderDelivery']
  readonly mailContext: EmailContext
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Uint8Array
  /** The right-hand side of every Message-ID. */
  readonly mailDomain: string
  /** Mailbox for answers; null where none is connected. */
  readonly inbox: Inbox | null
  readonly inboxState: (database: Queryable, inbox: Inbox) => Promise<InboxState>
  /** Names of these accounts and registrations, by id. */
  readonly holderNames: NamesOfHolders
  /** The body of a webhook call about a case; null where there is nothing to tell. */
  readonly answersOf: (database: Queryable, caseId: number) => Promise<object | null>
  /** The domains of our mails, as DNS says. */
  readonly mailDomains: () => Promise<readonly MailDomainState[]>
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
  readonly overtakersOf: OvertakersOf
  readonly mailKinds: MailKinds
}
