import { declareEvent } from '../../common/event-kind.ts'

/** Events of clients of the API and their keys. */
export const apiClientEvents = {
  made: declareEvent('api-client-made', 'client', 'ending'),
  changed: declareEvent('api-client-changed', 'client', 'given', 'withdrawn'),
  revoked: declareEvent('api-client-revoked', 'client'),
  keyMade: declareEvent('api-key-made', 'client', 'ending'),
  keyRevoked: declareEvent('api-key-revoked', 'client', 'ending'),
} as const
