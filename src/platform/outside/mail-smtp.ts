import { createTransport } from 'nodemailer'
import type { DkimKey } from '../config/dkim.ts'
import type { MailTransport, SendOutcome } from './mail.ts'
import { nodemailerMessage } from './mail-message.ts'

const connectMs = 10_000
const silenceMs = 20_000

export type SmtpOptions = { readonly maxConnections: number; readonly dkim: DkimKey | null }

/**
 * Sends through the mail server of SMTP_URL, over a few connections that stay open between mails. `smtps:` is TLS from the
 * first byte; on `smtp:` TLS is used where the server offers it, and demanded before a password is sent. The server's
 * certificate must be right.
 */
export function smtpTransport(smtpUrl: string, { maxConnections, dkim }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    requireTLS: new URL(smtpUrl).password !== '',
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return {
    async send(message) {
      try {
        const { rejectedErrors = [] } = await transporter.sendMail(nodemailerMessage(message))
        // The server may take the copies and refuse the recipient.
        const refusal = rejectedErrors.find(({ recipient }) => recipient === message.to)
        return refusal ? outcomeOf(refusal) : { kind: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => transporter.close(),
  }
}

/** nodemailer's codes for a mail server that refused this sender or recipient, or this content. */
const aboutThisMail = ['EENVELOPE', 'EMESSAGE']

/** A 5xx to this mail is for good; a 5xx to us (greeting, log-in) is mended by an operator, so the mail waits. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode, message } = errorParts(error)
  const isPermanent = responseCode >= 500 && responseCode < 600 && aboutThisMail.includes(code)
  return { kind: isPermanent ? 'refused' : 'failed', reason: message }
}

function errorParts(error: unknown): { code: string; responseCode: number; message: string } {
  if (!(error instanceof Error)) return { code: '', responseCode: 0, message: String(error) }
  return {
    code: 'code' in error ? String(error.code) : '',
    responseCode: 'responseCode' in error ? Number(error.responseCode) : 0,
    message: error.message,
  }
}
