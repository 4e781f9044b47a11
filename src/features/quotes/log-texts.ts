import type { NameOf } from '../../common/event-kind.ts'
import type { quoteEvents } from './events.ts'

/** Events in the log, by kind. */
export const quotesLogNames: Readonly<Record<NameOf<typeof quoteEvents>, string>> = {
  'quote-made': 'Prijsopgave gemaakt',
  'quote-opened': 'Prijsopgave geopend door de klant',
  'quote-withdrawn': 'Prijsopgave ingetrokken',
}
