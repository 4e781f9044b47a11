import type { CaseProgress } from '../contract/case-progress.ts'
import type { Cancelling } from '../domain/change-of-mind.ts'
import { partsOfDay } from '../domain/delivery-plan.ts'
import type { PortInState } from '../domain/port-in-states.ts'
import type { Wish } from '../domain/wishes.ts'
import { dayInWords } from './delivery-texts.ts'
import { deskMoment } from './desk-moments.ts'

/** Where an order or a quote request stands, as its customer reads it. */

export type FollowedKind = 'order' | 'quote'

/** A step on the way: behind us, under way, or ahead. */
export type ProgressStep = {
  readonly title: string
  readonly text: string
  readonly standing: 'done' | 'now' | 'ahead'
}

const names: Readonly<Record<FollowedKind, string>> = { order: 'bestelling', quote: 'aanvraag' }

/** By when the customer hears from us. */
const hearsByWords = (day: string, isCalled: boolean): string =>
  isCalled ? `We bellen je uiterlijk ${dayInWords(day)}.` : `Je hoort uiterlijk ${dayInWords(day)} van ons.`

/** When somebody calls or writes. */
function callWords({ plannedCall, hearsBy, isCalled }: CaseProgress, otherwise: string): string {
  if (plannedCall) return `We bellen je ${deskMoment(plannedCall)}.`
  return hearsBy ? hearsByWords(hearsBy, isCalled) : otherwise
}

const step = (title: string, text: string, isDone: boolean, isNow: boolean): ProgressStep => ({
  title,
  text,
  standing: isDone ? 'done' : isNow ? 'now' : 'ahead',
})

const orderSteps = (progress: CaseProgress, hasCome: (state: string) => boolean, came: string) => {
  const { delivery } = progress
  const isDelivered = hasCome('completed')
  const isConfirmed = hasCome('inProgress') || isDelivered
  return [
    step('Ontvangen', came, true, false),
    step(
      'Bevestigd',
      isConfirmed
        ? 'We hebben je bestelling met je doorgenomen.'
        : callWords(progress, 'We nemen je bestelling telefonisch met je door.'),
      isConfirmed,
      true,
    ),
    step(
      'Leverdag gepland',
      delivery
        ? `We leveren ${dayInWords(delivery.day)}, ${partsOfDay[delivery.partOfDay].label}.`
        : isConfirmed && !isDelivered
          ? callWords(progress, 'We spreken een dag af die jou past.')
          : 'We spreken een dag af die jou past.',
      isDelivered || (isConfirmed && delivery !== null),
      isConfirmed,
    ),
    step(
      'Geleverd',
      isDelivered ? 'Alles is geleverd. Werkt er iets niet? Bel ons.' : 'Je krijgt een mail als alles werkt.',
      isDelivered,
      isConfirmed && delivery !== null,
    ),
  ]
}

/** That a quote was sent, and until when it can be accepted. */
function sentWords({ acceptUntil }: CaseProgress, isSent: boolean): string {
  if (!isSent) return 'Je krijgt onze prijsopgave per mail.'
  if (!acceptUntil) return 'Je hebt onze prijsopgave per mail gekregen.'
  return acceptUntil.isExpired
    ? `Je kon hem accepteren tot en met ${dayInWords(acceptUntil.day)}. Wil je hem nog, vraag dan om een nieuwe versie.`
    : `Je hebt hem per mail gekregen en kunt hem accepteren tot en met ${dayInWords(acceptUntil.day)}.`
}

const quoteSteps = (progress: CaseProgress, hasCome: (state: string) => boolean, came: string) => {
  const isSent = hasCome('approved') || hasCome('accepted')
  const isAnswered = hasCome('accepted')
  return [
    step('Aangevraagd', came, true, false),
    step(
      'Doorgenomen',
      isSent
        ? 'We hebben je aanvraag bekeken.'
        : callWords(progress, 'We nemen je aanvraag telefonisch met je door.'),
      isSent,
      true,
    ),
    step('Prijsopgave verstuurd', sentWords(progress, isSent), isAnswered, isSent),
    step('Geaccepteerd', 'Dan maken we er een bestelling van en gaan we leveren.', isAnswered, false),
  ]
}

/**
 * The way of an order or a quote request, from that it came in.
 * @param came when it came in, in words
 */
export function progressSteps(
  kind: FollowedKind,
  progress: CaseProgress,
  came: string,
): readonly ProgressStep[] {
  const states = new Set(progress.moments.map(({ state }) => state))
  const steps = kind === 'order' ? orderSteps : quoteSteps
  return steps(progress, state => states.has(state), came)
}

/** How far a number is that comes along. */
export function numberInWords({ state, day }: { state: PortInState; day: string | null }): string {
  const words: Readonly<Record<PortInState, string>> = {
    requested: 'We vragen je nummer aan bij je huidige aanbieder.',
    planned: day ? `Gaat over op ${dayInWords(day)}.` : 'De dag is afgesproken.',
    completed: 'Je nummer is overgezet.',
    rejected: 'Je huidige aanbieder gaf het nummer nog niet vrij. We zoeken het uit en bellen je.',
    cancelled: 'Dit nummer komt niet mee.',
  }
  return words[state]
}

export const progressTexts = {
  title: 'Hoe staat het ervoor?',
  standing: { done: 'Klaar', now: 'Nu', ahead: 'Straks' },
  numbers: 'Je nummers',
} as const

/** The provider's rule for cancelling, in words. */
const rules: Readonly<Record<Cancelling, Readonly<Record<FollowedKind, string>>>> = {
  'at-once': {
    order:
      'Zolang we je bestelling niet telefonisch hebben bevestigd, annuleer je die hier zelf. Dat kost niets.',
    quote: 'Zolang we geen prijsopgave hebben gestuurd, trek je je aanvraag hier zelf in. Dat kost niets.',
  },
  'on-request': {
    order:
      'We zijn met je bestelling bezig. Wil je annuleren of iets anders, laat het weten: we bellen je binnen 1 werkdag over wat er kan.',
    quote: 'Wil je iets anders of van je aanvraag af, laat het weten: we bellen je binnen 1 werkdag.',
  },
}

export const wishTexts = {
  title: 'Iets veranderen',
  rule: (way: Cancelling, kind: FollowedKind) => rules[way][kind],
  change: 'Wijziging doorgeven',
  cancel: (way: Cancelling, kind: FollowedKind) => {
    if (way === 'on-request') return 'Annuleren aanvragen'
    return kind === 'order' ? 'Bestelling annuleren' : 'Aanvraag intrekken'
  },
  dialogs: {
    change: (kind: FollowedKind) => `Wat wil je veranderen aan je ${names[kind]}?`,
    cancel: (kind: FollowedKind) =>
      kind === 'order' ? 'Wil je je bestelling annuleren?' : 'Wil je je aanvraag intrekken?',
  },
  words: { change: 'Wat moet er anders?', cancel: 'Waarom?' },
  changeNote: 'We bellen je binnen 1 werkdag om de wijziging door te nemen.',
  cancelNote: (way: Cancelling) =>
    way === 'at-once'
      ? 'Dit kun je niet terugdraaien. Je kunt altijd opnieuw bestellen.'
      : 'We bellen je binnen 1 werkdag over wat er kan.',
  send: { change: 'Versturen' },
  keep: 'Niet doen',
  failed: 'Dit is niet verstuurd',
  asked: {
    cancel: 'Je hebt gevraagd om te annuleren',
    change: 'Je hebt een wijziging doorgegeven',
  } as const satisfies Record<Wish, string>,
  askedText: ({ hearsBy, isCalled }: Pick<CaseProgress, 'hearsBy' | 'isCalled'>) =>
    hearsBy ? hearsByWords(hearsBy, isCalled) : 'Je hoort snel van ons.',
  cancelled: 'Het is geannuleerd.',
  taken: 'Je bericht is verstuurd.',
} as const

/** The page that a link in a mail leads to. */
export const followPageTexts = {
  titles: {
    order: (number: string) => `Bestelling ${number}`,
    quote: (number: string) => `Aanvraag ${number}`,
  },
  of: (company: string, day: string) => `Van ${company}, ${day}`,
  notChecked: 'We kunnen nu niet laten zien hoe het ervoor staat',
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) => `Bel ons op ${phone}, dan vertellen we je hoe het ervoor staat.`,
  products: 'Producten en prijzen',
  documents: 'Documenten',
  questions: 'Vragen?',
  questionsText: (number: string) => `Bel ons en houd nummer ${number} bij de hand:`,
} as const
