import type { NameOf } from '../../common/event-kind.ts'
import type { coverageEvents } from './events.ts'

/** Events in the log, by kind. */
export const coverageLogNames: Readonly<Record<NameOf<typeof coverageEvents>, string>> = {
  'coverage-correction-made': 'Dekking gecorrigeerd',
  'coverage-correction-changed': 'Correctie van de dekking gewijzigd',
  'coverage-correction-ended': 'Correctie van de dekking beëindigd',
  'coverage-correction-resumed': 'Correctie van de dekking geldt weer',
  'address-added': 'Adres toegevoegd',
  'added-address-changed': 'Toegevoegd adres gewijzigd',
  'added-address-ended': 'Toegevoegd adres weggehaald',
  'added-address-resumed': 'Toegevoegd adres telt weer mee',
}
