import { describe, expect, it, test } from 'vitest'
import type { MailKind } from '../../cases/mail-kinds.ts'
import { classifyMail } from '../classify-mail.ts'
import { usualContext } from '../testing-mails.ts'
import { parseMail } from './parse-mail.ts'
import { bulkMails } from './testing-programs/bulk.ts'
import { doubtfulMails } from './testing-programs/doubtful.ts'
import { type ProgramMail, sourceOf } from './testing-programs/eml.ts'
import { peoplesMails } from './testing-programs/people.ts'
import { automaticMails } from './testing-programs/programs.ts'
import { reactionMails, serverMails } from './testing-programs/servers.ts'
import { ticketMails } from './testing-programs/tickets.ts'

const asking: readonly MailKind[] = ['question', 'answer', 'ticket', 'stranger']

const judge = async (mail: ProgramMail) =>
  classifyMail(await parseMail(sourceOf(mail)), { ...usualContext, ...mail.context })

const tables = {
  peoplesMails,
  doubtfulMails,
  automaticMails,
  ticketMails,
  bulkMails,
  serverMails,
  reactionMails,
}
const all = Object.values(tables).flat()

describe.each(Object.entries(tables))('%s', (_, mails) => {
  test.each(mails.map(mail => [mail.name, mail] as const))('%s', async (_name, mail) => {
    const classified = await judge(mail)
    expect(classified, classified.reasons.join()).toMatchObject({
      kind: mail.kind,
      asks: mail.asks ?? asking.includes(mail.kind),
    })
    expect(classified.reasons).not.toEqual([])
  })
})

it('knows mails of every kind, and more than 120', () => {
  expect(all.length).toBeGreaterThan(120)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

/** Headers by which programs are told; each of them alone tells nothing. */
const headers = [
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Auto-Response-Suppress: All',
  'X-Autoreply: yes',
  'X-Autorespond: Afwezig',
  'Return-Path: <>',
  'List-Unsubscribe: <https://x.example/u>',
  'X-Spam-Flag: YES',
  'X-Campaign: 1',
]

test.each(headers)('%s alone takes no mail from a person', async header => {
  for (const text of ['Kan de monteur dinsdag?', 'Dinsdag is goed.', 'Graag na twaalf uur.']) {
    const classified = await judge({ name: '', kind: 'answer', headers: [header], text })
    expect(classified.asks, text).toBe(true)
  }
})
