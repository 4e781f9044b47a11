import * as z from 'zod/mini'

/** Problems of an imported file or a row of it; the sentences are in `texts-imports.ts`. */
export const rowProblemCodes = [
  'not-gzip',
  'broken-gzip',
  'archive',
  'too-large',
  'unpacked-too-large',
  'empty-file',
  'no-rows',
  'missing-columns',
  'line-too-long',
  'broken-quotes',
  'field-count',
  'not-utf8',
  'control-character',
  'empty',
  'too-long',
  'house-number',
  'house-letter',
  'addition',
  'postcode',
  'postcodes-backwards',
  'number-in-range',
  'addition-without-number',
  'technology',
  'availability',
  'speed',
  'no-speed',
  'weeks',
  'weeks-backwards',
  'amount',
  'duplicate-address',
  'duplicate-coverage',
] as const
export type RowProblemCode = (typeof rowProblemCodes)[number]

/**
 * Something that keeps a file from being imported. `line` counts from the header, which is 1; null: the file as a whole. `column`
 * is the header's word. `value` is what stands there, cut where it is long; `limit` what belongs there, or the other line.
 */
export const BadRow = z.object({
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  code: z.enum(rowProblemCodes),
  value: z.nullable(z.string()),
  limit: z.nullable(z.string()),
})
export type BadRow = z.infer<typeof BadRow>

/** A problem of whichever row. */
export type RowProblem = Omit<BadRow, 'line'>

/** As much as is kept of a value. */
const longestValue = 60

export const rowProblem = (
  code: RowProblemCode,
  {
    column = null,
    value = null,
    limit = null,
  }: { column?: string | null; value?: string | null; limit?: string | number | null } = {},
): RowProblem => ({
  code,
  column,
  value: value !== null && value.length > longestValue ? `${value.slice(0, longestValue)}…` : value,
  limit: limit === null ? null : String(limit),
})

/** More wrong rows are counted and not kept: a file of the wrong kind would fill the memory with them. */
export const mostBadRows = 1_000
