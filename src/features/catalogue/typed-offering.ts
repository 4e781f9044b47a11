import { type FieldErrors, fieldErrors } from '../../common/contract/failure.ts'
import {
  type AttributePath,
  attributeOf,
  attributePaths,
  offeringFrom,
  setAt,
  valueAt,
} from './attributes.ts'
import { typedValue, unchanged, valueOfTyped } from './catalogue-csv.ts'
import { Offering } from './offering.ts'

/** An offering as it is typed: any text in each field, at the paths of the attributes. */
export type TypedOffering = { [name: string]: unknown }

export function typedOffering(offering: Offering): TypedOffering {
  const typed: TypedOffering = {}
  for (const path of attributePaths) setAt(typed, path.split('.'), typedAt(offering, path))
  return typed
}

function typedAt(offering: Offering, path: AttributePath): string | boolean {
  const value = valueAt(offering, path)
  const { kind } = attributeOf(path)
  if (kind === 'flag') return value === true
  return kind === 'choice' ? String(value ?? '') : typedValue(path, value)
}

const textAt = (typed: TypedOffering, path: AttributePath): string | boolean => {
  const found = path
    .split('.')
    .reduce<unknown>((within, name) => (within as TypedOffering | undefined)?.[name], typed)
  return typeof found === 'boolean' ? found : String(found ?? '')
}

/** Ids of parts, which are given by the shop and not typed, in the order in which they are given out. */
const partIds = [
  'setupProduct.id',
  'supportProduct.id',
  'device.productBuyId',
  'device.productRentId',
] as const satisfies readonly AttributePath[]

/**
 * The offering that was typed, and at each field what is wrong. A part with nothing in it is not there; one that is new
 * gets ids of its own. A text that was not touched stays to the letter, also where typing it would be cleaned.
 * @param now the offering that the fields began with
 * @param unusedId the first of ids that nothing ever had
 */
export function readTyped(
  typed: TypedOffering,
  now: Offering,
  unusedId: number,
): { readonly offering: Offering | null; readonly errors: FieldErrors } {
  const values: Partial<Record<AttributePath, unknown>> = {}
  const problems: FieldErrors = {}
  for (const path of attributePaths) {
    const text = textAt(typed, path)
    const read =
      typeof text === 'boolean' ? { value: text } : (unchanged(path, text, now) ?? valueOfTyped(path, text))
    if ('problem' in read) problems[path] = { message: read.problem }
    else values[path] = read.value
  }
  for (const [place, path] of partIds.entries()) {
    const { part } = attributeOf(path)
    const isGiven = attributePaths.some(
      other =>
        attributeOf(other).part === part &&
        !partIds.some(id => id === other) &&
        (values[other] ?? problems[other] ?? null) !== null,
    )
    values[path] = isGiven ? (values[path] ?? unusedId + place) : null
  }
  const parsed = Offering.safeParse(offeringFrom(values))
  const errors = { ...(parsed.success ? {} : atFields(fieldErrors(parsed.error))), ...problems }
  return { offering: Object.keys(errors).length === 0 ? (parsed.data ?? null) : null, errors }
}

/** The same errors by the field that they stand at: a line of the information at all of them. */
const atFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path.replace(/^(information)\.\d+$/, '$1').replace(/^device\.productBuyPriceInCents$/, 'priceInCents'),
      error,
    ]),
  )
