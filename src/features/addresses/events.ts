import { declareEvent } from '../../common/event-kind.ts'

const importFacts = ['import', 'table', 'count', 'startsAt', 'nowLive'] as const

/** Events of files of coverage and addresses. */
export const importEvents = {
  received: declareEvent('import-received', ...importFacts),
  refused: declareEvent('import-refused', ...importFacts),
  cutOff: declareEvent('import-cut-off', ...importFacts),
  compared: declareEvent('import-compared', ...importFacts),
  planned: declareEvent('import-planned', ...importFacts),
  planWithdrawn: declareEvent('import-plan-withdrawn', ...importFacts),
  madeLive: declareEvent('import-made-live', ...importFacts),
  takenBack: declareEvent('import-taken-back', ...importFacts),
  thrownAway: declareEvent('import-thrown-away', ...importFacts),
} as const
