import { afterAll, describe, expect, test } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { mailboxName } from '../../../platform/outside/mailbox.ts'
import { imapMailbox } from '../../../platform/outside/mailbox-imap.ts'
import { startMailbox } from '../../../platform/outside/testing-imap.ts'
import { mostBytes } from '../../case-files/limits.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { mailBounds } from './mail-bounds.ts'
import { createMailboxReader } from './read-mailbox.ts'
import { mailSource, testReceiver } from './testing.ts'
import { postMail, testInboundSecret } from './testing-post.ts'

const shop = await startTestShop(
  {},
  { CASE_EMAIL: 'zaak@shop.example', INBOUND_MAIL_SECRET: testInboundSecret },
)
const mailbox = await startMailbox()
const colleague = await shop.staff('verkoop')
afterAll(async () => {
  await mailbox.stop()
  await shop.stop()
})

/** Both ways in which a mail comes in. */
const ways = {
  async posted(source: Buffer) {
    expect((await postMail(shop.url, source)).status).toBe(204)
  },
  async fetched(source: Buffer) {
    mailbox.add(source)
    const reader = createMailboxReader({
      name: mailboxName(mailbox.url),
      open: imapMailbox(mailbox.url),
      receiver: testReceiver(shop),
      onTrouble: () => undefined,
    })
    await reader.check()
    await reader.close()
  },
}

/** The mail as a colleague reads it in its case. */
async function readAs(messageId: string) {
  const [row] = await rowsOf<{ number: string }>(
    shop,
    'select number from cases join incoming_mails on case_id = cases.id where message_id = $1',
    [messageId],
  )
  const shown = await deskOf(colleague, row?.number ?? '').read()
  const [mail] = shown.timeline.flatMap(({ received }) => received ?? [])
  if (!mail) throw new Error('The case has no mail')
  return { number: shown.number, mail }
}

const from = 'Jan Jansen <jan@jansen.example>'
const words = 'Dit staat erin. '

/** Mails beyond a bound, each with what has to be read of it all the same. */
const beyond: Readonly<Record<string, (messageId: string) => Buffer>> = {
  'of more text than is shown': messageId =>
    mailSource({ messageId, from, text: words.repeat(Math.ceil((256 * 1024) / words.length)) }),
  'of more headers than are read': messageId =>
    mailSource({
      messageId,
      from,
      text: words,
      headers: { 'X-Long': `${'x'.repeat(70)}\r\n `.repeat(Math.ceil(mailBounds.headerBytes / 70)) },
    }),
  'of more lines than are read': messageId =>
    mailSource({ messageId, from, text: `${words}\r\n${'\r\n'.repeat(mailBounds.lines)}` }),
  'of more files than are kept': messageId =>
    mailSource({
      messageId,
      from,
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      text: `--b\r\nContent-Type: text/plain\r\n\r\n${words}\r\n${Array.from(
        { length: 60 },
        (_, at) => `--b\r\nContent-Disposition: attachment; filename="${at}.txt"\r\n\r\nBestand ${at}\r\n`,
      ).join('')}--b--`,
    }),
  'with a longer subject than is shown': messageId =>
    mailSource({ messageId, from, subject: 'Vraag '.repeat(200), text: words }),
}

describe.each(Object.entries(ways))('a mail that is %s', (way, bring) => {
  // One reader bounds so many lines for both.
  test.each(Object.entries(beyond).filter(([name]) => way === 'posted' || !name.includes('lines')))(
    '%s is read, says so, and has its original with it',
    async (name, write) => {
      const messageId = `<${name.replace(/\W+/g, '-')}-${way}@jansen.example>`
      const source = write(messageId)
      await bring(source)
      const { number, mail } = await readAs(messageId)
      expect(mail).toMatchObject({ from: 'jan@jansen.example', fromName: 'Jan Jansen', cut: 'too-large' })
      if (!name.includes('headers')) expect(mail.text).toContain(words.trim())
      const original = mail.files.at(-1)
      expect(original).toMatchObject({ name: 'mail.eml', size: source.length, state: 'not-scanned' })
      const file = await deskOf(colleague, number).get(`bestanden/${original?.id}`)
      expect(Buffer.from(await file.arrayBuffer()).equals(source)).toBe(true)
    },
  )

  test('and within every bound has nothing to say', async () => {
    const messageId = `<whole-${way}@jansen.example>`
    await bring(mailSource({ messageId, from, text: words }))
    expect((await readAs(messageId)).mail).toMatchObject({ cut: null, files: [], text: words.trim() })
  })

  test('with a larger original than a file may have says that it is elsewhere', async () => {
    const messageId = `<larger-${way}@jansen.example>`
    await bring(mailSource({ messageId, from, text: words.repeat(mostBytes / words.length + 1) }))
    const { mail } = await readAs(messageId)
    expect(mail).toMatchObject({ cut: 'too-large', files: [] })
    expect(mail.text).toContain(words.trim())
  })
})
