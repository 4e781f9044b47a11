import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import {
  type AskOutside,
  type OutsideFailure,
  type OutsideService,
  outsideCalls,
} from '../../platform/outside/calls.ts'

/** Result of calling one service, in words for an operator. */
export type ServiceCheck = {
  readonly name: string
  readonly kind: 'configured' | 'stand-in'
  readonly works: boolean
  /** Never an address or a key: either may hold a secret. */
  readonly says: string
}

export const standIn = (name: string, says: string): ServiceCheck => ({
  name,
  kind: 'stand-in',
  works: true,
  says,
})

/** @param problem null where the service works */
export const configured = (name: string, problem: string | null): ServiceCheck => ({
  name,
  kind: 'configured',
  works: problem === null,
  says: problem ?? 'werkt',
})

/** Asks one service as the shop does, without a log. */
export const askOnce = (service: OutsideService): AskOutside =>
  outsideCalls(service, { log: createLog({ level: 'silent' }), metrics: createMetrics() })

export const failureInWords: Readonly<Record<OutsideFailure, string>> = {
  'time-limit': 'geeft niet op tijd antwoord',
  unreachable: 'is niet bereikbaar, of toont een verkeerd certificaat',
  failing: 'antwoordt met een fout van zichzelf',
  'not-authorised': 'weigert onze sleutel',
  malformed: 'antwoordt iets anders dan zijn documentatie zegt',
  'circuit-open': 'is niet gevraagd',
  'budget-spent': 'is niet gevraagd',
}
