import type { Wish } from '../../domain/wishes.ts'
import type { EventValue } from '../events/case-events.ts'
import type { EventType, eventsOfCase } from '../events/events.ts'

type StoredEvent = Awaited<ReturnType<typeof eventsOfCase>>[number]

/** What a customer asked about a case, in his own words. */
export type OpenWish = { readonly wish: Wish; readonly words: string; readonly at: Date }

export const eventOfWish = {
  cancel: 'cancel-asked',
  change: 'change-asked',
} as const satisfies Record<Wish, EventType>

const wishOf = (type: string): Wish | null => {
  if (type === eventOfWish.cancel) return 'cancel'
  return type === eventOfWish.change ? 'change' : null
}

const answers: ReadonlySet<string> = new Set<EventType>([
  'message-sent',
  'lines-proposed',
  'lines-changed',
  'quote-sent',
])

/**
 * Whether something that happened answers what the customer asked before: staff spoke to him, wrote, changed the lines or sent
 * a quote, or the case came into another state. A call that reached nobody is none.
 */
export const isAnswer = ({
  type,
  actorKind,
  data,
}: Pick<StoredEvent, 'type' | 'actorKind' | 'data'>): boolean =>
  type === 'call-done'
    ? data.outcome === 'reached'
    : type === 'state-changed' || (actorKind === 'staff' && answers.has(type))

/**
 * What the customer asked last and nobody answered yet; null where nothing waits.
 * @param events of one case, oldest first
 */
export function openWish(events: readonly StoredEvent[], values: readonly EventValue[]): OpenWish | null {
  const asked = events.findLast(({ type }) => wishOf(type) !== null)
  const wish = asked ? wishOf(asked.type) : null
  if (!asked || wish === null) return null
  if (events.some(event => event.id > asked.id && isAnswer(event))) return null
  return { wish, words: wordsOf(asked.id, values), at: asked.occurredAt }
}

/** What the customer wrote; empty where it was erased. */
export const wordsOf = (eventId: number, values: readonly EventValue[]): string =>
  values.find(value => value.eventId === eventId && value.field === wishField)?.after ?? ''

/** Under which the words are kept with their event. */
export const wishField = 'words'
