import {
  isInternetLine,
  isMainProduct,
  type ProductOffering,
  type ProductType,
} from '../catalogue/product.ts'
import { termInWords } from '../catalogue/product-notes.ts'
import { isOwnRouter, isRouter } from './internet/routers.ts'
import { isSubscription } from './mobiel.ts'
import { soldFactTexts as texts } from './sold-facts-texts.ts'

type Products = readonly ProductOffering[]

/** Every line that is sold of this technology, or of both. */
const lines = (sold: Products, fiber?: boolean): Products =>
  sold.filter(line => isInternetLine(line) && (fiber === undefined || line.fiber === fiber))

/** Different figures, the smallest first. */
const figures = (values: readonly (number | null)[]): readonly number[] =>
  [...new Set(values.filter(value => value !== null))].sort((one, other) => one - other)

const fibreSpeeds = (sold: Products) => figures(lines(sold, true).map(line => line.downloadSpeedMbs))

const inMbit = (speed: number | undefined): string | null =>
  speed === undefined ? null : texts.mbit(String(speed))
const inGbit = (speed: number | undefined): string | null =>
  speed === undefined || speed < 1000 ? inMbit(speed) : texts.gbit(texts.decimal(speed / 1000))

/** The slowest fibre that is at least this fast, for each of these speeds. */
const fibreFor = (sold: Products, ...needed: readonly number[]): readonly number[] => {
  const speeds = fibreSpeeds(sold)
  const found = needed.map(least => speeds.find(speed => speed >= least) ?? null)
  return found.includes(null) ? [] : figures(found)
}
const oneOf = (speeds: readonly number[]): string | null =>
  speeds.length === 0 ? null : texts.mbit(texts.either(speeds.map(String)))

/** The DSL that is advertised at this speed, as it is named: `50/10`. */
const dslOf = (sold: Products, download: number): string | null => {
  const line = lines(sold, false).find(({ downloadSpeedMbs }) => downloadSpeedMbs === download)
  return line ? `${download}/${line.uploadSpeedMbs}` : null
}

const termsOf = (products: Products): readonly number[] =>
  figures(products.map(({ contractDuration }) => contractDuration))
const subscriptions = (sold: Products): Products => sold.filter(isSubscription)
const mainOf = (sold: Products, type: ProductType): Products =>
  sold.filter(product => product.productType === type && isMainProduct(product))

/** `1 of 3 jaar`; `1 maand, 1 jaar of 2 jaar`. */
function either(terms: readonly number[]): string | null {
  if (terms.length === 0) return null
  const inYears = terms.every(term => term >= 12 && term % 12 === 0)
  return inYears
    ? texts.years(texts.either(terms.map(term => String(term / 12))))
    : texts.either(terms.map(termInWords))
}

/** The terms at which a router of ours comes along for nothing, or is rented. */
const routerTerm = (sold: Products, isFree: boolean): string | null =>
  either(
    termsOf(
      sold.filter(
        router => isRouter(router) && !isOwnRouter(router) && (router.priceInCents === 0) === isFree,
      ),
    ),
  )

/** The same figure in the descriptions of all these products; null where they have several or none. */
function described(products: Products, figure: RegExp): string | null {
  const found = products.map(({ information }) => figure.exec(information.join('\n'))?.[1])
  return found.length > 0 && new Set(found).size === 1 ? (found[0] ?? null) : null
}

const backups = (sold: Products, network = ''): Products =>
  sold.filter(({ productSubType, name }) => productSubType === 'internet-backup' && name.includes(network))

const free = (isFree: boolean): string | null => (isFree ? texts.free : null)
const every = (products: Products, holds: (product: ProductOffering) => boolean): boolean =>
  products.length > 0 && products.every(holds)
const setupIsFree = ({ setupProduct }: ProductOffering) => setupProduct?.priceInCents === 0
const setupIsReduced = ({ setupProduct }: ProductOffering) => (setupProduct?.listPriceInCents ?? 0) > 0

const isBound = ({ contractDuration }: ProductOffering) => contractDuration > 1
const isReduced = ({ priceInCents, listPriceInCents }: ProductOffering) =>
  (listPriceInCents ?? 0) > priceInCents

/** Of each term of mobile that begins free, how many months; empty where subscriptions of one term differ in it. */
function freeMonths(sold: Products): readonly (readonly [term: number, months: number])[] {
  const byTerm = Map.groupBy(subscriptions(sold).filter(isBound), product => product.contractDuration)
  const terms = [...byTerm].map(
    ([term, products]) => [term, figures(products.map(product => product.freeMonths))] as const,
  )
  if (terms.some(([, months]) => months.length > 1)) return []
  return terms
    .flatMap(([term, [months = 0]]) => (months > 0 ? [[term, months] as const] : []))
    .sort(([one], [other]) => one - other)
}

const firstFree = (sold: Products): string | null => {
  const [first] = freeMonths(sold)
  return first ? texts.firstFree(first[1], termInWords(first[0])) : null
}

const allFree = (sold: Products): string | null => {
  const terms = freeMonths(sold)
  return terms.length === 0
    ? null
    : terms.map(([term, months], index) => texts.freeAt(termInWords(term), months, index === 0)).join(', ')
}

const gains = (sold: Products): string | null => {
  const bound = subscriptions(sold).filter(isBound)
  const isFree = every(bound, product => product.freeMonths > 0)
  return texts.gains(every(bound, isReduced), isFree)
}

const bundles = (sold: Products) => subscriptions(sold).map(({ dataBundleGb }) => dataBundleGb)
const smallestBundle = (sold: Products): string | null => {
  const [smallest] = figures(bundles(sold))
  return smallest === undefined ? null : texts.gigabytes(smallest)
}
const largestBundle = (sold: Products): string | null => {
  const largest = figures(bundles(sold)).at(-1)
  if (bundles(sold).includes(null)) return texts.unlimited
  return largest === undefined ? null : texts.gigabytes(largest)
}

/**
 * Facts of what is sold, by the name of their place in texts (content/README.md explains each). Each is null where nothing of it is sold, or
 * where what is sold does not agree: "Nu gratis installatie" needs a set-up at 0 with a list price for every line (decisions, "Promises").
 */
const facts = {
  fibreSlowest: sold => inMbit(fibreSpeeds(sold)[0]),
  fibreFastest: sold => inMbit(fibreSpeeds(sold).at(-1)),
  fibreFastestInGbit: sold => inGbit(fibreSpeeds(sold).at(-1)),
  fibre100: sold => oneOf(fibreFor(sold, 100)),
  fibre200: sold => oneOf(fibreFor(sold, 200)),
  fibre500: sold => oneOf(fibreFor(sold, 500)),
  fibre1000: sold => oneOf(fibreFor(sold, 1000)),
  fibre1000InGbit: sold => inGbit(fibreFor(sold, 1000)[0]),
  fibre200or500: sold => oneOf(fibreFor(sold, 200, 500)),
  fibre500or1000: sold => oneOf(fibreFor(sold, 500, 1000)),
  fibreAboveGbit: sold => {
    const above = fibreSpeeds(sold).filter(speed => speed > 1000)
    return above.length === 0 ? null : texts.gbit(texts.both(above.map(speed => texts.decimal(speed / 1000))))
  },
  dsl50: sold => dslOf(sold, 50),
  dsl100: sold => dslOf(sold, 100),
  dsl200: sold => dslOf(sold, 200),
  dslCount: sold => {
    const { size } = new Set(lines(sold, false).map(({ name }) => name))
    return size > 1 ? texts.count(size) : null
  },
  internetSetupFree: sold => free(every(lines(sold), setupIsFree)),
  fibreSetupNowFree: sold =>
    free(every(lines(sold, true), line => setupIsFree(line) && setupIsReduced(line))),
  internetTerms: sold => either(termsOf(lines(sold))),
  /** Longer than the law lets a small organisation be bound without its waiver. */
  internetLongTerm: sold => either(termsOf(lines(sold)).filter(term => term > 24)),
  routerIncludedTerm: sold => routerTerm(sold, true),
  routerRentedTerm: sold => routerTerm(sold, false),
  backupData: sold => described(backups(sold), /\b(\d{1,4} GB) per maand/),
  backup4gSpeed: sold => described(backups(sold, '4G'), /Tot (\d+ Mbit\/s)/),
  backup5gSpeed: sold => described(backups(sold, '5G'), /Tot (\d+ Mbit\/s)/),
  mobileTerms: sold => either(termsOf(subscriptions(sold))),
  mobileTermsAll: sold => {
    const terms = termsOf(subscriptions(sold))
    return terms.length === 0 ? null : texts.both(terms.map(termInWords))
  },
  mobileLongTerms: sold => either(termsOf(subscriptions(sold)).filter(term => term > 1)),
  /** For what ends whenever its customer likes. */
  mobileMonth: sold => (termsOf(subscriptions(sold)).includes(1) ? texts.month : null),
  mobileOneMonth: sold => either(termsOf(subscriptions(sold)).filter(term => term === 1)),
  mobileFirstFree: firstFree,
  mobileAllFree: allFree,
  mobileReduction: sold => (every(subscriptions(sold).filter(isBound), isReduced) ? texts.reduction : null),
  mobileGains: gains,
  mobileUnlimited: sold => (bundles(sold).includes(null) ? texts.unlimited : null),
  mobileSmallest: smallestBundle,
  mobileLargest: largestBundle,
  /** How much of unlimited data can be used elsewhere in the EU. */
  mobileUnlimitedInEu: sold =>
    described(
      subscriptions(sold).filter(({ dataBundleGb }) => dataBundleGb === null),
      /\b(\d{1,4} GB) in de EU/,
    ),
  cloudTerm: sold => either(termsOf(mainOf(sold, 'cloud'))),
  workplaceTerm: sold =>
    either(termsOf(sold.filter(({ productSubType }) => productSubType === 'cloud-werkplek'))),
  telephonyTerm: sold => either(termsOf(mainOf(sold, 'telefonie'))),
  cloudMailbox: sold => described(licencesWith(sold, /\d GB mailbox/), /\b(\d{1,4} GB) mailbox/),
  cloudStorage: sold => described(licencesWith(sold, /\d TB opslag/), /\b(\d{1,4} TB) opslag/),
} as const satisfies Readonly<Record<string, (sold: Products) => string | null>>

const licencesWith = (sold: Products, words: RegExp): Products =>
  mainOf(sold, 'cloud').filter(({ information }) => words.test(information.join('\n')))

export type SoldFact = keyof typeof facts
export type SoldFacts = Readonly<Record<SoldFact, string | null>>

export const soldFactNames: ReadonlySet<string> = new Set(Object.keys(facts))

/** @param sold everything that is sold at that moment; null while the catalogue cannot be read, of which nothing is said */
export const soldFacts = (sold: Products | null): SoldFacts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact(sold ?? [])])) as SoldFacts
