import { declareEvent } from '../../common/event-kind.ts'

/** Events of corrections of coverage and of addresses that the register lacks. */
export const coverageEvents = {
  made: declareEvent('coverage-correction-made', 'place'),
  changed: declareEvent('coverage-correction-changed', 'place'),
  ended: declareEvent('coverage-correction-ended', 'place'),
  resumed: declareEvent('coverage-correction-resumed', 'place'),
  addressAdded: declareEvent('address-added', 'place'),
  addressChanged: declareEvent('added-address-changed', 'place'),
  addressEnded: declareEvent('added-address-ended', 'place'),
  addressResumed: declareEvent('added-address-resumed', 'place'),
} as const
