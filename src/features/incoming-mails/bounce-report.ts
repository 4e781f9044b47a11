import { firstAddress } from './first-address.ts'
import { blocksOf, fieldsOf, isStatus, mostParts } from './original-mail.ts'
import { headerValues, type ReceivedMail } from './received-mail.ts'

/** A recipient that a mail could not be brought to. */
export type FailedRecipient = {
  /** null where the report names none. */
  readonly address: string | null
  /** `5.1.1` (RFC 3463), or `550` where the server gave no such code; null for neither. */
  readonly status: string | null
  /** Whether the server gave up; otherwise it still tries. */
  readonly isFinal: boolean
  /** The words of the mail server, in one line; empty for none. */
  readonly reason: string
}

const mostReason = 300
const mostRecipients = 20
/** A report has a block for each recipient, also for those that got the mail. */
const mostBlocks = 200
/** Programs write their report before the mail that it is about. */
const mostText = 20_000

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, mostReason)

const statusIn = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/.exec(text)?.[0] ??
  /(?<![\d.:-])[45]\d\d(?![\d.:])/.exec(text)?.[0] ??
  null

/**
 * The recipients that failed or wait, of a report as RFC 3464 has it; those that got the mail are left out. null where it is
 * no such report.
 */
export function failuresInReport(mail: ReceivedMail): readonly FailedRecipient[] | null {
  const reports = mail.attachments.filter(({ claimedType }) => isStatus(claimedType)).slice(0, mostParts)
  if (reports.length === 0 || !(isReport(mail) || isFromMailServer(mail))) return null
  return reports
    .flatMap(({ content }) => blocksOf(content).slice(0, mostBlocks))
    .flatMap(block => {
      const failed = failedRecipient(fieldsOf(block))
      return failed ? [failed] : []
    })
    .slice(0, mostRecipients)
}

function failedRecipient(fields: ReadonlyMap<string, string>): FailedRecipient | null {
  // The address as we wrote it; a server in between may have forwarded it to another.
  const recipient = fields.get('original-recipient') ?? fields.get('final-recipient')
  if (recipient === undefined) return null
  const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^\s*[a-z0-9-]{1,20}\s*;/i, '')
  const status = statusIn(fields.get('status') ?? '') ?? statusIn(diagnosis)
  const action = (fields.get('action') ?? '').toLowerCase().split(/[\s(;]/, 1)[0]
  const isFailed = action === 'failed' || (action === '' && status !== null && status.startsWith('5'))
  const isDelayed = action === 'delayed' || (action === '' && status !== null && status.startsWith('4'))
  if (!isFailed && !isDelayed) return null
  return {
    address: firstAddress(recipient.slice(0, mostReason * 2).replace(/^[^;]*;/, '')),
    status,
    isFinal: isFailed,
    reason: oneLine(diagnosis),
  }
}

/** Whether it is a report as a whole; a person sends one along with words of their own. */
export const isReport = (mail: Pick<ReceivedMail, 'headers'>): boolean =>
  headerValues(mail, 'content-type').some(value => /^\s{0,20}multipart\/report\b/i.test(value))

const isServerName = (address: string): boolean =>
  /^(?:mailer-?daemon|postmaster|mail-daemon)(?:@|$)/i.test(address)

/** Subjects of reports, of Exchange, Gmail, Postfix, Exim, sendmail and qmail. */
const reportSubject =
  /^\s{0,20}(?:undeliverable|onbestelbaar|niet te bezorgen|kan niet worden bezorgd|delivery (?:status notification|has failed|failure)|mail (?:delivery|system error)|undelivered mail|returned mail|failure notice|message delivery failure|warning: (?:message|could not send)|bezorging (?:is )?mislukt)/i

/** Whether a mail server wrote it: by its sender, or by an empty Return-Path with the subject of a report. */
export const isFromMailServer = (mail: Pick<ReceivedMail, 'headers' | 'from' | 'subject'>): boolean =>
  isServerName(mail.from.address) ||
  (headerValues(mail, 'return-path').some(value => value.trim() === '<>') && reportSubject.test(mail.subject))

const delayWords =
  /\b(?:delayed|vertraagd|still (?:being retried|trying)|will (?:be retried|retry|continue to try)|nog geprobeerd|warning message only|not yet been delivered)/i

const failureWords =
  /\b(?:could ?n[o']t be (?:delivered|found)|could not be delivered|(?:was|has) ?n[o']t (?:been )?delivered|wasn['’]t (?:delivered|found)|couldn['’]t be (?:delivered|found)|permanent (?:error|failure|fatal error)|user unknown|unknown user|does not exist|no such user|mailbox (?:is )?full|address (?:rejected|not found)|recipient (?:rejected|unknown|address rejected)|delivery (?:has )?failed|failed permanently|niet (?:worden )?(?:bezorgd|afgeleverd|gevonden)|bestaat niet|onbestelbaar|undeliverable|unable to deliver|giving up|i['’]m sorry to have to inform you)/i

/** The recipient that failed or waits, of a report in words alone; empty where nothing says that something failed. */
export function failuresInWords(mail: ReceivedMail): readonly FailedRecipient[] {
  const text = mail.text.slice(0, mostText)
  const words = `${mail.subject}\n${text}`
  const status = statusIn(text)
  const isDelayed = delayWords.test(words)
  const isFailed = failureWords.test(words) || headerValues(mail, 'x-failed-recipients').length > 0
  if (!isDelayed && !isFailed && !status?.startsWith('5')) return []
  const own = new Set([mail.from.address, ...mail.recipients].map(address => address.toLowerCase()))
  const named = headerValues(mail, 'x-failed-recipients')
    .slice(0, mostRecipients)
    .flatMap(value => value.split(',', mostRecipients))
    .slice(0, mostRecipients)
  const addresses = named.length > 0 ? named.map(firstAddress) : [strangerIn(text, own)]
  return addresses.map(address => ({
    address,
    status,
    isFinal: !isDelayed && !status?.startsWith('4'),
    reason: oneLine(lineWith(text, status)),
  }))
}

/** The first address that is neither of the server nor of whoever got the report. */
function strangerIn(text: string, own: ReadonlySet<string>): string | null {
  for (const word of text.split(/[\s<>"'(),;[\]]+/)) {
    if (word.length > 320 || !word.includes('@')) continue
    const address = firstAddress(word)
    if (address && !own.has(address.toLowerCase()) && !isServerName(address)) return address
  }
  return null
}

/** The line of a status with the one after it, as servers break their words. */
function lineWith(text: string, status: string | null): string {
  if (status === null) return ''
  const lines = text.split(/\r?\n/)
  const at = lines.findIndex(line => line.includes(status))
  return lines.slice(at, at + 2).join(' ')
}
