import * as z from 'zod/mini'
import { type AttributePath, attributePaths, offeringFrom, valuesOf } from '../catalogue/attributes.ts'
import { Offering } from '../catalogue/offering.ts'
import { newOfferingTexts } from '../catalogue/texts-desk.ts'
import { kindById, type ProductKind } from './catalogue-kinds.ts'
import { isJson, type Json, objectsIn } from './json.ts'
import { type OfferingPrice, type PriceRole, pricesOf } from './offering-prices.ts'
import { characteristicPaths, places } from './product-offering.ts'
import { type SentPrice, sentPrice, valuesOfPrice } from './product-offering-price.ts'
import { catalogueApiTexts as texts } from './texts-catalogue.ts'

/* Offerings as clients send them. */

export type WrongAttribute = { readonly path: string; readonly message: string }

/** The catalogue around an offering that is read. */
export type OfferingContext = {
  /** As it is now; null of one that is made. */
  readonly base: Offering | null
  /** The next id that nothing ever had. */
  readonly takeId: () => number
  /** Its place where none was given. */
  readonly position: number
  /** A price by its id that stands on its own yet. */
  readonly loosePrice: (id: string) => Json | null
}

/** The kind that a resource says it is, by its category or else its specification; null where it says none. */
export const sentKind = ({ category, productSpecification }: Json): ProductKind | null =>
  objectsIn(category)
    .map(({ id }) => kindById(id))
    .find(kind => kind !== null) ?? (isJson(productSpecification) ? kindById(productSpecification.id) : null)

/**
 * The offering that a resource describes as a whole.
 * @returns each attribute that is wrong where it describes none
 */
export function offeringOf(
  resource: Json,
  kind: ProductKind,
  context: OfferingContext,
): { readonly offering: Offering } | { readonly problems: readonly WrongAttribute[] } {
  const { base, takeId, position } = context
  const read = pricesIn(resource, context)
  if ('problems' in read) return read
  const { prices } = read
  const term = contractDurationOf(resource, prices)
  const values: Partial<Record<AttributePath, unknown>> = {
    ...defaultsOf(base, position),
    name: resource.name,
    information: linesOf(resource.description),
    productType: kind.productType,
    productSubType: kind.productSubType,
    contractDuration: term,
    ...characteristicsIn(resource),
    ...Object.assign({}, ...prices.map(({ role, sent }) => valuesOfPrice(role, sent))),
    id: base?.id ?? takeId(),
  }
  fillIds(values, base, takeId)
  const parsed = z.safeParse(Offering, offeringFrom(withoutEmpty(values)))
  if (parsed.success) return { offering: parsed.data }
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ path: placeOf(path.join('.')), message })),
  }
}

/** The place of an attribute in the resource. */
export function placeOf(path: string): string {
  const known = attributePaths.find(each => path === each || path.startsWith(`${each}.`))
  return (known && places[known]) ?? (known ? `prodSpecCharValueUse.${known}` : path)
}

/** Prices of which an offering keeps the amounts where a resource names none. */
const defaultsOf = (base: Offering | null, position: number): Partial<Record<AttributePath, unknown>> => ({
  sectionName: newOfferingTexts.section,
  position,
  priceInCents: 0,
  listPriceInCents: null,
  freeMonths: 0,
  ...(base && ownPriceOf(base)),
})

const ownPriceOf = ({ priceInCents, listPriceInCents, freeMonths }: Offering) => ({
  priceInCents,
  listPriceInCents,
  freeMonths,
})

const linesOf = (description: unknown): unknown =>
  typeof description === 'string'
    ? description
        .split(/\r?\n/)
        .map(line => line.trim())
        .filter(Boolean)
    : (description ?? [])

/** Months of the first term; without terms the price says whether it is paid once. */
function contractDurationOf({ productOfferingTerm }: Json, prices: readonly RolePrice[]): unknown {
  const [term] = objectsIn(productOfferingTerm)
  const duration = isJson(term?.duration) ? term.duration : null
  if (duration) return monthsIn(duration)
  const own = prices.find(({ role }) => role === 'own' || role === 'purchase')
  return Array.isArray(productOfferingTerm) || own?.sent.isRecurring === false ? 0 : 1
}

const monthsIn = ({ amount, units }: Json): unknown =>
  typeof amount === 'number' && typeof units === 'string' && /^(year|jaar)/i.test(units)
    ? amount * 12
    : amount

function characteristicsIn({ prodSpecCharValueUse }: Json): Partial<Record<AttributePath, unknown>> {
  return Object.fromEntries(
    objectsIn(prodSpecCharValueUse).flatMap(({ name, productSpecCharacteristicValue }) => {
      const path = characteristicPaths.find(each => each === name)
      const [first] = objectsIn(productSpecCharacteristicValue)
      return path && first && first.value !== undefined ? [[path, first.value]] : []
    }),
  )
}

type RolePrice = { readonly role: PriceRole; readonly sent: SentPrice }

/** The prices of a resource by their role: as it says, by the id of one that is there, or by how they are paid. */
function pricesIn(
  { productOfferingPrice, productOfferingTerm }: Json,
  { base, loosePrice }: OfferingContext,
): { readonly prices: readonly RolePrice[] } | { readonly problems: readonly WrongAttribute[] } {
  const known = base ? pricesOf(base) : []
  const problems: WrongAttribute[] = []
  const prices: RolePrice[] = []
  const hasNoTerm = Array.isArray(productOfferingTerm) && productOfferingTerm.length === 0
  for (const [place, json] of objectsIn(productOfferingPrice).entries()) {
    const loose = typeof json.id === 'string' ? loosePrice(json.id) : null
    const sent = sentPrice(loose ? { ...loose, ...json } : json)
    if ('message' in sent) {
      problems.push({ path: `productOfferingPrice[${place}].${sent.path}`, message: sent.message })
      continue
    }
    const current = known.find(({ id }) => String(id) === sent.id)
    const role = sent.role ?? current?.role ?? roleByPeriod(sent, prices, base?.device != null, hasNoTerm)
    if (prices.some(each => each.role === role))
      problems.push({ path: `productOfferingPrice[${place}]`, message: texts.twicePriced(role) })
    else if (current && sent.priceInCents === undefined) prices.push({ role, sent: sentOf(current) })
    else if (sent.priceInCents === undefined && !loose && sent.id !== null)
      problems.push({ path: `productOfferingPrice[${place}].id`, message: texts.unknownPrice })
    else prices.push({ role, sent })
  }
  return problems.length > 0 ? { problems } : { prices }
}

const sentOf = ({
  id,
  role,
  isRecurring,
  name,
  priceInCents,
  listPriceInCents,
  freeMonths,
}: OfferingPrice): SentPrice => ({
  id: String(id),
  role,
  isRecurring,
  name,
  priceInCents,
  listPriceInCents,
  freeMonths,
})

function roleByPeriod(
  { isRecurring }: SentPrice,
  before: readonly RolePrice[],
  isDevice: boolean,
  isOnce: boolean,
): PriceRole {
  if (isDevice) return isRecurring ? 'rental' : 'purchase'
  if (isRecurring === false && !isOnce && before.some(({ role }) => role === 'own')) return 'setup'
  return before.some(({ role }) => role === 'own') ? 'support' : 'own'
}

/** Parts get the ids that they have already, or new ones. */
function fillIds(
  values: Partial<Record<AttributePath, unknown>>,
  base: Offering | null,
  takeId: () => number,
): void {
  const ids = base && valuesOf(base)
  for (const { part, own } of partIds) {
    const isGiven = attributePaths.some(
      path => path.startsWith(`${part}.`) && values[path] !== undefined && values[path] !== null,
    )
    if (isGiven) for (const path of own) values[path] = ids?.[path] ?? takeId()
  }
  // A part without a name is called after the offering.
  for (const path of ['setupProduct', 'supportProduct'] as const)
    if (values[`${path}.priceInCents`] !== undefined) values[`${path}.name`] ??= values.name
}

const partIds = [
  { part: 'setupProduct', own: ['setupProduct.id'] },
  { part: 'supportProduct', own: ['supportProduct.id'] },
  { part: 'device', own: ['device.productBuyId', 'device.productRentId'] },
] as const satisfies readonly { part: string; own: readonly AttributePath[] }[]

const withoutEmpty = (
  values: Partial<Record<AttributePath, unknown>>,
): Partial<Record<AttributePath, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
