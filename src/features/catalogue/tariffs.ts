import * as z from 'zod/mini'
import { fieldTexts } from '../../common/contract/field-texts.ts'
import { isOnOneLine } from '../../common/typed-text.ts'
import { tariffWords } from './texts.ts'
import { tariffTexts as texts } from './texts-desk.ts'

/**
 * Call tariffs as the website lists them. Every amount is in tenths of a euro cent, excl. VAT: 15 is € 0,015. `short` has the
 * destinations that are called most, `long` every country.
 */

/** The lists: calls over the internet, and those of leased analogue and ISDN lines. */
export const tariffListIds = ['voip', 'wlr'] as const
export type TariffListId = (typeof tariffListIds)[number]

const text = z
  .string(texts.text)
  .check(
    z.trim(),
    z.minLength(1, texts.text),
    z.maxLength(600, texts.text),
    z.refine(isOnOneLine, fieldTexts.oneLine),
  )

const tenthsOfCents = z.int(texts.amount).check(z.gte(0, texts.amount), z.lte(1_000_000, texts.amount))

/** `+32`; with the area codes where countries share one: `+1 809, 829, 849`. */
const code = z
  .string(texts.code)
  .check(z.regex(/^\+[1-9]\d{0,2}(?: \d{1,5}(?:, \d{1,5}){0,50})?$/, texts.code))

export const tariffKinds = ['vast', 'mobiel', 'service'] as const

const CommonTariff = z
  .strictObject({
    destination: text,
    /** `service`: numbers such as 0800 and 0900. */
    kind: z.enum(tariffKinds, texts.kind),
    /** null: the holder of the number sets it; `remark` says so. */
    perMinuteInTenthsOfCents: z.nullable(tenthsOfCents),
    startInTenthsOfCents: tenthsOfCents,
    /** Shown instead of an unknown price, or beside a known one. */
    remark: z.optional(text),
  })
  .check(
    z.refine(row => row.perMinuteInTenthsOfCents !== null || row.remark !== undefined, {
      path: ['remark'],
      error: texts.remarkMissing,
    }),
  )

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
    updated: z.iso.date(texts.day),
    short: z.array(CommonTariff).check(z.minLength(1, texts.empty), z.maxLength(200, texts.tooMany)),
    /** Applies to every call on the long list. */
    longStartInTenthsOfCents: tenthsOfCents,
    long: z.array(CountryTariff).check(z.minLength(1, texts.empty), z.maxLength(400, texts.tooMany)),
  })
  .check(
    z.superRefine(({ long }, context) => {
      for (const [index, { destination }] of long.entries()) {
        const previous = long[index - 1]
        if (previous !== undefined && inDutch.compare(previous.destination, destination) >= 0)
          context.addIssue({
            code: 'custom',
            input: destination,
            path: ['long', index, 'destination'],
            message: texts.order(destination, previous.destination),
          })
      }
    }),
  )
export type TariffList = z.infer<typeof TariffList>

const tariffFormat = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 3,
})

/** Tenths of a cent as they are read: `15` → `€ 0,015`. */
export const formatTariff = (tenthsOfCents: number): string => tariffFormat.format(tenthsOfCents / 1000)

/** Price of a minute, as an amount or in words: set by the number's holder, or free. */
export function perMinute({
  perMinuteInTenthsOfCents: price,
  remark,
}: Pick<TariffList['short'][number], 'perMinuteInTenthsOfCents' | 'remark'>): string {
  if (price === null || price === 0) return remark ?? tariffWords.free
  return remark ? `${formatTariff(price)} (${remark})` : formatTariff(price)
}

/** Price of a call before its first minute. */
export const startTariff = (tenthsOfCents: number): string =>
  tenthsOfCents === 0 ? tariffWords.noStart : formatTariff(tenthsOfCents)
