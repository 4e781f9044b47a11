import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { Mailbox, MailFilter, MailInBox, OpenMailbox } from '../../../platform/outside/mailbox.ts'
import type { ReceivedMail } from '../received-mail.ts'
import { largestMail, readOfLarger, unreadMail } from './mail-source.ts'
import { readMail } from './read-mail.ts'
import { type MailReceiver, receiveMail } from './receive-mail.ts'
import { mailboxes } from './tables.ts'

export type MailboxReader = {
  /** Reads what came in since; resolves to whether there was something. Rejects where the mailbox is away. */
  check(): Promise<boolean>
  /** Ends the connection, and leaves the mailbox to another copy. */
  close(): Promise<void>
}

export type MailboxOptions = {
  /** Under which is kept how far it was read: user, host and folder. */
  readonly name: string
  readonly open: OpenMailbox
  readonly receiver: MailReceiver
  /** Told of a mail that could not be put into a case as a whole. */
  readonly onTrouble: (text: string, error: unknown) => void
  /** Milliseconds on a clock that only goes forward. */
  readonly now?: () => number
}

/** Of several copies of the shop one reads; another one goes on when it did not for so long. */
const leaseSeconds = 120
/** When a mailbox is connected, older mails stay as they are, and so does what somebody has read. */
const firstDays = 7
/** A mail that fails so often is put into a case with its beginning only, so that those after it are not held up. */
const attempts = 3
/** A server that is asked for a wrong password every few seconds locks the mailbox. */
const refusedRestMs = 5 * 60_000

/**
 * Reads a mailbox mail after mail, in the order of their UIDs. Each is in its case before the next one is read, and how far that is
 * is written down after it: a copy that is killed, or two that read at once, put none into its case twice (receive-mail.ts).
 */
export function createMailboxReader(options: MailboxOptions): MailboxReader {
  const { name, open, receiver, now = () => performance.now() } = options
  const { database } = receiver
  const reader = randomUUID()
  const failures = new Map<number, number>()
  let mailbox: Mailbox | null = null
  let isClosed = false
  let restsUntil = 0

  function disconnect() {
    mailbox?.close()
    mailbox = null
  }

  async function check(): Promise<boolean> {
    if (now() < restsUntil) return false
    const place = await takeLease(database, name, reader)
    if (!place) return false
    try {
      mailbox ??= await open()
      const { uidValidity, highestUid } = mailbox
      const isSame = place.uidValidity === uidValidity
      const mails = await mailbox.list(isSame ? place.lastUid : 0, isSame ? null : firstOf(place))
      for (const [position, mail] of mails.entries()) {
        if (isClosed) return true
        await receive(mailbox, mail)
        await keepPlace(database, name, reader, {
          ...(isSame && { lastUid: mail.uid }),
          waiting: mails.length - position - 1,
        })
      }
      await mailbox.markRead(mails.map(({ uid }) => uid))
      await keepPlace(database, name, reader, {
        // As long as UIDs say nothing, it begins anew until it came through once.
        ...(!isSame && { uidValidity, lastUid: Math.max(highestUid, mails.at(-1)?.uid ?? 0) }),
        ...caughtUp,
      })
      return mails.length > 0
    } catch (error) {
      disconnect()
      if (codeOf(error) === refusedCode) restsUntil = now() + refusedRestMs
      await keepPlace(database, name, reader, { lastError: codeOf(error) }).catch(() => undefined)
      throw error
    }
  }

  async function receive(from: Mailbox, { uid, bytes }: MailInBox): Promise<void> {
    const source = await from.source(uid, bytes > largestMail ? readOfLarger : largestMail)
    // Moved or deleted since it was listed.
    if (source === null) return
    // Some servers only guess the size that they tell.
    const isTooLarge = bytes > largestMail || source.length >= largestMail
    try {
      await put(await readMail(source, isTooLarge ? 'too-large' : null, receiver))
      failures.delete(uid)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      const failed = (failures.get(uid) ?? 0) + 1
      failures.set(uid, failed)
      if (failed < attempts) throw error
      options.onTrouble('a mail could not be read as a whole', error)
      await put(await asSource(source, failed === attempts, receiver))
      failures.delete(uid)
    }
  }

  const put = (mail: ReceivedMail) => receiveMail(receiver, mail, 'imap')

  return {
    check,
    async close() {
      isClosed = true
      disconnect()
      await database
        .update(mailboxes)
        .set({ readBy: null, readUntil: null })
        .where(and(eq(mailboxes.name, name), eq(mailboxes.readBy, reader)))
    },
  }
}

/** One that fails even so opens a case with its source. @param isRead whether its beginning is read once more */
const asSource = (source: Buffer, isRead: boolean, receiver: MailboxOptions['receiver']) => {
  const beginning = source.subarray(0, readOfLarger)
  return isRead ? readMail(beginning, 'unreadable', receiver) : unreadMail(beginning)
}

/** All that there was is read. */
const caughtUp = { waiting: 0, checkedAt: sql`now()`, lastError: null }

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000)

/** Mails to begin with: of a mailbox that is new to us what nobody read yet, and of one with new UIDs all since it was read last. */
const firstOf = ({ uidValidity, connectedAt, checkedAt }: Place): MailFilter =>
  uidValidity === null
    ? { since: daysBefore(connectedAt, firstDays), isUnread: true }
    : { since: daysBefore(checkedAt ?? connectedAt, 1), isUnread: false }

type Place = Pick<typeof mailboxes.$inferSelect, 'uidValidity' | 'lastUid' | 'connectedAt' | 'checkedAt'>

/** Has this copy read the mailbox for a while; null where another one does. */
async function takeLease(database: Database, name: string, reader: string): Promise<Place | null> {
  await database.insert(mailboxes).values({ name }).onConflictDoNothing()
  const [place] = await database
    .update(mailboxes)
    .set({ readBy: reader, readUntil: leaseEnd })
    .where(
      and(
        eq(mailboxes.name, name),
        or(isNull(mailboxes.readBy), eq(mailboxes.readBy, reader), lt(mailboxes.readUntil, sql`now()`)),
      ),
    )
    .returning({
      uidValidity: mailboxes.uidValidity,
      lastUid: mailboxes.lastUid,
      connectedAt: mailboxes.connectedAt,
      checkedAt: mailboxes.checkedAt,
    })
  return place ?? null
}

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Writes down how far it was read, unless another copy reads by now. */
async function keepPlace(
  database: Database,
  name: string,
  reader: string,
  place: Omit<Parameters<ReturnType<Database['update']>['set']>[0], 'name'>,
): Promise<void> {
  await database
    .update(mailboxes)
    .set({ ...place, readUntil: leaseEnd })
    .where(and(eq(mailboxes.name, name), eq(mailboxes.readBy, reader)))
}

/** The code of a refused password. */
const refusedCode = 'EAUTH'

/** For the desk and the log: the code of what failed, which names nobody. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if ('authenticationFailed' in error && error.authenticationFailed === true) return refusedCode
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
