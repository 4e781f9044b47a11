import { fieldsOf, mostParts } from './original-mail.ts'
import type { ReceivedFile, ReceivedMail } from './received-mail.ts'

/* Answers of calendars to an appointment of ours (RFC 5546, iTIP). */

type CalendarAnswer = {
  /** `accepted`, `declined` and `tentative` are of the sender; `proposal` asks for another time. */
  readonly says: 'accepted' | 'declined' | 'tentative' | 'proposal'
  /** Words that its sender typed beside it; empty for none. */
  readonly comment: string
}

const mostBytes = 16_000

/** The answer of a calendar in a mail; null where there is none: an invitation is a file, and a question of its sender. */
export const calendarAnswerOf = ({
  attachments,
}: Pick<ReceivedMail, 'attachments'>): CalendarAnswer | null => {
  for (const file of calendarsIn(attachments)) {
    const answer = answerIn(file)
    if (answer) return answer
  }
  return null
}

/** The files of a mail but the answers of calendars, which the case says in words. */
export function withoutCalendarAnswers(attachments: readonly ReceivedFile[]): readonly ReceivedFile[] {
  const answers = new Set(calendarsIn(attachments).filter(file => answerIn(file) !== null))
  return attachments.filter(file => !answers.has(file))
}

/** Google sends its answer twice, as a part and as a file. */
const calendarsIn = (attachments: readonly ReceivedFile[]): readonly ReceivedFile[] =>
  attachments
    .filter(({ claimedType }) => claimedType === 'text/calendar' || claimedType === 'application/ics')
    .slice(0, mostParts)

const states = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' } as const
const isState = (word: string): word is keyof typeof states => Object.hasOwn(states, word)

function answerIn({ content }: ReceivedFile): CalendarAnswer | null {
  const text = content.subarray(0, mostBytes).toString('utf8')
  // Long lines go on below, as those of a mail's headers do.
  const unfolded = text.replace(/\r?\n[ \t]/g, '')
  const method = /^METHOD:\s{0,3}([A-Z]{3,20})/im.exec(unfolded)?.[1]?.toUpperCase()
  if (method !== 'REPLY' && method !== 'COUNTER') return null
  const comment = (fieldsOf(unfolded).get('comment') ?? '').replaceAll('\\n', ' ').trim()
  if (method === 'COUNTER') return { says: 'proposal', comment }
  const state = /^ATTENDEE[^\n]{0,600}PARTSTAT=([A-Z-]{3,20})/im.exec(unfolded)?.[1]?.toUpperCase() ?? ''
  return isState(state) ? { says: states[state], comment } : null
}

/** Subjects that calendars put before the appointment's. */
const subjects = [
  ['accepted', /^\s{0,9}(?:geaccepteerd|accepted|zugesagt|accepté)\s?:/i],
  ['declined', /^\s{0,9}(?:geweigerd|afgewezen|declined|abgelehnt|refusé)\s?:/i],
  [
    'tentative',
    /^\s{0,9}(?:voorlopig(?: geaccepteerd)?|misschien|tentative(?:ly accepted)?|mit vorbehalt|provisoire)\s?:/i,
  ],
  ['proposal', /^\s{0,9}(?:nieuwe tijd voorgesteld|new time proposed|andere zeit vorgeschlagen)\s?:/i],
] as const

/** The answer that the subject of a calendar's mail tells; null where it is none. */
export const saidBySubject = (subject: string): CalendarAnswer['says'] | null =>
  subjects.find(([, begins]) => begins.test(subject))?.[0] ?? null

const sentence =
  /\b(?:heeft (?:deze|de|je|uw|jouw) uitnodiging\b.{0,60}(?:geaccepteerd|afgewezen|geweigerd|beantwoord)|has (?:tentatively |provisionally )?(?:accepted|declined|replied ["“]?maybe["”]? to) (?:this|the|your) invitation|has accepted this invitation|hat diese einladung)/i

/** Whether a calendar wrote the words of a mail, such as Google's do beside the answer. */
export const isCalendarText = (text: string): boolean => sentence.test(text.slice(0, 2_000))

/** A note in such words. */
export const noteIn = (text: string): string =>
  /\b(?:with this note|met deze (?:opmerking|notitie|reactie)|mit dieser notiz)\s?:\s{0,9}["“„]?([^\n]{1,500})/i.exec(
    text.slice(0, 5_000),
  )?.[1] ?? ''
