import { z } from 'zod'

/*
 * Call tariffs: voip.json and wlr.json. Every amount is in tenths of a euro cent, excl. VAT: 15 is € 0,015. An invalid
 * list fails the start and the build.
 */

const text = z.string().trim().min(1)

const tenthsOfCents = z.int().nonnegative()

/** `+32`; with the area codes where countries share one: `+1 809, 829, 849`. */
const code = z
  .string()
  .regex(/^\+[1-9]\d{0,2}(?: \d{1,5}(?:, \d{1,5})*)?$/, 'must be written as +32 or +1 809, 829')

/** A destination of the short list. */
const CommonTariff = z
  .strictObject({
    destination: text,
    /** `service`: numbers such as 0800 and 0900. */
    kind: z.enum(['vast', 'mobiel', 'service']),
    /** null: the holder of the number sets it; `remark` says so. */
    perMinuteInTenthsOfCents: tenthsOfCents.nullable(),
    startInTenthsOfCents: tenthsOfCents,
    /** Shown instead of an unknown price, or beside a known one. */
    remark: text.optional(),
  })
  .refine(row => row.perMinuteInTenthsOfCents !== null || row.remark !== undefined, {
    path: ['remark'],
    error: 'is needed where there is no price per minute',
  })

/** A country or territory of the long list. */
const CountryTariff = z.strictObject({
  destination: text,
  code,
  fixedPerMinuteInTenthsOfCents: tenthsOfCents,
  mobilePerMinuteInTenthsOfCents: tenthsOfCents,
})

const inDutch = new Intl.Collator('nl')

export const TariffList = z
  .strictObject({
    title: text,
    /** How the amounts are counted, in a sentence or two above the list. */
    note: text,
    /** The day from which these tariffs hold. */
    updated: z.iso.date(),
    short: z.array(CommonTariff).min(1),
    /** Applies to every call on the long list. */
    longStartInTenthsOfCents: tenthsOfCents,
    long: z.array(CountryTariff).min(1),
  })
  .superRefine(({ long }, context) => {
    for (const [index, { destination }] of long.entries()) {
      const previous = long[index - 1]
      if (previous !== undefined && inDutch.compare(previous.destination, destination) >= 0)
        context.addIssue({
          code: 'custom',
          path: ['long', index, 'destination'],
          message: `${destination} must stand before ${previous.destination}, and only once`,
        })
    }
  })
export type TariffList = z.infer<typeof TariffList>
