import { sharedTexts } from '../../common/texts.ts'
/** Why staff cannot take a number a step further. */
export const portInRefusals = {
  otherOrder: 'Dit nummer hoort niet bij deze bestelling.',
  notNow: 'Dit kan nu niet met dit nummer.',
  providerMissing: 'Vul in waar het nummer nu zit.',
  wishMissing: 'Kies een wensdatum.',
  plannedMissing: 'Kies de dag die is afgesproken.',
  refusalMissing: 'Kies waarom het nummer niet meekomt.',
} as const

/** Why a number cannot be kept. */
export const retentionTexts = {
  mobile: 'Een mobiel nummer kun je hier niet behouden. Vul een vast nummer in.',
  noNumber:
    'Vul een Nederlands vast nummer in of een nummer met 085, 088, 091, 0800 of 0900, of laat het veld leeg.',
  twice: 'Dit nummer heb je hierboven al ingevuld.',
} as const

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

/** Why a number does not come along on a day. */
export const portInDayTexts = {
  beforeAnswer: 'De andere aanbieder heeft 3 werkdagen om te antwoorden: kies een latere dag.',
  past: sharedTexts.dayIsOver,
  tooFar: sharedTexts.dayTooFar,
  notAWorkingDay: 'Nummers gaan alleen op een werkdag over: kies een werkdag.',
  notYet: 'De afgesproken dag is nog niet gekomen.',
} as const
