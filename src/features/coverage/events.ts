import { declareEvent } from '../../common/event-kind.ts'

/** Events of corrections of coverage and of addresses that the register lacks. */
export const coverageEvents = {
  made: declareEvent('coverage-correction-made', 'place'),
  changed: declareEvent('coverage-correction-changed', 'place'),
  ended: declareEvent('coverage-correction-ended', 'place'),
  addressAdded: declareEvent('address-added', 'place'),
  addressEnded: declareEvent('added-address-ended', 'place'),
} as const
