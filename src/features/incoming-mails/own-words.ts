import { ownAndQuoted } from './quoted-text.ts'
import type { ReceivedMail } from './received-mail.ts'
import { besideThanks } from './thanks-texts.ts'

/* The words of a mail that are its sender's, and whether they ask: read in Dutch, English and German. */

/** More of a mail tells nothing else about what it is. */
const mostText = 20_000
const mostLines = 2_000
const longestLine = 1_000

export type OwnWords = {
  /** Without earlier mails, greeting, signature and what programs add; empty for none. */
  readonly text: string
  /** Whether only a signature stands there. */
  readonly isSignatureAlone: boolean
}

/** A subject that is not this sender's: an answer's. */
const answered = /^\s{0,9}(?:re|aw|antw|antwoord|sv|vs|ref|rif|odp|r)\s?(?:\[\d{1,3}\])?\s?:/i
export const isAnswerSubject = (subject: string): boolean => subject.trim() === '' || answered.test(subject)
export const isForwardSubject = (subject: string): boolean =>
  /^\s{0,9}(?:fwd?|doorst|wg|tr|vb|vl|i|rv)\s?:/i.test(subject)

/** The subject without `Re:` and `Fwd:` before it. */
export const bareSubject = (subject: string): string =>
  subject
    .slice(0, 500)
    .replace(/^(?:\s{0,9}(?:re|aw|antw|antwoord|sv|fwd?|doorst|wg)\s?:){1,9}/i, '')
    .trim()

const marker =
  /^[\s\-–—#=]{0,20}(?:typ|type|reply|antwoord|please (?:type|write))\b.{0,60}\b(?:boven|above)\b.{0,60}$/i

/** Lines that programs and phones put below a mail. */
const added =
  /^(?:(?:verzonden|verstuurd|gestuurd|sent|gesendet|von meinem|envoyé|written|composed) (?:vanaf|vanuit|met|via|from|using|with|on|aus|mit|mein|iphone|ipad|de|depuis)\b.{0,80}|(?:get|download|haal|download de) .{0,20}outlook\b.{0,60}|outlook (?:voor|for) (?:ios|android)\b.{0,60}|.{0,30}von meinem (?:iphone|ipad|mobiltelefon).{0,40}|\[?https:\/\/aka\.ms\/.{0,60})$/i

const closing =
  /^(?:met\s)?(?:(?:vriendelijke|hartelijke|beste|warme|zonnige|sportieve|kind|best|warm|many|freundliche[nr]?|herzliche|viele|liebe|mit freundlichen)\s)?(?:groet|groeten|groetjes|gr\.?|grt|mvg|m\.v\.g\.?|vr\.? ?gr\.?|regards|rgds|br|grü\u00dfe|grü\u00dfen|gru\u00df|cheers|hoogachtend|sincerely|yours (?:sincerely|faithfully)|cordialement|bien à vous|groet[js]?)(?:[\s,.!-]|$).{0,60}$/i

const greeting =
  /^(?:beste|hoi|hallo|hi|hey|hé|hello|dear|dag|geachte|sehr geehrte[rs]?|guten (?:tag|morgen)|goede?(?:n)?[ -]?(?:morgen|middag|avond|dag)|l\.?s\.?)(?:[\s,.!]|$).{0,60}$/i

const disclaimer =
  /^.{0,60}(?:e-?mail|bericht|message|mail)\b.{0,160}(?:vertrouwelijk|confidential|uitsluitend|bestemd voor|intended (?:only|solely)|vertraulich)/i

/** Reads what a sender wrote of a mail. Takes time that grows with its length alone. */
export function ownWords({ text, subject, from }: Pick<ReceivedMail, 'text' | 'subject' | 'from'>): OwnWords {
  const whole = text.slice(0, mostText).split('\n', mostLines).join('\n')
  const split = ownAndQuoted(whole)
  // The sender of a forwarded mail says nothing but that mail.
  const own = split.text === '' && isForwardSubject(subject) ? whole : split.text
  const lines = own.split('\n').map(line => line.trim().slice(0, longestLine))
  const written = withoutSignature(lines.filter(line => !marker.test(line) && !added.test(line)))
  const body = written.filter((line, at) => line !== '' && !(at === firstOf(written) && greeting.test(line)))
  const isCard = isSignature(body, from.name)
  return {
    text: isCard ? '' : body.join('\n'),
    isSignatureAlone: own.trim() !== '' && (isCard || body.length === 0),
  }
}

const firstOf = (lines: readonly string[]): number => lines.findIndex(line => line !== '')

/** Lines before the one that ends a mail; a question or postscript below it is part of the mail. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(
    line => /^(?:--|_{5,60})$/.test(line) || closing.test(line) || disclaimer.test(line),
  )
  if (end < 0) return lines
  const more = lines.slice(end + 1).filter(line => /^p\.?s\.?\b/i.test(line) || questionMark.test(line))
  const isDelimiter = !closing.test(lines[end] ?? '')
  return [...lines.slice(0, end), ...(isDelimiter ? [] : more)]
}

/** A telephone number, site or address as signatures have them. */
const contactLine =
  /(?:\+?\d[\d\s().-]{7,18}\d|www\.|https?:|@|\b\d{4} ?[a-z]{2}\b|\bkvk\b|\b(?:b\.?v\.?|vof|n\.?v\.?)$)/i

/** Whether lines begin with the name of the sender, and go on with how to reach them. */
function isSignature(lines: readonly string[], name: string): boolean {
  const [first = '', ...others] = lines
  const [given = ''] = name.toLowerCase().split(/\s/, 1)
  return (
    given.length > 1 &&
    first.length <= 60 &&
    first.toLowerCase().startsWith(given) &&
    others.length > 0 &&
    lines.every(line => line.length <= 80 && !questionMark.test(line)) &&
    others.some(line => contactLine.test(line))
  )
}

/** None of an address on the web. */
const questionMark = /\?(?=\s|$|["')\]!?])/

/** Words of absence replies for others who write: their sentences are no question to us. */
const conditional =
  /dringend|spoed|urgent|\bvragen\b|\bquestions?\b|\b(?:in|tijdens) (?:mijn|onze) afwezigheid|during my absence|tussentijd|in the meantime|meantime|hulp nodig|heb je een vraag|heeft u een vraag/i

/** Sentences, also such as lines are. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+|\n/)

/** Whether a text asks a question of whoever reads it. */
export const asksQuestion = (text: string): boolean =>
  sentencesOf(text).some(sentence => questionMark.test(sentence) && !conditional.test(sentence))

const requests =
  /\b(?:kun(?:nen)?|kan|kunt|zou(?:den)?|wil(?:t|len)?|mag|mogen|moet(?:en)?|hoe|wanneer|waar(?:om)?|welke?|wie|hoeveel|hoelang) (?:je|jij|jullie|u|ik|we|wij|de|het|er|iemand|dit|dat|mijn|onze|een|laat|lang|veel)\b|\b(?:graag|het verzoek|verzoeken? (?:ik|wij|we|je|jullie|u)|gelieve|svp|s\.v\.p|alstublieft|alsjeblieft|aub|a\.u\.b)\b|\bik (?:heb|had) (?:een|nog) |\bik (?:wil|wacht|mis|hoor)\b|\b(?:wij|we) (?:willen|wachten|missen|horen)\b|\b(?:werkt|doet het|lukt|klopt|past|schikt) (?:nog )?(?:steeds )?niet\b(?! meer bij)|\bnog (?:steeds |altijd )?(?:niet|geen)\b|\b(?:storing|kapot|defect|klacht|annuleren|opzeggen|wijzigen|verplaatsen|verzetten|terugbellen|spoed|dringend)\b|\bbel (?:me|mij|ons)\b|\b(?:helaas|liever|echter|maar)\b|\b(?:can|could|would|will|may|should) (?:you|we|i|someone|the)\b|\bplease\b|\b(?:i|we) (?:need|want|would like|have a|cannot|can't)\b|\bdoes(?:n't| not) work\b|\bbitte\b|\bk(?:ö|oe)nnen sie\b/i

/** Whether a text asks for something, with or without a question mark. */
export const asksSomething = (text: string): boolean =>
  sentencesOf(text).some(
    sentence => !conditional.test(sentence) && (questionMark.test(sentence) || requests.test(sentence)),
  )

const thanks =
  /\b(?:dank|bedankt|bedank|dankjewel|dankuwel|dankje|thanks|thank|thx|tnx|merci|danke|vielen dank|dankzij)\b/i

/** Of a longer text not every word is looked at: it says more. */
const mostThanks = 200

/** Whether a text thanks, and says nothing beside that. @param name of the sender */
export function isThanks(text: string, name: string): boolean {
  if (text.length > mostThanks || !thanks.test(text) || text.includes('?')) return false
  const names = new Set(wordsOf(name))
  const named =
    text.split('\n').length > 1 ? new Set(wordsOf(text.split('\n').at(-1) ?? '').slice(0, 1)) : names
  return wordsOf(text).every(word => besideThanks.has(word) || names.has(word) || named.has(word))
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []

/** Whether a text of thanks agrees with what it answers. */
export const agrees = (text: string): boolean =>
  /(?:^|[\s,.!])(?:akkoord|prima|ok|oke|oké|okay|is goed|helemaal goed|perfect|top|klopt|ja|yes|good|great)(?=$|[\s,.!])/i.test(
    text,
  )

const joiners = /\p{Emoji_Modifier}|\u200d|\ufe0f|\s/gu
const emojis = /\p{Extended_Pictographic}/gu

export function isEmojiAlone(text: string): boolean {
  const signs = text.slice(0, 41).replace(joiners, '')
  return text.length <= 40 && signs !== '' && signs.replace(emojis, '') === ''
}
