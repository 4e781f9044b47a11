/** The words of parcels at the desk. */
export const deskParcelTexts = {
  count: (count: number) => {
    if (count === 0) return 'Nog geen pakket'
    return count === 1 ? '1 pakket' : `${count} pakketten`
  },
  title: 'Pakketten',
  none: 'Er is nog geen pakket onderweg.',
  add: 'Pakket toevoegen',
  addTitle: 'Welk pakket is onderweg?',
  correct: 'Verbeteren',
  correctTitle: 'Verbeter het pakket',
  remove: 'Verwijderen',
  removeTitle: 'Dit pakket verwijderen?',
  removeText: 'De klant ziet het dan niet meer. Een mail die al weg is blijft bij de klant.',
  /** For who hears it. */
  of: (action: string, code: string) => `${action}, ${code}`,
  chooseCarrier: 'Kies een vervoerder',
  linkHint: 'De hele link, met https://. De klant opent hem vanaf zijn pagina en uit de mail.',
  codeHint: 'Zoals op het label. Spaties en streepjes tellen niet mee.',
} as const
