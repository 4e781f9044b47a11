import type { NotifiedEvents } from '../webhooks/notified-events.ts'
import type { quoteEvents } from './events.ts'

/** Words for what receivers are told of quotes. */
export const quotesNotified: NotifiedEvents<typeof quoteEvents> = {
  'quote-made': 'created',
  'quote-opened': null,
  'quote-withdrawn': null,
}
