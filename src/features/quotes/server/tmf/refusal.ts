import { refusal } from '../../../tmf/server/kit/errors.ts'
import { quoteContractTexts, versionTexts } from '../../rule-texts.ts'
import { quoteServerTexts } from '../../texts.ts'
import { quoteApiTexts } from '../../tmf-quote-texts.ts'

/** Sentences of the page of a quote in the words of an API, beside those that TM Forum's APIs have in common. */
const apiWords: ReadonlyMap<string, string> = new Map([
  [quoteContractTexts.chooseParts, quoteApiTexts.nameParts],
  [quoteServerTexts.otherTotals, quoteApiTexts.otherPrices],
  [versionTexts.replaced, quoteApiTexts.replaced],
])

/** A sentence about a quote for a system. */
export const inQuoteApiWords = (sentence: string): string => apiWords.get(sentence) ?? sentence

/** As `refusal`, in these words. */
export const quoteRefusal: typeof refusal = (status, code, reason, { fields = [], ...more } = {}) =>
  refusal(status, code, inQuoteApiWords(reason), {
    ...more,
    fields: fields.map(({ path, message }) => ({ path, message: inQuoteApiWords(message) })),
  })
