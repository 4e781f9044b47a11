/** A mailbox that mails are read from; it is the outside world: any call may reject. */
export interface Mailbox {
  /** A new number says that the UIDs of before say nothing any more. */
  readonly uidValidity: number
  /** Lower than the UID of any mail that comes in from now on. */
  readonly highestUid: number
  /** Mails of which the UID is above one, by UID. @param which null: all of them */
  list(aboveUid: number, which: MailFilter | null): Promise<readonly MailInBox[]>
  /** The first bytes of a mail; null where it was moved or deleted meanwhile. */
  source(uid: number, mostBytes: number): Promise<Buffer | null>
  /** For the people who look at the mailbox too. */
  markRead(uids: readonly number[]): Promise<void>
  close(): void
}

/** Mails that came in since a day, or only those of them that nobody has read. */
export type MailFilter = { readonly since: Date; readonly isUnread: boolean }

export type MailInBox = { readonly uid: number; readonly bytes: number }

/** Opens the connection. Rejects where it is not there within the time limit. */
export type OpenMailbox = () => Promise<Mailbox>

/** A mailbox by its address, as people may see it: without the password. */
export const mailboxName = (imapUrl: string): string => {
  const { username, host, pathname } = new URL(imapUrl)
  return `${decodeURIComponent(username)}@${host}${folderOf(pathname)}`
}

export const folderOf = (pathname: string): string =>
  pathname.length > 1 ? decodeURIComponent(pathname) : '/INBOX'
