import { declareEvent } from '../../common/event-kind.ts'

const receiverFacts = ['receiver', 'subscription', 'client', 'count', 'reason'] as const

/** Events of receivers that are told of events. */
export const webhookEvents = {
  saved: declareEvent('webhook-saved', ...receiverFacts),
  removed: declareEvent('webhook-removed', ...receiverFacts),
  secretMade: declareEvent('webhook-secret-made', ...receiverFacts),
  secretRemoved: declareEvent('webhook-secret-removed', ...receiverFacts),
  replayed: declareEvent('webhook-replayed', ...receiverFacts),
  failing: declareEvent('webhook-failing', ...receiverFacts),
  switchedOff: declareEvent('webhook-switched-off', ...receiverFacts),
} as const
