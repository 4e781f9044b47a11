import { agreementTexts } from '../agreements/texts.ts'

/** Terms and conditions of a line of an agreement, in words. */
export const agreementApiTexts = {
  term: (term: string, lastDay: string) => `${agreementTexts.term}: ${term}, tot en met ${lastDay}`,
  notice: (day: string) => `Opzegtermijn: 1 maand; opzeggen ${agreementTexts.withoutCosts(day)}`,
  leaving: (day: string, sum: string, why: string) =>
    `${agreementTexts.leavingEarlier}: ${agreementTexts.earlier(day, sum, why)}`,
  leavingFree: (day: string) => `${agreementTexts.leavingEarlier}: ${agreementTexts.earlierFree(day)}`,
  ends: (day: string) => `${agreementTexts.ends}: ${agreementTexts.lastDay(day)}`,
} as const
