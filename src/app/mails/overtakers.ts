import { agreementEvents } from '../../features/agreements/events.ts'
import type { OrderState, QuoteState } from '../../features/cases/case-states.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { returnEvents } from '../../features/device-returns/events.ts'
import { lineChangeEvents } from '../../features/line-changes/events.ts'
import type { Overtakers, OvertakersOf } from '../../features/mails/server/overtaking.ts'
import { parcelEvents } from '../../features/parcels/events.ts'
import { webhookEvents } from '../../features/webhooks/events.ts'
import { isMailName, type MailName } from './declared.ts'

/** A mail that tells its event whatever came after it: each says why. */
const never = (_why: 'confirmation' | 'words' | 'link' | 'law' | 'report'): null => null

const endsWithout = ['cancelled', 'rejected', 'failed'] as const satisfies readonly OrderState[]
const notUnderWay = [...endsWithout, 'held'] as const satisfies readonly OrderState[]
const delivered = ['partial', 'completed'] as const satisfies readonly OrderState[]
const quoteOver = ['accepted', 'rejected', 'cancelled'] as const satisfies readonly QuoteState[]
/** It tells a state. */
const ofState = { states: 'other' } as const satisfies Overtakers

const known = {
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
  'delivery-planned': { by: [caseEvents.deliveryPlanned], states: [...notUnderWay, ...delivered] },
  'order-delivered-in-part': ofState,
  'order-delivered': ofState,
  'order-held': ofState,
  'order-cancelled': ofState,
  'order-rejected': ofState,
  'order-failed': ofState,
  'order-reopened': { states: [...notUnderWay, ...delivered] },
  'mandate-corrected': never('law'),
  'quote-ended': ofState,
  'quote-reopened': { by: [caseEvents.quoteSent], states: quoteOver },
  'port-in-planned': { by: [caseEvents.numberChanged], sameIn: 'position', states: notUnderWay },
  'parcel-sent': { by: [parcelEvents.corrected, parcelEvents.removed], sameIn: 'parcel' },
  'case-answer': never('words'),
  'case-message': never('words'),
  'lines-proposed': {
    by: [
      caseEvents.linesProposed,
      caseEvents.linesChanged,
      caseEvents.linesDeclined,
      lineChangeEvents.withdrawn,
    ],
    states: [...endsWithout, ...delivered],
  },
  'lines-changed': never('confirmation'),
  'notice-given': never('law'),
  'change-link': never('link'),
  'notice-link': never('link'),
  'notice-withdrawal-link': never('link'),
  'notice-withdrawn': never('law'),
  'return-slip': { by: [agreementEvents.kept] },
  'return-reminder': {
    by: [agreementEvents.kept, returnEvents.received, returnEvents.missing, returnEvents.waived],
  },
  'transfer-link': never('link'),
  'transfer-given': never('law'),
  'transfer-taken': never('law'),
  'transfer-ended': never('law'),
  'quote-sent': { by: [caseEvents.quoteSent], states: quoteOver },
  'quote-reminder': { by: [caseEvents.quoteSent, caseEvents.quoteAsked], states: quoteOver },
  'quote-withdrawn': ofState,
  'quote-opened-notice': { by: [caseEvents.quoteSent, caseEvents.quoteAccepted], states: quoteOver },
  'quote-question-notice': never('words'),
  'quote-accepted-notice': never('confirmation'),
  'quote-declined-notice': ofState,
  'quote-expired-notice': { by: [caseEvents.quoteSent], states: quoteOver },
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
  'webhook-failing': { by: [webhookEvents.switchedOff, webhookEvents.removed], sameIn: 'subscription' },
  'webhook-switched-off': { by: [webhookEvents.removed], sameIn: 'subscription' },
} satisfies Readonly<Record<string, Overtakers | null>>

/** The events that overtake each kind of mail; null where none does. */
const overtakers: Readonly<Record<MailName, Overtakers | null>> = known

/** The events that overtake mails of a kind (src/features/mails/server/overtaking.ts). */
export const overtakersOf: OvertakersOf = kind => (isMailName(kind) ? overtakers[kind] : null)
