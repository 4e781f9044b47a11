import type { OrderSummary, QuoteSummary } from '../contract/customer.ts'

/** The Dutch texts of the customer pages that state facts or promises (order-flow §9). */

/** What a state asks of the reader; its colour goes with it. */
export type StateTone = 'running' | 'waiting' | 'done' | 'ended'

export type StateTexts = {
  readonly label: string
  readonly tone: StateTone
  /** What happens next. */
  readonly next: string
}

export const orderStateTexts: Readonly<Record<OrderSummary['state'], StateTexts>> = {
  acknowledged: {
    label: 'Ontvangen',
    tone: 'running',
    next: 'We bellen je binnen 1 werkdag om je bestelling samen door te nemen.',
  },
  pending: {
    label: 'In behandeling',
    tone: 'running',
    next: 'We bereiden de levering voor. Je hoeft nu niets te doen.',
  },
  held: {
    label: 'Wacht op jou',
    tone: 'waiting',
    next: 'We hebben nog iets van je nodig. Bel of mail ons, dan gaan we verder.',
  },
  inProgress: {
    label: 'Wordt geleverd',
    tone: 'running',
    next: 'De levering is begonnen. Binnen 1 tot 3 weken na je bestelling is alles klaar.',
  },
  completed: { label: 'Geleverd', tone: 'done', next: 'Alles is geleverd. Werkt er iets niet? Bel ons.' },
  cancelled: { label: 'Geannuleerd', tone: 'ended', next: 'Deze bestelling gaat niet door.' },
  rejected: {
    label: 'Afgewezen',
    tone: 'ended',
    next: 'We konden deze bestelling niet aannemen. Bel ons als je wilt weten waarom.',
  },
  failed: {
    label: 'Mislukt',
    tone: 'waiting',
    next: 'De levering is niet gelukt. We nemen contact met je op over een oplossing.',
  },
}

export const quoteStateTexts: Readonly<Record<QuoteSummary['state'], StateTexts>> = {
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
