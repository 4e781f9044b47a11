/** Why something cannot be done to a quote. */
export const quoteServerTexts = {
  otherTotals:
    'De bedragen zijn anders dan je zag. Laad de pagina opnieuw en kijk ze na; er is nog niets besteld.',
  chooseLine: 'Kies een verbinding die we verkopen.',
  onlyFromEnquiry: 'Alleen van een aanvraag of formulier maak je een prijsopgave.',
  notFromApplication: 'Van een sollicitatie maak je geen prijsopgave.',
  onlyFromQuoteRequest: 'Alleen van een aanvraag voor een prijsopgave maak je een prijsopgave.',
  accepted: 'Deze prijsopgave is geaccepteerd. Begin voor iets anders een nieuwe prijsopgave.',
  noEmail: 'Van deze klant is geen e-mailadres bekend.',
  pricesChanged: (monthly: string, oneTime: string) =>
    `De prijzen zijn intussen veranderd. Zo kost het nu ${monthly} per maand en ${oneTime} eenmalig. Bekijk het en probeer het opnieuw.`,
  noneWaits: 'Er is geen versie die op de klant wacht.',
  reload: 'Laad de pagina opnieuw en probeer het nog eens.',
  noSuchRequest: 'Deze aanvraag bestaat niet.',
} as const
