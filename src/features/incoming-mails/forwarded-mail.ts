import { firstAddress } from './first-address.ts'
import { blocksOf, fieldsOf } from './original-mail.ts'
import { isForwardSubject } from './own-words.ts'
import { ownAndQuoted } from './quoted-text.ts'
import type { ReceivedMail } from './received-mail.ts'

/** The author of a mail that somebody passes on, spelled as in that mail. */
type Author = { readonly address: string; readonly name: string }

const mostText = 20_000

/** Forwarded mails begin with who wrote them, below a line of Gmail or Apple Mail, or as Outlook quotes. */
const fromLine = /^[\s>*]{0,9}(?:van|from|von|de|fra|fr\u00e5n)\s?:[*\s]{0,9}(.{1,300})$/im

/**
 * The author of a mail that is passed on, as an attachment or in the text below a subject of forwarding; null where none is. What
 * somebody answers is not passed on.
 */
export function forwardedAuthor({
  subject,
  text,
  attachments,
}: Pick<ReceivedMail, 'subject' | 'text' | 'attachments'>): Author | null {
  const attached = attachments.find(({ claimedType }) => claimedType === 'message/rfc822')
  if (attached) return authorIn(fieldsOf(blocksOf(attached.content)[0] ?? '').get('from') ?? '')
  if (!isForwardSubject(subject)) return null
  const whole = text.slice(0, mostText)
  const { quoted } = ownAndQuoted(whole)
  const typed = fromLine.exec(quoted)?.[1] ?? fromLine.exec(whole)?.[1]
  return typed === undefined ? null : authorIn(typed)
}

function authorIn(typed: string): Author | null {
  const address = firstAddress(typed)
  if (address === null) return null
  const before = typed.slice(0, typed.indexOf(address))
  return {
    address,
    name: before
      .replace(/[<["'(*]|mailto:/gi, '')
      .trim()
      .slice(0, 200),
  }
}
