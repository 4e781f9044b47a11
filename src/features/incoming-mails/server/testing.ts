import { mailKinds } from '../../../app/mails/declared.ts'
import type { TestShop } from '../../../app/server/testing-shop.ts'
import { testSecrets } from '../../../app/server/testing-shop.ts'
import { endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { type CaseAddresses, caseAddress } from './case-address.ts'
import { parseMail } from './parse-mail.ts'
import { type MailReceiver, receiveMail } from './receive-mail.ts'

/** A mail as a mail program writes it. */
export type TypedMail = {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly text?: string
  readonly messageId?: string | null
  /** Message-ID that it answers. */
  readonly answers?: string
  readonly headers?: Readonly<Record<string, string>>
}

let written = 0

/** MIME source of a mail. */
export function mailSource({
  from = 'Jan Jansen <jan@jansen.example>',
  to = 'zaak@shop.example',
  subject = 'Re: Je bestelling',
  text = 'Kan het ook op dinsdag?',
  messageId = `<mail-${++written}@jansen.example>`,
  answers,
  headers = {},
}: TypedMail = {}): Buffer {
  const lines = Object.entries({
    From: from,
    To: to,
    Subject: subject,
    Date: 'Fri, 27 Nov 2026 09:15:00 +0100',
    ...(messageId !== null && { 'Message-ID': messageId }),
    ...(answers !== undefined && { 'In-Reply-To': answers, References: answers }),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}\r\n`)
}

export const testAddresses = ({ testDatabase }: TestShop): CaseAddresses => ({
  database: testDatabase.database,
  cipher: createCipher(testSecrets.deriveKey('case-address')),
  mailbox: 'zaak@shop.example',
})

export const testReceiver = (shop: TestShop): MailReceiver => ({
  database: shop.testDatabase.database,
  mailKinds,
  addresses: testAddresses(shop),
  fileCipher: createCipher(testSecrets.deriveKey('case-file')),
  callBy: () => endOfDayInTheNetherlands('2026-11-30'),
  authservId: null,
})

/** Has a mail come in; the number of the case that it is in. @param authservId of the server whose results in its headers count */
export async function mailedCase(
  shop: TestShop,
  mail: TypedMail | Buffer = {},
  authservId: string | null = null,
): Promise<string> {
  const source = Buffer.isBuffer(mail) ? mail : mailSource(mail)
  const outcome = await receiveMail(
    testReceiver(shop),
    await parseMail(source, null, { authservId }),
    'webhook',
  )
  if (outcome.kind !== 'received') throw new Error(`The mail was ${outcome.kind}`)
  const [row] = await rowsOf<{ number: string }>(shop, 'select number from cases where id = $1', [
    outcome.caseId,
  ])
  return row?.number ?? ''
}

/** The case that the newest mail opened, by its nine digits. */
export async function newestMessage(shop: TestShop): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(
    shop,
    "select number from cases where kind = 'message' order by id desc limit 1",
  )
  return row?.number ?? ''
}

const boundary = 'of-two-parts'

/** An answer to a mail of the shop, with a file. */
export const answerWithFile = (text: string) => ({
  headers: { 'Content-Type': `multipart/mixed; boundary=${boundary}` },
  text: [
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'Op vr 27 nov 2026 om 09:00 schreef Lijnhaven <hallo@lijnhaven.example>:',
    '> Je bestelling is bevestigd.',
    `--${boundary}`,
    'Content-Type: application/pdf; name="plattegrond.pdf"',
    'Content-Disposition: attachment; filename="plattegrond.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    `--${boundary}--`,
  ].join('\r\n'),
})

/** The report of a mail server that a mail did not arrive. @param messageId of the mail */
export const bounceReport = (messageId: string, address: string): TypedMail => ({
  from: 'Mail Delivery System <mailer-daemon@mail.elders.example>',
  subject: 'Undelivered Mail Returned to Sender',
  headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
  text: [
    '--b',
    'Content-Type: text/plain',
    '',
    'Je mail kwam niet aan.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.elders.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '--b--',
  ].join('\r\n'),
})

/** Address that answers about a case come to. */
export const addressOf = (shop: TestShop, number: string): Promise<string> =>
  caseAddress(testAddresses(shop), number)

/** Has the mails about a case be sent, as the worker does; the Message-ID of the first. */
export async function sentMessageId(shop: TestShop, number: string): Promise<string> {
  const [mail] = await rowsOf<{ message_id: string }>(
    shop,
    `update deliveries set state = 'sent', attempts = 1, ended_at = now() from cases
     where cases.id = case_id and number = $1 and deliveries.kind not like '%-notice' returning message_id`,
    [number],
  )
  return mail?.message_id ?? ''
}
