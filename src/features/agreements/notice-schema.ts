import * as z from 'zod/mini'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { dayField } from '../../common/contract/fields.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { noticeReasonNames } from './notice-reasons.ts'
import { noticeFields, noticeRefusals } from './texts.ts'

const reload = { error: contractTexts.reload }

/** Lines of an order at most. */
const mostLines = 500

/** Fields of a notice, whoever gives it. */
export const noticeShape = {
  /** Places in the order of the lines that were chosen, from 0. */
  positions: z
    .array(z.int(reload).check(z.gte(0, reload), z.lte(32_767, reload)), reload)
    .check(z.minLength(1, { error: noticeRefusals.nothingChosen }), z.maxLength(mostLines, reload)),
  lastDay: dayField(noticeRefusals.noDay),
  /** Cents excl. VAT that it costs at most, as whoever gives it saw it. */
  costInCents: z.int(reload).check(z.gte(0, reload), z.lte(2_147_483_647, reload)),
  why: z.enum(['', ...noticeReasonNames], reload),
  words: optionalLines(noticeFields.words, 1000),
}
