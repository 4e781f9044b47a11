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
