import type { Offering } from './offering.ts'
import type { ProductType } from './product.ts'
import { attributeTexts } from './texts-desk.ts'

/** How a value is typed, shown and written in a file. `cents` is typed and written in euros; `lines` one per line. */
export type AttributeKind = 'number' | 'text' | 'lines' | 'cents' | 'flag' | 'choice' | 'picture'

/** The parts of an offering that stand in a form of their own: all or none of their values are given. */
export type AttributePart = 'setupProduct' | 'supportProduct' | 'lineSpeeds' | 'device'

/** Under which heading the editor shows a value. */
export const attributeGroups = [
  'basic',
  'price',
  'speeds',
  'setupProduct',
  'supportProduct',
  'device',
] as const
export type AttributeGroup = (typeof attributeGroups)[number]

export type Attribute = {
  readonly kind: AttributeKind
  readonly group: AttributeGroup
  /** Whether it says what a line of an order means: it never changes under its id. */
  readonly isMeaning?: true
  readonly part?: AttributePart
  /** The types that have it; absent where all have it. */
  readonly types?: readonly ProductType[]
}

const basic = { group: 'basic' } as const
const price = { group: 'price' } as const
const speed = { group: 'speeds' } as const
const term = { ...price, kind: 'number', isMeaning: true } as const
const setup = { group: 'setupProduct', part: 'setupProduct' } as const
const support = { group: 'supportProduct', part: 'supportProduct', types: ['cloud'] } as const
const speeds = { ...speed, kind: 'number', part: 'lineSpeeds', types: ['internet'] } as const
const device = { group: 'device', part: 'device', types: ['telefonie'] } as const

/**
 * Every value of an offering by its path, in the order of the editor and of files. Editor, comparison, CSV and history are
 * made of this table; it does not compile while an attribute of the schema is missing.
 */
export const attributes = {
  id: { ...basic, kind: 'number' },
  productType: { ...basic, kind: 'choice', isMeaning: true },
  productSubType: { ...basic, kind: 'choice', isMeaning: true },
  name: { ...basic, kind: 'text' },
  sectionName: { ...basic, kind: 'text' },
  position: { ...basic, kind: 'number' },
  promoted: { ...basic, kind: 'flag' },
  information: { ...basic, kind: 'lines' },
  contractDuration: term,
  priceInCents: { ...price, kind: 'cents' },
  listPriceInCents: { ...price, kind: 'cents' },
  freeMonths: { ...price, kind: 'number' },
  exitRule: { ...price, kind: 'choice' },
  exitPercentage: { ...price, kind: 'number' },
  fiber: { ...speed, kind: 'flag', isMeaning: true, types: ['internet'] },
  downloadSpeedMbs: { ...speed, kind: 'number', isMeaning: true, types: ['internet'] },
  uploadSpeedMbs: { ...speed, kind: 'number', isMeaning: true, types: ['internet'] },
  'lineSpeeds.download.minimumMbs': speeds,
  'lineSpeeds.download.normalMbs': speeds,
  'lineSpeeds.download.maximumMbs': speeds,
  'lineSpeeds.upload.minimumMbs': speeds,
  'lineSpeeds.upload.normalMbs': speeds,
  'lineSpeeds.upload.maximumMbs': speeds,
  dataBundleGb: { ...speed, kind: 'number', isMeaning: true, types: ['internet', 'mobiel'] },
  'setupProduct.id': { ...setup, kind: 'number' },
  'setupProduct.name': { ...setup, kind: 'text' },
  'setupProduct.priceInCents': { ...setup, kind: 'cents' },
  'setupProduct.listPriceInCents': { ...setup, kind: 'cents' },
  'supportProduct.id': { ...support, kind: 'number' },
  'supportProduct.name': { ...support, kind: 'text' },
  'supportProduct.priceInCents': { ...support, kind: 'cents' },
  'supportProduct.listPriceInCents': { ...support, kind: 'cents' },
  'device.productBuyId': { ...device, kind: 'number' },
  'device.productRentId': { ...device, kind: 'number' },
  'device.productRentPriceInCents': { ...device, kind: 'cents' },
  'device.notReturnedPriceInCents': { ...device, kind: 'cents' },
  'device.imageUrl': { ...device, kind: 'picture' },
} as const satisfies Readonly<Record<PathOf<Offering>, Attribute>>

/** `a.b` for each value of a type, whether or not the part that has it can be null. */
type PathOf<Type> = {
  [Name in keyof Type & string]: NonNullable<Type[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Type[Name]> extends object
      ? `${Name}.${PathOf<NonNullable<Type[Name]>>}`
      : Name
}[keyof Type & string] extends infer Path
  ? // A device is bought at the price that the offering shows.
    Exclude<Path, 'device.productBuyPriceInCents' | 'productBuyPriceInCents'> & string
  : never

export type AttributePath = keyof typeof attributes

export const attributePaths = Object.keys(attributes) as readonly AttributePath[]

export const isAttributePath = (path: string): path is AttributePath => Object.hasOwn(attributes, path)

export const attributeOf = (path: AttributePath): Attribute => attributes[path]

export const attributeLabel = (path: AttributePath): string => attributeTexts[path]

/** The attributes that an offering of this type can have. */
export const attributesOfType = (type: ProductType): readonly AttributePath[] =>
  attributePaths.filter(path => attributeOf(path).types?.includes(type) ?? true)

export type AttributeValue = string | number | boolean | readonly string[] | null

/** The values of an offering by their paths; null where it has none. */
export type AttributeValues = Readonly<Record<AttributePath, AttributeValue>>

/** The value at a path, which is null also where the part around it is. */
export function valueAt(offering: Offering, path: AttributePath): AttributeValue {
  const found = path
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | null)?.[name] ?? null, offering)
  return (found ?? null) as AttributeValue
}

export const valuesOf = (offering: Offering): AttributeValues =>
  Object.fromEntries(attributePaths.map(path => [path, valueAt(offering, path)])) as AttributeValues

/**
 * The offering that has these values, before any rule has judged it. A part of which no value is given is null; what is
 * left out has the plain value that the schema says.
 */
export function offeringFrom(values: Readonly<Partial<Record<AttributePath, unknown>>>): unknown {
  const offering: Record<string, unknown> = {}
  const emptyParts = new Set<string>()
  for (const path of attributePaths) {
    const { part } = attributeOf(path)
    const value = values[path]
    if (part && attributePaths.every(each => attributeOf(each).part !== part || isMissing(values[each])))
      emptyParts.add(part)
    else if (value !== undefined) setAt(offering, path.split('.'), value)
  }
  for (const part of emptyParts) offering[part] = null
  const { device: own, priceInCents } = offering
  if (own && typeof own === 'object') offering.device = { ...own, productBuyPriceInCents: priceInCents }
  return offering
}

const isMissing = (value: unknown): boolean => value === null || value === undefined

export function setAt(
  into: Record<string, unknown>,
  [name, ...rest]: readonly string[],
  value: unknown,
): void {
  if (name === undefined) return
  if (rest.length === 0) {
    into[name] = value
    return
  }
  into[name] ??= {}
  setAt(into[name] as Record<string, unknown>, rest, value)
}

/** A value that differs between two states of an offering. */
export type AttributeChange = {
  readonly path: AttributePath
  readonly was: AttributeValue
  readonly becomes: AttributeValue
}

const isSame = (a: AttributeValue, b: AttributeValue): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))

/** Differences between two states; the values of an offering that is new or ends stand against null. */
export function attributeChanges(
  before: Offering | null,
  after: Offering | null,
): readonly AttributeChange[] {
  return attributePaths.flatMap(path => {
    const was = before && valueAt(before, path)
    const becomes = after && valueAt(after, path)
    return isSame(was, becomes) ? [] : [{ path, was, becomes }]
  })
}

export const isSameOffering = (a: Offering | null, b: Offering | null): boolean =>
  (a === null) === (b === null) && attributeChanges(a, b).length === 0
