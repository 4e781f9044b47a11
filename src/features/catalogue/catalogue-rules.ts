import { type AttributePath, attributeChanges, attributeOf } from './attributes.ts'
import { ownRouterDuration, workplaceLiteId } from './known-products.ts'
import { idsOf, type Offering } from './offering.ts'
import { type ProductType, productTypes } from './product.ts'
import type { ProductSubType } from './product-sub-types.ts'
import { productTypeNames } from './texts.ts'
import { newOfferingTexts, catalogueRuleTexts as texts } from './texts-desk.ts'

/**
 * The rules of a catalogue so that the shop can sell it (decisions, "Catalogue"). The same for editor, files, API and
 * for what is read from the database.
 */

/** Something that stands in the way, or that is worth a question. */
export type CatalogueProblem = {
  /** The offering it is about; null of a type as a whole. */
  readonly id: number | null
  /** The name of that offering. */
  readonly name: string | null
  readonly productType: ProductType
  /** The value it stands at; null where it is about the whole. */
  readonly path: AttributePath | null
  readonly message: string
}

export type CatalogueVerdict = {
  readonly refused: readonly CatalogueProblem[]
  /** Must be confirmed before the revision is planned. */
  readonly warned: readonly CatalogueProblem[]
}

/** Types that each sub-type belongs to; those of no offering today (`foreign-calls`, `global-internet`) go with mobile. */
const typeOf: Readonly<Record<ProductSubType, ProductType>> = {
  'cloud-werkplek': 'cloud',
  'cloud-migratie': 'cloud',
  'internet-router': 'internet',
  'internet-televisie': 'internet',
  'internet-televisie-setup': 'internet',
  'internet-additional-ip': 'internet',
  'internet-backup': 'internet',
  'internet-data-package': 'internet',
  'internet-safe-internet': 'internet',
  'internet-service': 'internet',
  'foreign-calls': 'mobiel',
  'global-internet': 'mobiel',
  'telefonie-device': 'telefonie',
  'telefonie-device-additional': 'telefonie',
  'telefonie-install-my-device': 'telefonie',
  'telefonie-additional': 'telefonie',
}

export const subTypesOf = (type: ProductType): readonly ProductSubType[] =>
  (Object.keys(typeOf) as ProductSubType[]).filter(subType => typeOf[subType] === type)

const deviceSubTypes: readonly (ProductSubType | null)[] = ['telefonie-device', 'telefonie-device-additional']

const isMain = (offering: Offering): boolean => offering.productSubType === null

const isLine = (offering: Offering): boolean => offering.productType === 'internet' && isMain(offering)

/** A problem at an offering. */
const at = (
  { id, name, productType }: Offering,
  path: AttributePath | null,
  message: string,
): CatalogueProblem => ({ id, name, productType, path, message })

const ofWhole = (productType: ProductType, message: string): CatalogueProblem => ({
  id: null,
  name: null,
  productType,
  path: null,
  message,
})

/** Judges everything that would be sold at one moment. */
export function checkCatalogue(offerings: readonly Offering[]): CatalogueVerdict {
  return {
    refused: [
      ...offerings.flatMap(checkOffering),
      ...sharedIds(offerings),
      ...productTypes
        .filter(type => !offerings.some(offering => offering.productType === type && isMain(offering)))
        .map(type => ofWhole(type, texts.noMainProduct(productTypeNames[type]))),
      ...missingParts(offerings),
    ],
    warned: [...oddNames(offerings), ...offerings.flatMap(oddPrices), ...oddTerms(offerings)],
  }
}

/** Problems of one offering, whatever stands beside it. */
function checkOffering(offering: Offering): readonly CatalogueProblem[] {
  const { productType, productSubType, device, lineSpeeds, downloadSpeedMbs, uploadSpeedMbs } = offering
  const problems: CatalogueProblem[] = []
  if (productSubType && typeOf[productSubType] !== productType)
    problems.push(at(offering, 'productSubType', texts.ofOtherType))
  if (deviceSubTypes.includes(productSubType)) {
    if (!device) problems.push(at(offering, 'device.productBuyId', texts.withoutDevice))
    else if (device.productBuyPriceInCents !== offering.priceInCents)
      problems.push(at(offering, 'priceInCents', texts.otherBuyPrice))
  } else if (device) problems.push(at(offering, 'device.productBuyId', texts.deviceElsewhere))
  if (isLine(offering)) {
    if (downloadSpeedMbs === null) problems.push(at(offering, 'downloadSpeedMbs', texts.lineWithoutSpeed))
    if (uploadSpeedMbs === null) problems.push(at(offering, 'uploadSpeedMbs', texts.lineWithoutSpeed))
  }
  for (const [way, advertised] of [
    ['download', downloadSpeedMbs],
    ['upload', uploadSpeedMbs],
  ] as const) {
    const range = lineSpeeds?.[way]
    if (!range) continue
    const { minimumMbs, normalMbs, maximumMbs } = range
    const wrong =
      minimumMbs > normalMbs
        ? 'minimumMbs'
        : normalMbs > maximumMbs
          ? 'normalMbs'
          : advertised === null || maximumMbs > advertised
            ? 'maximumMbs'
            : null
    if (wrong) problems.push(at(offering, `lineSpeeds.${way}.${wrong}`, texts.speedOrder))
  }
  return problems
}

/** One id stands for one thing: an offering, an add-on, a device bought or rented. */
function sharedIds(offerings: readonly Offering[]): readonly CatalogueProblem[] {
  const owners = new Map<number, Offering>()
  return offerings.flatMap(offering =>
    idsOf(offering).flatMap((id, place) => {
      const other = owners.get(id)
      owners.set(id, other ?? offering)
      return other ? [at(offering, pathOfId(offering, place), texts.sameId(id, other.name))] : []
    }),
  )
}

/** The value that holds the id at this place of `idsOf`. */
function pathOfId(offering: Offering, place: number): AttributePath {
  const { setupProduct, supportProduct, device } = offering
  const paths: AttributePath[] = [
    'id',
    ...(setupProduct ? (['setupProduct.id'] as const) : []),
    ...(supportProduct ? (['supportProduct.id'] as const) : []),
    ...(device ? (['device.productBuyId', 'device.productRentId'] as const) : []),
  ]
  return paths[place] ?? 'id'
}

/** Products that the rules of carts look for and would not find. */
function missingParts(offerings: readonly Offering[]): readonly CatalogueProblem[] {
  const has = (subType: ProductSubType, term?: number) =>
    offerings.some(
      ({ productSubType, contractDuration }) =>
        productSubType === subType && (term === undefined || term === contractDuration),
    )
  const terms = lineTerms(offerings)
  return [
    ...(offerings.some(({ id }) => id === workplaceLiteId)
      ? []
      : [ofWhole('cloud', texts.noLiteWorkplace(workplaceLiteId))]),
    ...(has('telefonie-device-additional') ? [] : [ofWhole('telefonie', texts.noBaseStation)]),
    ...terms
      .filter(term => !has('internet-router', term))
      .map(term => ofWhole('internet', texts.noRouter(term))),
    ...(has('internet-router', ownRouterDuration) ? [] : [ofWhole('internet', texts.noOwnRouter)]),
  ]
}

const lineTerms = (offerings: readonly Offering[]): readonly number[] =>
  [...new Set(offerings.filter(isLine).map(line => line.contractDuration))].toSorted((a, b) => a - b)

/** Products that nobody named yet, and those that customers cannot tell from another one. */
function oddNames(offerings: readonly Offering[]): readonly CatalogueProblem[] {
  const alike = Map.groupBy(offerings, ({ productType, productSubType, name, contractDuration }) =>
    JSON.stringify([productType, productSubType, name, contractDuration]),
  )
  return [
    ...offerings
      .filter(({ name }) => name === newOfferingTexts.name)
      .map(offering => at(offering, 'name', texts.unnamed)),
    ...[...alike.values()].flatMap(([, ...others]) => others.map(other => at(other, 'name', texts.sameName))),
  ]
}

function oddPrices(offering: Offering): readonly CatalogueProblem[] {
  const { setupProduct, supportProduct } = offering
  const priced = [
    [offering, 'listPriceInCents'],
    [setupProduct, 'setupProduct.listPriceInCents'],
    [supportProduct, 'supportProduct.listPriceInCents'],
  ] as const
  return priced.flatMap(([part, path]) =>
    part && part.listPriceInCents !== null && part.listPriceInCents <= part.priceInCents
      ? [at(offering, path, texts.listPriceTooLow)]
      : [],
  )
}

/** Lines that can be had at one term only, and terms at which no line stands out. */
function oddTerms(offerings: readonly Offering[]): readonly CatalogueProblem[] {
  const lines = offerings.filter(isLine)
  const terms = lineTerms(offerings)
  const termsOf = new Map(
    [...Map.groupBy(lines, lineName)].map(([name, same]) => [
      name,
      new Set(same.map(line => line.contractDuration)),
    ]),
  )
  const promoted = new Set(lines.filter(line => line.promoted).map(line => line.contractDuration))
  const alone = lines.flatMap(line =>
    terms
      .filter(term => !termsOf.get(lineName(line))?.has(term))
      .map(term => at(line, 'contractDuration', texts.withoutOtherTerm(term))),
  )
  const unmarked = terms
    .filter(term => !promoted.has(term))
    .map(term => ofWhole('internet', texts.nothingPromoted(term)))
  return [...alone, ...unmarked]
}

/** The same of a line at each of its terms. */
const lineName = ({ fiber, downloadSpeedMbs, uploadSpeedMbs }: Offering): string =>
  JSON.stringify([fiber, downloadSpeedMbs, uploadSpeedMbs])

/**
 * Problems of a change, whatever else is sold.
 * @param before as it is under this id today, or was sold last; null of an id that is new
 */
export function checkChange(before: Offering | null, after: Offering | null): readonly CatalogueProblem[] {
  if (!before || !after) return []
  return attributeChanges(before, after)
    .filter(({ path }) => attributeOf(path).isMeaning)
    .map(({ path }) => at(after, path, texts.meaning))
}
