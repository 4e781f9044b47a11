import type { MailContext, MailKind } from '../../../cases/mail-kinds.ts'

/** A part of a mail with its own headers. */
type EmlPart = {
  readonly type: string
  readonly content: string
  readonly headers?: readonly string[]
}

/** A mail as a program sends it, and what it is. Addresses are invented. */
export type ProgramMail = {
  /** Program and what it sends. */
  readonly name: string
  readonly kind: MailKind
  /** Given where the kind does not say it: people who write ask, programs do not. */
  readonly asks?: boolean
  readonly context?: Partial<MailContext>
  readonly from?: string
  readonly subject?: string
  /** Lines of headers beside those that every mail has. */
  readonly headers?: readonly string[]
  readonly text?: string
  readonly html?: string
  /** Parts beside the text: what a multipart is named is in `multipart`. */
  readonly parts?: readonly EmlPart[]
  /** `alternative` with a calendar or reaction, `report; report-type=…` of mail servers. */
  readonly multipart?: string
  /** Whether it answers a mail of ours; most do. */
  readonly isAnswer?: boolean
}

const ours = '<7d1c2a3b-0f6e-4a55-9b0c-1f2e3d4c5b6a@lijnhaven.example>'

/** An earlier mail, as a program puts it below an answer. */
export const quoted = `

Op vr 27 nov 2026 om 09:12 schreef Lijnhaven <zaak@lijnhaven.example>:

> Beste Jan,
>
> Je bestelling is bevestigd. We bellen je voordat we komen.
>
> Lijnhaven`

let written = 0

/** MIME source of a mail. */
export function sourceOf({
  from = 'Jan Jansen <jan@jansen.example>',
  subject = 'Re: Bevestiging van je bestelling',
  headers = [],
  text,
  html,
  parts = [],
  multipart = 'mixed',
  isAnswer = true,
}: ProgramMail): Buffer {
  const words: EmlPart[] = [
    ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', content: text }]),
    ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', content: html }]),
  ]
  const all = [...words, ...parts]
  const [only] = all
  const isSingle = all.length === 1 && only !== undefined && parts.length === 0
  const own = (name: string) => headers.some(header => header.toLowerCase().startsWith(`${name}:`))
  const head = [
    `From: ${from}`,
    'To: Lijnhaven <zaak@lijnhaven.example>',
    `Subject: ${subject}`,
    'Date: Fri, 27 Nov 2026 10:00:00 +0100',
    ...(own('message-id') ? [] : [`Message-ID: <p${++written}@mail.jansen.example>`]),
    ...(isAnswer ? [`In-Reply-To: ${ours}`, `References: ${ours}`] : []),
    'MIME-Version: 1.0',
    ...headers,
  ]
  const body = isSingle
    ? [`Content-Type: ${only.type}`, '', only.content]
    : [
        `Content-Type: multipart/${multipart}; boundary="=_b"`,
        '',
        ...all.flatMap(part => [
          '--=_b',
          `Content-Type: ${part.type}`,
          ...(part.headers ?? []),
          '',
          part.content,
        ]),
        '--=_b--',
      ]
  return Buffer.from([...head, ...body, ''].join('\r\n').replace(/\r?\n/g, '\r\n'))
}

/** Headers of what a program sends by itself. */
export const generated = ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All']
