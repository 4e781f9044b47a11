import type { EmailKind } from '../../../platform/deliveries/kinds.ts'
import type { OrderState, QuoteState } from '../../cases/case-states.ts'
import type { EventType } from '../../events/server/events.ts'

/**
 * Which later events make a mail untrue that did not leave yet, so that it does not
 * (docs/decisions/mail.md#a-mail-tells-its-own-event).
 */

/** An event as the rule sees it. */
export type LaterEvent = {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

type Overtakers = {
  /** Events of these types. */
  readonly by?: readonly EventType[]
  /** Those of them alone that have the same value of this fact as the event that the mail tells of. */
  readonly sameIn?: 'position' | 'parcel' | 'subscription'
  /** The states that the mail is untrue in: the last change of state counts. `other` is any later change. */
  readonly states?: readonly (OrderState | QuoteState)[] | 'other'
}

/** A mail that tells its event whatever came after it: each says why. */
const never = (_why: 'confirmation' | 'words' | 'link' | 'law' | 'report'): null => null

const endsWithout = ['cancelled', 'rejected', 'failed'] as const satisfies readonly OrderState[]
const notUnderWay = [...endsWithout, 'held'] as const satisfies readonly OrderState[]
const delivered = ['partial', 'completed'] as const satisfies readonly OrderState[]
const quoteOver = ['accepted', 'rejected', 'cancelled'] as const satisfies readonly QuoteState[]
/** It tells a state. */
const ofState = { states: 'other' } as const satisfies Overtakers

/** The events that overtake each kind of mail; null where none does. */
export const overtakers: Readonly<Record<EmailKind, Overtakers | null>> = {
  'order-confirmation': never('confirmation'),
  'order-notice': { states: [...endsWithout, ...delivered] },
  'acceptance-confirmation': never('confirmation'),
  // Of several orders; one that ended says so at its case.
  'acceptance-notice': never('confirmation'),
  'quote-confirmation': never('confirmation'),
  'quote-notice': { states: quoteOver },
  'fibre-enquiry-confirmation': never('confirmation'),
  'fibre-enquiry-notice': never('words'),
  'site-form-confirmation': never('confirmation'),
  'site-form-notice': never('words'),
  'saved-cart': never('link'),
  'order-confirmed': { states: ['acknowledged', ...notUnderWay, ...delivered] },
  'delivery-planned': { by: ['delivery-planned'], states: [...notUnderWay, ...delivered] },
  'order-delivered-in-part': ofState,
  'order-delivered': ofState,
  'order-held': ofState,
  'order-cancelled': ofState,
  'order-rejected': ofState,
  'order-failed': ofState,
  'order-reopened': { states: [...notUnderWay, ...delivered] },
  'mandate-corrected': never('law'),
  'quote-ended': ofState,
  'quote-reopened': { by: ['quote-sent'], states: quoteOver },
  'port-in-planned': { by: ['port-in-changed'], sameIn: 'position', states: notUnderWay },
  'parcel-sent': { by: ['parcel-corrected', 'parcel-removed'], sameIn: 'parcel' },
  'case-answer': never('words'),
  'case-message': never('words'),
  'lines-proposed': {
    by: ['lines-proposed', 'lines-changed', 'lines-declined', 'line-change-withdrawn'],
    states: [...endsWithout, ...delivered],
  },
  'lines-changed': never('confirmation'),
  'quote-sent': { by: ['quote-sent'], states: quoteOver },
  'quote-reminder': { by: ['quote-sent', 'quote-asked'], states: quoteOver },
  'quote-withdrawn': ofState,
  'quote-opened-notice': { by: ['quote-sent', 'quote-accepted'], states: quoteOver },
  'quote-question-notice': never('words'),
  'quote-accepted-notice': never('confirmation'),
  'quote-declined-notice': ofState,
  'quote-expired-notice': { by: ['quote-sent'], states: quoteOver },
  'account-activation': never('link'),
  'account-active-already': never('link'),
  'registration-attempt': never('law'),
  'password-reset': never('link'),
  'password-changed': never('law'),
  'account-details-changed': never('law'),
  'staff-account-changed': never('law'),
  'login-email-link': never('link'),
  'login-email-changed': never('law'),
  'staff-invitation': never('link'),
  'staff-password-link': never('link'),
  'account-details-corrected': never('law'),
  'dead-letter-report': never('report'),
  'test-mail': never('report'),
  'webhook-failing': { by: ['webhook-switched-off', 'webhook-removed'], sameIn: 'subscription' },
  'webhook-switched-off': { by: ['webhook-removed'], sameIn: 'subscription' },
}

/** The events of one case or receiver around the act that a mail tells of, oldest first. */
type Around<Event> = {
  /** Up to that act, with it. */
  readonly upTo: readonly Event[]
  readonly act: readonly Event[]
  readonly later: readonly Event[]
}

/** The newest event that a mail was overtaken by; null where it tells the truth. */
export function overtakerOf<Event extends LaterEvent>(
  kind: EmailKind,
  { upTo, act, later }: Around<Event>,
): Event | null {
  const rule = overtakers[kind]
  if (rule === null) return null
  const { by = [], sameIn, states = [] } = rule
  // A day that is planned while the order is held is none to mail before it goes on.
  const turns = (states === 'other' ? later : [...upTo, ...later]).filter(
    ({ type }) => type === 'state-changed',
  )
  const lastTurn = turns.at(-1)
  const isUntrueIn = states === 'other' || states.some(state => state === lastTurn?.data.to)
  const isSame = ({ data }: LaterEvent) =>
    sameIn === undefined || act.some(told => sameIn in told.data && told.data[sameIn] === data[sameIn])
  const overtaking = later.findLast(event => by.some(type => type === event.type) && isSame(event))
  const turn = isUntrueIn ? lastTurn : undefined
  return [...upTo, ...later].findLast(event => event === overtaking || event === turn) ?? null
}
