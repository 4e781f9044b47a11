import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { day } from '../cases/command-schemas.ts'
import { noticeShape } from './notice-schema.ts'
import { productEndReasonNames } from './product-end.ts'
import { productEndFields, productEndRefusals } from './texts.ts'

/** A product of a delivered order that the customer has no longer. */
export const ProductEnding = z.object({
  ...act,
  /** Place of its line in the order, from 0. */
  position: z.int(),
  day: day(productEndFields.day),
  reason: z.pipe(z.string(), z.enum(productEndReasonNames, { error: productEndRefusals.reasonMissing })),
})

/** A notice that a customer gave by phone or mail; its id is that of the command. */
export const NoticeByStaff = z.object({ ...act, ...noticeShape })

/** A notice that its customer withdraws by phone or mail. */
export const NoticeWithdrawal = z.object({ ...act, notice: z.uuid({ error: contractTexts.reload }) })
