import type { Technology } from '../addresses/coverage.ts'
import { reasonInWords } from '../addresses/texts-coverage.ts'
import type { UnavailabilityCode } from './line-qualification.ts'

/** Sentences for programs that ask what can be delivered where. */
export const qualificationTexts = {
  services: { fibre: 'Internet over glasvezel', dsl: 'Internet over koper' } satisfies Record<
    Technology,
    string
  >,
  reasons: {
    unknownAddress: 'Dit adres kennen we niet.',
    noNetwork: reasonInWords({ kind: 'no-network' }),
    quoteNeeded: 'Dit kan hier alleen met een prijsopgave. Vraag er een aan.',
    speedNotAvailable: 'Deze snelheid kan hier niet.',
    unknownOffering: 'Dit aanbod kennen we niet.',
    notSold: 'Dit aanbod wordt niet verkocht.',
  } satisfies Record<UnavailabilityCode, string>,
  wrongRequest: 'Deze vraag kan zo niet.',
  placeMissing: 'Geef het adres waar het om gaat.',
  postcode: 'Vul een Nederlandse postcode in.',
  streetNr: 'Vul een huisnummer in.',
  unknownService: 'Deze dienst is er niet. Kies internet-fibre of internet-dsl.',
  tooManyItems: (most: number) => `Vraag hoogstens ${most} onderdelen tegelijk.`,
  ofShop: 'Dit bepaalt de winkel.',
  searchByPlace: 'Zoek met postcode en streetNr.',
} as const
