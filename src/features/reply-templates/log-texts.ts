import type { NameOf } from '../../common/event-kind.ts'
import type { replyTemplateEvents } from './events.ts'

/** Events in the log, by kind. */
export const replyTemplatesLogNames: Readonly<Record<NameOf<typeof replyTemplateEvents>, string>> = {
  'reply-template-saved': 'Standaardtekst opgeslagen',
  'reply-template-removed': 'Standaardtekst verwijderd',
}
