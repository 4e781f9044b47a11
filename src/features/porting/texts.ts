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

/** Why a number does not come along on a day. */
export const portInDayTexts = {
  beforeAnswer: 'De andere aanbieder heeft 3 werkdagen om te antwoorden: kies een latere dag.',
  past: sharedTexts.dayIsOver,
  tooFar: sharedTexts.dayTooFar,
  notAWorkingDay: 'Nummers gaan alleen op een werkdag over: kies een werkdag.',
  notYet: 'De afgesproken dag is nog niet gekomen.',
} as const
