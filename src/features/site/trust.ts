import * as z from 'zod/mini'
import data from '../../../content/site/trust.json' with { type: 'json' }
import { contentOf, words } from './content-file.ts'

/*
 * A rating, certificates and networks, from content/site/trust.json. As shipped there is none, and nothing shows.
 * content/README.md explains the fields.
 */

const link = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
const above0 = { error: 'must be a number above 0' }
const wholeAbove0 = { error: 'must be a whole number above 0' }

const Rating = z
  .strictObject(
    {
      /** `8.7`, of `outOf`. */
      figure: z.number(above0).check(z.positive(above0)),
      outOf: z.number(above0).check(z.positive(above0)),
      /** How many people it is the average of. */
      count: z.int(wholeAbove0).check(z.positive(wholeAbove0)),
      /** Who asked them. */
      source: words,
      /** Where anybody can see it. */
      link,
      /** On which it stood there, `2026-11-21`. */
      day: z.iso.date({ error: 'must be a day such as 2026-11-21' }),
    },
    { error: 'must be null or have its fields' },
  )
  .check(
    z.refine(({ figure, outOf }) => figure <= outOf, { path: ['figure'], error: 'must not be above outOf' }),
  )
export type Rating = z.infer<typeof Rating>

const names = z.array(
  z.strictObject({ name: words, link: z.optional(link) }, { error: 'must have a name' }),
  { error: 'must be a list' },
)

const Trust = z.strictObject(
  {
    rating: z.nullable(Rating),
    certificates: names,
    /** Networks over which the provider delivers. */
    networks: names,
  },
  { error: 'must have rating, certificates and networks' },
)
export type Trust = z.infer<typeof Trust>

/** Throws a sentence for each mistake. */
export const trustOf = (data: unknown): Trust => contentOf('site/trust.json', Trust, data)

export const trust = trustOf(data)
