import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Config, OutsideScript } from '../../platform/config/config.ts'
import { withClient } from '../../platform/database/connection.ts'
import { imapMailbox } from '../../platform/outside/mailbox-imap.ts'
import { askOnce, configured, failureInWords, type ServiceCheck, standIn } from './service-check.ts'

const timeLimitMs = 5_000

export async function checkDatabase({ database }: Pick<Config, 'database'>): Promise<ServiceCheck> {
  const name = 'Database'
  if (database.kind === 'embedded')
    return standIn(name, 'de ingebouwde, die met de winkel start (DATABASE_URL)')
  const connection = {
    connectionString: database.url,
    connectionTimeoutMillis: timeLimitMs,
    query_timeout: timeLimitMs,
  }
  try {
    await withClient(connection, client => client.query('select 1'))
    return configured(name, null)
  } catch (error) {
    return configured(name, databaseProblems[codeOf(error)] ?? `is niet bereikbaar (${codeOf(error)})`)
  }
}

const databaseProblems: Readonly<Record<string, string>> = {
  '28P01': 'weigert de gebruiker of het wachtwoord',
  '28000': 'weigert de gebruiker of het wachtwoord',
  '3D000': 'heeft geen database met de naam in DATABASE_URL',
}

export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<ServiceCheck> {
  const name = 'E-mail'
  if (!mail.smtpUrl) return standIn(name, 'mails worden bewaard, niet verstuurd (SMTP_URL)')
  const transporter = createTransport({
    url: mail.smtpUrl,
    requireTLS: new URL(mail.smtpUrl).password !== '',
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  })
  try {
    await transporter.verify()
    return configured(name, null)
  } catch (error) {
    return configured(name, mailProblems[codeOf(error)] ?? `is niet bereikbaar (${codeOf(error)})`)
  } finally {
    transporter.close()
  }
}

/** Signs in to the mailbox and opens its folder, and changes nothing in it. */
export async function checkInbox({ mail: { inbox } }: Pick<Config, 'mail'>): Promise<ServiceCheck> {
  const name = 'Mailbox voor antwoorden'
  if (!inbox) return standIn(name, 'antwoorden op mails leest niemand (CASE_EMAIL, IMAP_URL)')
  if (inbox.imapUrl === null) return standIn(name, 'mails worden naar de winkel gepost (INBOUND_MAIL_SECRET)')
  try {
    const mailbox = await imapMailbox(inbox.imapUrl)()
    mailbox.close()
    return configured(name, null)
  } catch (error) {
    return configured(name, inboxProblem(error))
  }
}

function inboxProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'is niet bereikbaar'
  if ('authenticationFailed' in error && error.authenticationFailed)
    return 'weigert de gebruiker of het wachtwoord'
  if ('responseStatus' in error && error.responseStatus === 'NO')
    return 'heeft geen map met de naam in IMAP_URL'
  return `is niet bereikbaar, of toont een verkeerd certificaat (${codeOf(error)})`
}

const mailProblems: Readonly<Record<string, string>> = {
  EAUTH: 'weigert de gebruiker of het wachtwoord',
  ETLS: 'biedt geen versleuteling aan, en zonder sturen we geen wachtwoord',
  ESOCKET: 'is niet bereikbaar, of toont een verkeerd certificaat',
}

/** A token that Google never made: what it says of our secret counts. */
export async function checkCaptcha({ captcha }: Pick<Config, 'captcha'>): Promise<ServiceCheck> {
  const name = 'Captcha'
  if (captcha.provider === 'altcha')
    return standIn(name, 'eigen rekensom (RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET)')
  const answer = await askOnce('recaptcha')({
    url: new URL(captcha.verifyUrl),
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secret, response: 'check-services' }),
    answer: z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) }),
  })
  if (answer.kind === 'unavailable') return configured(name, failureInWords[answer.trouble])
  if (answer.kind === 'refused') return configured(name, 'is op RECAPTCHA_VERIFY_URL niet te vinden')
  const isOurs = !answer.data['error-codes'].some(code => code.endsWith('-input-secret'))
  return configured(name, isOurs ? null : 'kent RECAPTCHA_SECRET niet')
}

/** A script that visitors' browsers load after consent: it must be there. */
export async function checkScript(
  name: string,
  script: OutsideScript | null,
  variable: string,
): Promise<ServiceCheck> {
  if (!script) return standIn(name, `uit (${variable})`)
  try {
    const { ok, status, body } = await fetch(script.url, { signal: AbortSignal.timeout(timeLimitMs) })
    await body?.cancel()
    return configured(name, ok ? null : `het script geeft status ${status}`)
  } catch {
    return configured(name, failureInWords.unreachable)
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'onbekende fout'
