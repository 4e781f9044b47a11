import { sharedTexts } from '../../common/texts.ts'
import type { QuoteState } from '../cases/case-states.ts'
import type { StateTexts } from '../customers/texts.ts'

/** Quotes as their customers follow them, by link and in their account. */

export const quoteStateTexts: Readonly<Record<QuoteState, StateTexts>> = {
  inProgress: {
    label: 'In behandeling',
    tone: 'running',
    next: 'We bellen je binnen 1 werkdag om je aanvraag samen door te nemen.',
  },
  pending: {
    label: 'Wacht op informatie',
    tone: 'running',
    next: 'We zoeken uit wat er op je adres mogelijk is. Je hoeft nu niets te doen.',
  },
  approved: {
    label: 'Wacht op je akkoord',
    tone: 'waiting',
    next: 'Bekijk de prijsopgave en laat ons weten of je akkoord gaat.',
  },
  accepted: {
    label: 'Geaccepteerd',
    tone: 'done',
    next: 'Je hebt de prijsopgave geaccepteerd. Wij gaan voor je aan de slag.',
  },
  rejected: { label: 'Afgewezen', tone: 'ended', next: 'Deze prijsopgave gaat niet door.' },
  cancelled: { label: 'Ingetrokken', tone: 'ended', next: 'Deze aanvraag is ingetrokken.' },
}

/** The state of a quote that was sent and can no longer be accepted. */
export const expiredTexts: StateTexts = {
  label: 'Verlopen',
  tone: 'ended',
  next: 'De laatste dag om te accepteren is voorbij. Wil je hem nog, vraag dan om een nieuwe versie.',
}

/** Steps of a quote request. */
export const quoteStepTexts = {
  requested: 'Aangevraagd',
  discussed: 'Doorgenomen',
  discussedText: 'We hebben je aanvraag bekeken.',
  toDiscuss: 'We nemen je aanvraag telefonisch met je door.',
  sent: 'Prijsopgave verstuurd',
  toSend: 'Je krijgt onze prijsopgave per mail.',
  sentText: 'Je hebt onze prijsopgave per mail gekregen.',
  expiredOn: (until: string) => `Je kon hem accepteren tot en met ${until}.`,
  acceptUntil: (until: string) => `Je hebt hem per mail gekregen en kunt hem accepteren tot en met ${until}.`,
  expired: 'Verlopen',
  askAnew: 'Vraag om een nieuwe versie als je hem nog wilt.',
  accepted: 'Geaccepteerd',
  acceptedText: 'We maken er een bestelling van.',
  toAccept: 'Dan maken we er een bestelling van en gaan we leveren.',
} as const

/** A quote request that its customer changes or withdraws. */
export const quoteRequestTexts = {
  title: (number: string) => `Aanvraag ${number}`,
  rules: {
    'at-once':
      'Zolang we geen prijsopgave hebben gestuurd, trek je je aanvraag hier zelf in. Dat kost niets.',
    'on-request': 'Wil je iets anders of van je aanvraag af, laat het weten: we bellen je binnen 1 werkdag.',
  },
  cancel: 'Aanvraag intrekken',
  dialogs: {
    change: 'Wat wil je veranderen aan je aanvraag?',
    cancel: 'Wil je je aanvraag intrekken?',
  },
} as const

/** Links to a sent quote. */
export const quoteLinkTexts = { decide: sharedTexts.lookAndDecide, look: 'Bekijk de prijsopgave' } as const

/** Addresses of a quote beside the one that is named. */
export const otherAddresses = (count: number): string =>
  count === 1 ? 'en nog 1 adres' : `en nog ${count} adressen`

/** Quotes of an account. */
export const ownQuoteTexts = {
  quotes: 'Prijsopgaven',
  one: (number: string) => `Prijsopgave ${number}`,
  /** The page behind the link of a quote. */
  linked: 'Prijsopgave',
  latest: 'Je laatste prijsopgaven',
  all: 'Alle prijsopgaven',
  toAll: 'Naar je prijsopgaven',
  askedOn: 'Aangevraagd op',
  /** The list being fetched, as part of a sentence. */
  subject: 'je prijsopgaven',
  subjectOfOne: 'deze prijsopgave',
  notYours: 'Deze prijsopgave vinden we niet bij jou',
  none: 'Je hebt nog geen prijsopgave aangevraagd',
  noneText: 'Voor internet kun je een vrijblijvende prijsopgave vragen: kies dat bij het type aanvraag.',
  begin: 'Stel internet samen',
} as const
