import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { dayField, optionalText } from '../../common/contract/fields.ts'
import { day } from '../cases/command-schemas.ts'
import { ourGrounds } from './contract.ts'
import { noticeShape } from './notice-schema.ts'
import { productEndReasonNames } from './product-end.ts'
import { noticeGiverFields, noticeGiverRefusals, productEndFields, productEndRefusals } from './texts.ts'

/** A product of a delivered order that the customer has no longer. */
export const ProductEnding = z.object({
  ...act,
  /** Place of its line in the order, from 0. */
  position: z.int(),
  day: day(productEndFields.day),
  reason: z.pipe(z.string(), z.enum(productEndReasonNames, { error: productEndRefusals.reasonMissing })),
})

const reload = { error: contractTexts.reload }

/** A notice that staff record: of a customer by phone or mail, of another provider that takes over, or ours; its id is that of the command. */
export const NoticeByStaff = z.object({
  ...act,
  ...noticeShape,
  by: z._default(z.enum(['customer', 'other-provider', 'us'], reload), 'customer'),
  provider: optionalText(noticeGiverFields.provider, 100),
  /** Empty, or the first day on which the other provider serves. */
  switchesOn: z._default(z.union([z.literal(''), dayField(noticeGiverRefusals.noSwitch)]), ''),
  ground: z._default(z.enum(['', ...ourGrounds], reload), ''),
})

/** A notice that its customer withdraws by phone or mail. */
export const NoticeWithdrawal = z.object({ ...act, notice: z.uuid({ error: contractTexts.reload }) })
