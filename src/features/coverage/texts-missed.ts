import { type MissKind, namedFrom } from '../addresses/missed-look-up.ts'

/** The words of the list of what was looked for and not found. */
export const missedTexts = {
  title: 'Niet gevonden',
  intro:
    'Waar bezoekers een adres opzochten dat we niets konden leveren: waar bouwen als eerste loont. Per maand en postcode; een postcode met ' +
    `minder dan ${namedFrom} keer telt mee bij zijn vier cijfers.`,
  month: 'Maand',
  everyMonth: 'Alle maanden',
  place: 'Waar',
  kind: 'Wat',
  count: 'Aantal keer',
  kinds: {
    'no-fibre': 'Geen glasvezel',
    'unknown-address': 'Adres onbekend',
  } satisfies Record<MissKind, string>,
  digits: (digits: string) => `${digits} (vier cijfers)`,
  file: 'Alles als bestand (CSV)',
  /** @param month `2026-11`; null for all of them */
  fileName: (month: string | null) => (month === null ? 'niet-gevonden.csv' : `niet-gevonden-${month}.csv`),
  cut: (count: string) => `De eerste ${count}. Het bestand heeft ze allemaal.`,
  none: 'Nog niets geteld',
  noneText: 'Zodra een bezoeker een adres opzoekt dat we niets kunnen leveren, telt het hier mee.',
} as const
