import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { dayField } from '../../common/contract/fields.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { returnOutcomes } from './returns.ts'
import { returnFields, returnRefusals } from './texts.ts'

const reload = { error: contractTexts.reload }
const quantity = { error: returnRefusals.noQuantity }

/** A record of devices that were to come back; its id is that of the command. */
export const ReturnEntry = z.object({
  ...act,
  /** Place of their line in the order, from 0. */
  position: z.int(reload).check(z.gte(0, reload), z.lte(32_767, reload)),
  outcome: z.enum(returnOutcomes, { error: returnRefusals.noOutcome }),
  quantity: z.int(quantity).check(z.gte(1, quantity), z.lte(100_000, quantity)),
  /** The day on which they came; null of what did not. */
  day: z.nullable(dayField(returnRefusals.noDay)),
  words: optionalLines(returnFields.words.missing, 1000),
})

/** Takes back what was written down by mistake. */
export const ReturnUndoing = z.object({ ...act, record: act.id })
