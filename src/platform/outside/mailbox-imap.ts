import { ImapFlow, type MailboxObject } from 'imapflow'
import { folderOf, type Mailbox, type MailInBox, type OpenMailbox } from './mailbox.ts'

const connectMs = 10_000
/** A server that says nothing for so long is gone. */
const silenceMs = 60_000
/** So many are asked for at a time. */
const batch = 200

/**
 * Reads a mailbox over IMAP. `imaps:` is TLS from the first byte; on `imap:` TLS begins before the password is sent, but for a
 * server on this machine. The server's certificate must be right.
 * @param imapUrl `imaps://user:password@host/INBOX`, each part encoded as in a URL
 */
export function imapMailbox(imapUrl: string): OpenMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl)
  const isSecure = protocol === 'imaps:'
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return async () => {
    const client = new ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 993 : 143) : Number(port),
      secure: isSecure,
      ...(!isSecure && { doSTARTTLS: !isLocal }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableAutoIdle: true,
    })
    // An error that nobody listens to would end the thread; what was asked meanwhile rejects by itself.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const opened = await client.mailboxOpen(folderOf(pathname).slice(1))
      return mailboxOf(client, opened)
    } catch (error) {
      client.close()
      throw error
    }
  }
}

const mailboxOf = (client: ImapFlow, { uidValidity, uidNext }: MailboxObject): Mailbox => ({
  uidValidity: Number(uidValidity),
  highestUid: uidNext - 1,
  async list(aboveUid, which) {
    // Servers such as dovecot search what they told last; this has them tell what came in since.
    await client.noop()
    const found = await client.search(
      {
        uid: `${aboveUid + 1}:*`,
        ...(which && { since: which.since, ...(which.isUnread && { seen: false }) }),
      },
      { uid: true },
    )
    // The star is the last mail, whichever UID that has.
    const uids = (found || []).filter(uid => uid > aboveUid)
    const listed: MailInBox[] = []
    for (const some of inBatches(uids))
      for await (const { uid, size = 0 } of client.fetch(some, { uid: true, size: true }, { uid: true }))
        listed.push({ uid, bytes: size })
    return listed.toSorted((one, other) => one.uid - other.uid)
  },
  async source(uid, mostBytes) {
    const mail = await client.fetchOne(
      String(uid),
      { uid: true, source: { start: 0, maxLength: mostBytes } },
      { uid: true },
    )
    // The library says false of a mail whose source is NIL.
    return mail ? mail.source || null : null
  },
  async markRead(uids) {
    for (const some of inBatches(uids)) await client.messageFlagsAdd(some, ['\\Seen'], { uid: true })
  },
  close: () => client.close(),
})

/** A line with all of ten thousand UIDs is longer than servers read. */
const inBatches = (uids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(uids.length / batch) }, (_, place) =>
    uids.slice(place * batch, (place + 1) * batch),
  )
