import { declareEvent } from '../../common/event-kind.ts'

/** Events of accounts of customers. */
export const customerEvents = {
  changed: declareEvent('customer-changed', 'ended'),
  blocked: declareEvent('customer-blocked', 'ended'),
  unblocked: declareEvent('customer-unblocked'),
  viewed: declareEvent('customer-viewed', 'registration'),
  linkSent: declareEvent('link-sent', 'purpose', 'registration'),
} as const

/** Events of a customer that are told at a case too. */
export const customerCaseEvents = {
  ibanViewed: declareEvent('iban-viewed'),
  takenAlong: declareEvent('case-taken-along'),
} as const
