import type { EventKind } from '../../../common/event-kind.ts'
import type { OrderState, QuoteState } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'

/**
 * Which later events make a mail untrue that did not leave yet, so that it does not
 * (docs/decisions/mail.md#a-mail-tells-its-own-event).
 */

/** An event as the rule sees it. */
export type LaterEvent = {
  readonly type: EventKind
  readonly data: Readonly<Record<string, unknown>>
}

/** Events that overtake a kind of mail. */
export type Overtakers = {
  /** Events of these types. */
  readonly by?: readonly EventKind[]
  /** Those of them alone that have the same value of this fact as the event that the mail tells of. */
  readonly sameIn?: 'position' | 'parcel' | 'subscription'
  /** The states that the mail is untrue in: the last change of state counts. `other` is any later change. */
  readonly states?: readonly (OrderState | QuoteState)[] | 'other'
}

/** The events that overtake mails of a kind; null of one that none does. `app` knows every kind. */
export type OvertakersOf = (kind: string) => Overtakers | null

/** The events of one case or receiver around the act that a mail tells of, oldest first. */
type Around<Event> = {
  /** Up to that act, with it. */
  readonly upTo: readonly Event[]
  readonly act: readonly Event[]
  readonly later: readonly Event[]
}

/** The newest event that a mail was overtaken by; null where it tells the truth. */
export function overtakerOf<Event extends LaterEvent>(
  rule: Overtakers | null,
  { upTo, act, later }: Around<Event>,
): Event | null {
  if (rule === null) return null
  const { by = [], sameIn, states = [] } = rule
  // A day that is planned while the order is held is none to mail before it goes on.
  const turns = (states === 'other' ? later : [...upTo, ...later]).filter(
    ({ type }) => type === caseEvents.stateChanged,
  )
  const lastTurn = turns.at(-1)
  const isUntrueIn = states === 'other' || states.some(state => state === lastTurn?.data.to)
  const isSame = ({ data }: LaterEvent) =>
    sameIn === undefined || act.some(told => sameIn in told.data && told.data[sameIn] === data[sameIn])
  const overtaking = later.findLast(event => by.some(type => type === event.type) && isSame(event))
  const turn = isUntrueIn ? lastTurn : undefined
  return [...upTo, ...later].findLast(event => event === overtaking || event === turn) ?? null
}
