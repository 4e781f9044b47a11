import { type AttributePath, attributeChanges, attributeOf } from './attributes.ts'
import { type CatalogueProblem, problemAt, problemOfType } from './catalogue-problems.ts'
import { ownRouterDuration, workplaceLiteId } from './known-products.ts'
import { idsOf, type Offering } from './offering.ts'
import { type ProductType, productTypes } from './product.ts'
import type { ProductSubType } from './product-sub-types.ts'
import { productTypeNames } from './texts.ts'
import { catalogueRuleTexts as texts } from './texts-desk.ts'

/**
 * The rules of a catalogue so that the shop can sell it (decisions, "Catalogue"). The same for editor, files, API and
 * for what is read from the database.
 */

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

/** A product that an order is about. */
export const isMain = (offering: Offering): boolean => offering.productSubType === null

export const isLine = (offering: Offering): boolean => offering.productType === 'internet' && isMain(offering)

/** Rules that everything that would be sold at one moment breaks. */
export const checkCatalogue = (offerings: readonly Offering[]): readonly CatalogueProblem[] => [
  ...offerings.flatMap(checkOffering),
  ...sharedIds(offerings),
  ...productTypes
    .filter(type => !offerings.some(offering => offering.productType === type && isMain(offering)))
    .map(type => problemOfType(type, texts.noMainProduct(productTypeNames[type]))),
  ...missingParts(offerings),
]

/** Problems of one offering, whatever stands beside it. */
function checkOffering(offering: Offering): readonly CatalogueProblem[] {
  const { productType, productSubType, device, lineSpeeds, downloadSpeedMbs, uploadSpeedMbs } = offering
  const problems: CatalogueProblem[] = []
  if (productSubType && typeOf[productSubType] !== productType)
    problems.push(problemAt(offering, 'productSubType', texts.ofOtherType))
  if (deviceSubTypes.includes(productSubType)) {
    if (!device) problems.push(problemAt(offering, 'device.productBuyId', texts.withoutDevice))
    else if (device.productBuyPriceInCents !== offering.priceInCents)
      problems.push(problemAt(offering, 'priceInCents', texts.otherBuyPrice))
  } else if (device) problems.push(problemAt(offering, 'device.productBuyId', texts.deviceElsewhere))
  if (isLine(offering)) {
    if (downloadSpeedMbs === null)
      problems.push(problemAt(offering, 'downloadSpeedMbs', texts.lineWithoutSpeed))
    if (uploadSpeedMbs === null) problems.push(problemAt(offering, 'uploadSpeedMbs', texts.lineWithoutSpeed))
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
    if (wrong) problems.push(problemAt(offering, `lineSpeeds.${way}.${wrong}`, texts.speedOrder))
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
      return other ? [problemAt(offering, pathOfId(offering, place), texts.sameId(id, other.name))] : []
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
      : [problemOfType('cloud', texts.noLiteWorkplace(workplaceLiteId))]),
    ...(has('telefonie-device-additional') ? [] : [problemOfType('telefonie', texts.noBaseStation)]),
    ...terms
      .filter(term => !has('internet-router', term))
      .map(term => problemOfType('internet', texts.noRouter(term))),
    ...(has('internet-router', ownRouterDuration) ? [] : [problemOfType('internet', texts.noOwnRouter)]),
  ]
}

/** The terms at which lines are sold, the shortest first. */
export const lineTerms = (offerings: readonly Offering[]): readonly number[] =>
  [...new Set(offerings.filter(isLine).map(line => line.contractDuration))].toSorted((a, b) => a - b)

/**
 * Problems of a change, whatever else is sold.
 * @param before as it is under this id today, or was sold last; null of an id that is new
 */
export function checkChange(before: Offering | null, after: Offering | null): readonly CatalogueProblem[] {
  if (!before || !after) return []
  return attributeChanges(before, after)
    .filter(({ path }) => attributeOf(path).isMeaning)
    .map(({ path }) => problemAt(after, path, texts.meaning))
}
