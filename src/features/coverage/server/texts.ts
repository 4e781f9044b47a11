/** Why something of coverage cannot be done. */
export const coverageRefusals = {
  unknown: 'Deze correctie bestaat niet.',
  unknownAddress: 'Dit toegevoegde adres bestaat niet.',
  ended: 'Deze correctie is beëindigd. Maak een nieuwe.',
  changed: (name: string | null) =>
    `${name ?? 'Iemand anders'} heeft deze correctie intussen gewijzigd. Er is nog niets overschreven.`,
  notDropped: 'Dit bestand is niet live, of het zegt niet hetzelfde. Laad de pagina opnieuw.',
  addressChanged: 'Een collega heeft dit adres intussen gewijzigd. Er is nog niets overschreven.',
  addressEnded: 'Een collega heeft dit adres al weggehaald.',
  known: 'Het register heeft dit adres al',
  added: 'Dit adres is al toegevoegd',
  notAnAddress: 'Vul een postcode en een huisnummer in',
} as const
