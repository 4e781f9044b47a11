/** States of a number that moves here, and why it does not come into another one. */
export const portInStateTexts = {
  requested: { label: 'aangevraagd', refusal: 'Van dit nummer is nog geen datum afgesproken.' },
  planned: { label: 'gepland', refusal: 'Van dit nummer is al een datum afgesproken.' },
  completed: { label: 'overgezet', refusal: 'Dit nummer is al overgezet.' },
  rejected: {
    label: 'geweigerd',
    refusal: 'De andere aanbieder gaf dit nummer niet vrij: vraag het opnieuw aan.',
  },
  cancelled: { label: 'vervallen', refusal: 'Dit nummer wordt niet meer overgezet.' },
} as const

/** Why a provider does not let go of a number. */
export const portInRefusalTexts = {
  notInUse: 'Het nummer is bij deze aanbieder niet in gebruik',
  otherProvider: 'Het nummer hoort bij een andere aanbieder',
  nameMismatch: 'De naam komt niet overeen',
  addressMismatch: 'Postcode of huisnummer komt niet overeen',
  referenceMismatch: 'Het klant- of contractnummer klopt niet',
  contractRuns: 'Het contract loopt nog',
  alreadyPorting: 'Het nummer wordt al overgezet',
  partOfSeries: 'Het nummer hoort bij een reeks die alleen in zijn geheel overgaat',
  unknown: 'Geen of een andere reden opgegeven',
} as const
