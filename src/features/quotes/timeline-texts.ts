import type { EntryData, TimelineWords } from '../cases/timeline-words.ts'

type QuoteEvent =
  | 'quote-made'
  | 'quote-sent'
  | 'quote-opened'
  | 'quote-asked'
  | 'quote-accepted'
  | 'quote-declined'
  | 'quote-withdrawn'

/** Events of a quote in Dutch. */
export const quoteWords: TimelineWords<QuoteEvent> = {
  'quote-made': () => 'Er is een prijsopgave van gemaakt',
  'quote-sent': data => `Prijsopgave verstuurd, versie ${numberIn(data)}`,
  'quote-opened': data => `Klant opende de prijsopgave, versie ${numberIn(data)}`,
  'quote-asked': () => 'Klant heeft een vraag over de prijsopgave',
  'quote-accepted': () => 'Klant accepteerde de prijsopgave: het is een bestelling',
  'quote-declined': () => 'Klant ging niet akkoord met de prijsopgave',
  'quote-withdrawn': () => 'Prijsopgave ingetrokken',
}

const numberIn = ({ number }: EntryData): string => String(number ?? '')
