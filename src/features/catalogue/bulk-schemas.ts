import * as z from 'zod/mini'
import { roundings } from './bulk-change.ts'
import { bulkTexts as texts } from './texts-bulk.ts'

/** Many offerings at once in the bodies of calls. */

/** As many as a file has rows. */
const mostItems = 2_000
const item = z.int()
const rounding = z.literal([...roundings])
const most = 100_000_000

/** One change of many offerings. `version`: of the revision, as it was when it was looked at beforehand. */
export const BulkChange = z.object({
  items: z.array(item).check(z.minLength(1, texts.noneChosen), z.maxLength(mostItems, texts.tooMany)),
  deed: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('amount'),
      cents: z.int(texts.amount).check(z.gte(-most, texts.amount), z.lte(most, texts.amount)),
      rounding,
    }),
    z.object({
      kind: z.literal('percentage'),
      /** Hundredths of a percent. */
      hundredths: z
        .int(texts.percentage)
        .check(z.gte(-10_000, texts.percentage), z.lte(100_000, texts.percentage)),
      rounding,
    }),
    z.object({ kind: z.literal('move'), behind: z.nullable(item) }),
    z.object({ kind: z.literal('end') }),
  ]),
  version: z.int(),
  isTry: z.boolean(),
})

/** Each offering that it changes, or would. */
export const BulkReport = z.object({
  isTaken: z.boolean(),
  version: z.int(),
  rows: z.array(
    z.object({
      id: item,
      name: z.string(),
      contractDuration: z.int(),
      /** Whether it was chosen, and is not only moved out of the way. */
      isChosen: z.boolean(),
      was: z.string(),
      /** The price before it was rounded. */
      exact: z.nullable(z.string()),
      becomes: z.string(),
    }),
  ),
  warned: z.array(z.string()),
})
export type BulkReport = z.infer<typeof BulkReport>
