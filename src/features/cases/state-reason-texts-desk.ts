/** Why a message was closed. */
export const closingReasonTexts = {
  answered: 'Beantwoord',
  ordered: 'Werd een bestelling of prijsopgave',
  noInterest: 'Geen belangstelling meer',
  unreachable: 'Niet bereikt',
  duplicate: 'Dubbel gestuurd',
  spam: 'Ongewenst',
  nothingAsked: 'Vroeg niets',
} as const

/** Why an order or a quote comes into a state, as staff choose it. */
export const reasonTexts = {
  customerRequest: 'Op verzoek van de klant',
  duplicate: 'Dubbel',
  unreachable: 'De klant is niet te bereiken',
  notPossible: 'Niet leverbaar op dit adres',
  other: 'Anders',
  customerDetails: 'Er ontbreken gegevens van de klant',
  customerApproval: 'De klant moet nog akkoord geven',
  customerDay: 'De klant moet nog een dag kiezen',
  siteWork: 'Op het adres moet eerst iets klaar zijn',
  currentProvider: 'Er loopt nog iets bij de huidige aanbieder',
  wrongDetails: 'De gegevens kloppen niet',
  technical: 'De aansluiting is technisch niet gelukt',
  noAccess: 'Geen toegang op de afgesproken dag',
  supplier: 'De netbeheerder of leverancier levert niet',
  customerDeclined: 'De klant wil hem niet',
  noAnswer: 'De klant reageert niet',
  withdrawn: 'Het aanbod geldt niet meer',
} as const

/** Why what was done last is taken back. */
export const takeBackTexts = {
  mistake: 'Per ongeluk gekozen',
  customerRequest: 'De klant wil toch verder',
  possibleAfterAll: 'Het kan toch',
} as const

/** Why a reason will not do. */
export const reasonRefusals = {
  missing: 'Kies een reden.',
  notAsked: 'Hier hoort geen reden bij.',
  unknown: 'Deze reden bestaat niet.',
  wordsMissing: 'Schrijf kort wat de reden is.',
} as const
