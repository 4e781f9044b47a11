import { paletteKeys } from '../desk/texts.ts'

/** Moving through a list of cases, and the keys of the page of a case. */
export const keyTexts = {
  trail: 'Door de lijst',
  toList: 'Terug naar de lijst',
  previous: 'Vorige zaak',
  next: 'Volgende zaak',
  place: (position: number, count: number) => `${position} van ${count}`,
  first: 'Dit is de eerste zaak van de lijst.',
  last: 'Dit is de laatste zaak van de lijst.',
  note: 'Notitie schrijven',
  rows: [
    paletteKeys,
    { keys: 'j of ]', what: 'Volgende zaak van de lijst' },
    { keys: 'k of [', what: 'Vorige zaak van de lijst' },
    { keys: 'u', what: 'Terug naar de lijst' },
    { keys: 'm', what: 'Aan mij toewijzen' },
    { keys: 'b', what: 'Gesprek vastleggen' },
    { keys: 'a', what: 'Beantwoorden' },
    { keys: 'n', what: 'Notitie schrijven' },
    { keys: 's', what: 'Zaak sluiten' },
    { keys: '/', what: 'Naar het zoekveld' },
    { keys: '?', what: 'Dit overzicht' },
  ],
} as const
