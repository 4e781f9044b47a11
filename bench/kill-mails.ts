import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { incomingMailCalls } from '../src/features/incoming-mails/contract.ts'
import { withClient } from '../src/platform/database/connection.ts'
import type { TestMailbox } from '../src/platform/outside/testing-imap.ts'
import { persist } from './acknowledged-orders.ts'
import type { Progress } from './kill-life.ts'

/** Mails that come in while shop and database are killed: read from a mailbox that outlives them, and posted by a mail service. */

export const inboundSecret = `whsec_${Buffer.from('a secret of the bench, 32 letters').toString('base64')}`

/** A mail that the shop has to have: it was in the mailbox, or was posted and acknowledged. */
export type SentMail = { readonly messageId: string; readonly thread: string }

/** A stored mail with the number of its parts. */
export type StoredMail = {
  readonly messageId: string
  readonly caseId: string
  readonly files: number
  readonly events: number
}

export type MailFindings = {
  readonly mails: number
  readonly lostMails: number
  readonly doubledMails: number
  /** Conversations that are not in one case of their own. */
  readonly astrayThreads: number
  /** Without their file, or without one event in the history of their case. */
  readonly incompleteMails: number
  readonly wrongPosts: number
}

export type Mailing = { readonly sent: SentMail[]; wrongPosts: number }

/** Confirmed orders between two mails: a slow machine, which reads them slowly, gets as many in a life as a fast one. */
const ordersPerMailInBox = 4
const ordersPerPostedMail = 1

/** A question and its answer, each with a file; a sender of its own, because many mails of one in an hour are put together. */
const conversation = (thread: string) => {
  const question = `<question-${thread}@jansen.example>`
  const answer = `<answer-${thread}@jansen.example>`
  return [
    { messageId: question, source: sourceOf(thread, question, null) },
    { messageId: answer, source: sourceOf(thread, answer, question) },
  ] as const
}

function sourceOf(thread: string, messageId: string, answered: string | null): Buffer {
  const headers = [
    `From: Jan Jansen <jan-${thread}@jansen.example>`,
    'To: zaak@shop.example',
    `Subject: ${thread}`,
    'Date: Fri, 27 Nov 2026 09:15:00 +0100',
    `Message-ID: ${messageId}`,
    ...(answered === null ? [] : [`In-Reply-To: ${answered}`]),
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
  ]
  const text = ['Content-Type: text/plain; charset=utf-8', '', `Kan het ook op dinsdag? ${messageId}`]
  const file = [
    'Content-Type: text/plain; name=wensen.txt',
    'Content-Disposition: attachment; filename=wensen.txt',
    '',
    'Op dinsdag na twaalf uur.',
  ]
  return Buffer.from([...headers, '', '--part', ...text, '--part', ...file, '--part--', ''].join('\r\n'))
}

/** Waits until so many more orders are confirmed. */
async function rest(end: AbortSignal, progress: Progress, orders: number) {
  const until = progress.confirmed + orders
  while (progress.confirmed < until && !end.aborted) await pause(5)
}

/** Puts conversations into the mailbox, one mail after the other. */
export async function addMailsUntil(
  end: AbortSignal,
  mailbox: TestMailbox,
  { sent }: Mailing,
  progress: Progress,
) {
  while (!end.aborted) {
    const thread = randomUUID()
    for (const { messageId, source } of conversation(thread)) {
      mailbox.add(source)
      sent.push({ messageId, thread })
      await rest(end, progress, ordersPerMailInBox)
    }
  }
}

/** Posts conversations, each mail until it is acknowledged; every sixth conversation is in the mailbox as well. */
export async function postMailsUntil(
  end: AbortSignal,
  port: number,
  mailbox: TestMailbox,
  mailing: Mailing,
  progress: Progress,
) {
  for (let count = 0; !end.aborted; count++) {
    const thread = randomUUID()
    for (const { messageId, source } of conversation(thread)) {
      const status = await persist(() => post(port, messageId, source))
      if (status === 204) mailing.sent.push({ messageId, thread })
      else mailing.wrongPosts++
      if (count % 6 === 0) mailbox.add(source)
      await rest(end, progress, ordersPerPostedMail)
    }
  }
}

async function post(port: number, id: string, source: Buffer): Promise<number> {
  const at = new Date()
  const body = JSON.stringify({
    type: 'mail.received',
    timestamp: at.toISOString(),
    data: { raw: source.toString('base64') },
  })
  const { method, path } = incomingMailCalls.postMail
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(inboundSecret).sign(id, at, body),
    },
    signal: AbortSignal.timeout(5_000),
  })
  if (status >= 500) throw new Error(`The shop answered ${status}`)
  return status
}

/**
 * Waits until the shop has read the mailbox to its end. Mails tell less than the shop's own account: those of a copy that was killed
 * stay unread in the mailbox.
 * @throws where none is read for two minutes: hundreds of kills leave thousands
 */
export const untilRead = (connection: pg.ClientConfig, { mails }: TestMailbox): Promise<void> =>
  withClient(connection, async client => {
    const last = mails.at(-1)?.uid ?? 0
    let latest = Date.now() + 120_000
    for (let read = 0; read < last; await pause(50)) {
      const { rows } = await client.query<{ read: number }>('select last_uid::int as read from mailboxes')
      const now = rows[0]?.read ?? 0
      if (now > read) latest = Date.now() + 120_000
      read = now
      if (Date.now() > latest) throw new Error(`The mailbox was read until ${read} of ${last}`)
    }
  })

/** Has each lease of a mailbox end at once: a copy that was killed keeps it longer than the shop lives here. */
export const endLeasesAtOnce = (connection: pg.ClientConfig): Promise<void> =>
  withClient(connection, async client => {
    await client.query(
      `create function end_lease() returns trigger language plpgsql as $$
       begin new.read_until := now(); return new; end $$`,
    )
    await client.query(
      'create trigger lease before update on mailboxes for each row execute function end_lease()',
    )
    // The shop that has just been started may hold one already.
    await client.query('update mailboxes set read_until = now()')
  })

/** Every mail of a database. */
export const storedMails = (connection: pg.ClientConfig): Promise<StoredMail[]> =>
  withClient(connection, async client => {
    const { rows } = await client.query<StoredMail>(
      `select message_id as "messageId", mails.case_id as "caseId",
         (select count(*)::int from case_files where mail_id = mails.id) as files,
         (select count(*)::int from events where case_id = mails.case_id and type = 'mail-received'
           and data->>'mail' = mails.id::text) as events
       from incoming_mails mails`,
    )
    return rows
  })

/** Compares what was sent with what is stored. */
export function compareMails({ sent, wrongPosts }: Mailing, stored: readonly StoredMail[]): MailFindings {
  const byMessageId = Map.groupBy(stored, ({ messageId }) => messageId)
  const casesOf = (mails: readonly SentMail[]) =>
    new Set(mails.flatMap(({ messageId }) => byMessageId.get(messageId)?.map(({ caseId }) => caseId) ?? []))
  const threads = [...Map.groupBy(sent, ({ thread }) => thread).values()].map(casesOf)
  const threadsPerCase = Map.groupBy(
    threads.flatMap(cases => [...cases]),
    caseId => caseId,
  )
  return {
    mails: sent.length,
    lostMails: sent.filter(({ messageId }) => !byMessageId.has(messageId)).length,
    doubledMails: [...byMessageId.values()].filter(mails => mails.length > 1).length,
    astrayThreads: threads.filter(
      cases => cases.size > 1 || [...cases].some(caseId => threadsPerCase.get(caseId)?.length !== 1),
    ).length,
    incompleteMails: stored.filter(({ files, events }) => files !== 1 || events !== 1).length,
    wrongPosts,
  }
}
