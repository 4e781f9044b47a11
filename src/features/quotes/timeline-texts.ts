import type { NameOf } from '../../common/event-kind.ts'
import type { caseEvents } from '../cases/events.ts'
import type { EntryData, TimelineWords } from '../cases/timeline-words.ts'
import type { quoteEvents } from './events.ts'

type QuoteEvent = NameOf<
  typeof quoteEvents | Pick<typeof caseEvents, 'quoteSent' | 'quoteAsked' | 'quoteAccepted' | 'quoteDeclined'>
>

/** Events of a quote in Dutch. */
export const quoteWords: TimelineWords<QuoteEvent> = {
  'quote-made': () => 'Er is een prijsopgave van gemaakt',
  'quote-sent': data => `Prijsopgave verstuurd, versie ${numberIn(data)}`,
  'quote-opened': data => `Klant opende de prijsopgave, versie ${numberIn(data)}`,
  'quote-asked': () => 'Klant heeft een vraag over de prijsopgave',
  'quote-accepted': ({ orders, open }) => {
    const made = Array.isArray(orders) ? `${orders.length} bestellingen` : 'een bestelling'
    if (typeof open !== 'number') return `Klant accepteerde de prijsopgave: dat is nu ${made}`
    const rest = open === 1 ? '1 deel staat' : `${open} delen staan`
    return `Klant accepteerde een deel van de prijsopgave: dat is nu ${made}, ${rest} nog open`
  },
  'quote-declined': () => 'Klant ging niet akkoord met de prijsopgave',
  'quote-withdrawn': () => 'Prijsopgave ingetrokken',
}

const numberIn = ({ number }: EntryData): string => String(number ?? '')
