import type { StoredEvent } from '../../../events/server/case-events.ts'
import { caseEvents } from '../../events.ts'

type Event = Pick<StoredEvent, 'id' | 'type' | 'actorKind' | 'data' | 'occurredAt'>

/** The last time that a virus was found in files of an answer; null once somebody took that up. @param events oldest first */
export function openInfection<Each extends Event>(events: readonly Each[]): Each | null {
  const found = events.findLast(({ type }) => type === caseEvents.fileInfected)
  return found && !events.some(event => event.id > found.id && takesUp(event, found)) ? found : null
}

/** The mail went without the files, or the customer heard from us otherwise. */
const takesUp = ({ type, actorKind, data }: Event, found: Event): boolean =>
  type === caseEvents.mailSentAgain
    ? found.data.delivery !== undefined && data.mail === found.data.delivery
    : (type === caseEvents.messageSent && actorKind === 'staff') ||
      (type === caseEvents.callDone && data.outcome === 'reached')
