import { type CatalogueProblem, newIn, problemAt, problemOfType } from '../catalogue-problems.ts'
import { isLine, isMain, lineTerms } from '../catalogue-rules.ts'
import { exitRuleOf } from '../exit-terms.ts'
import type { Offering } from '../offering.ts'
import { newOfferingTexts } from '../texts-desk.ts'
import { catalogueWarningTexts as texts } from '../texts-warnings.ts'
import { isTypingErrorOf } from './alike-names.ts'
import { oddAmounts, unlikeOtherTerm } from './odd-amounts.ts'
import { contradictions } from './text-facts.ts'

/**
 * Questions about what a revision makes of the catalogue, each at the value to mend. The same for the editor, files, the
 * API and for whoever plans.
 */

type Offerings = ReadonlyMap<number, Offering>

/** Everything that is sold without the revision, and with it. */
export type Ground = { readonly was: Offerings; readonly becomes: Offerings }

/** An offering that the revision changes or begins. */
type Changed = Ground & { readonly offering: Offering; readonly before: Offering | null }

/** Warnings that the changes bring; what was odd before is not asked again. */
export function warningsOf(ground: Ground): readonly CatalogueProblem[] {
  const changed = [...ground.becomes.values()].flatMap((offering): readonly Changed[] => {
    const before = ground.was.get(offering.id) ?? null
    return before === offering ? [] : [{ ...ground, offering, before }]
  })
  return [
    ...changed.flatMap(({ offering, before }) =>
      newIn(odditiesOf(offering), before ? odditiesOf(before) : []),
    ),
    ...changed.flatMap(change => compared.flatMap(rule => rule(change))),
    ...newIn(oddTerms(ground.becomes), oddTerms(ground.was)),
  ]
}

/** Everything odd about an offering, whatever else is sold and was. */
export const odditiesOf = (offering: Offering): readonly CatalogueProblem[] => [
  ...(offering.name === newOfferingTexts.name ? [problemAt(offering, 'name', texts.unnamed)] : []),
  ...lowListPrices(offering),
  ...idleFreeMonths(offering),
  ...costOfLeavingCloud(offering),
  ...oddLawSpeeds(offering),
  ...contradictions(offering),
]

function lowListPrices(offering: Offering): readonly CatalogueProblem[] {
  const { setupProduct, supportProduct } = offering
  const priced = [
    [offering, 'listPriceInCents'],
    [setupProduct, 'setupProduct.listPriceInCents'],
    [supportProduct, 'supportProduct.listPriceInCents'],
  ] as const
  return priced.flatMap(([part, path]) =>
    part && part.listPriceInCents !== null && part.listPriceInCents <= part.priceInCents
      ? [problemAt(offering, path, texts.listPriceTooLow)]
      : [],
  )
}

function idleFreeMonths(offering: Offering): readonly CatalogueProblem[] {
  const { freeMonths, contractDuration, device } = offering
  if (freeMonths === 0) return []
  if (contractDuration === 0 || device) return [problemAt(offering, 'freeMonths', texts.freeOfOnce)]
  return freeMonths >= contractDuration ? [problemAt(offering, 'freeMonths', texts.wholeTermFree)] : []
}

/** The terms say that leaving cloud costs nothing. */
const costOfLeavingCloud = (offering: Offering): readonly CatalogueProblem[] =>
  exitRuleOf(offering) === 'cloud' && (offering.exitPercentage ?? 0) > 0
    ? [problemAt(offering, 'exitPercentage', texts.cloudCosts)]
    : []

function oddLawSpeeds(offering: Offering): readonly CatalogueProblem[] {
  const { lineSpeeds, downloadSpeedMbs, uploadSpeedMbs } = offering
  if (!isLine(offering)) return []
  if (!lineSpeeds) return [problemAt(offering, 'lineSpeeds.download.minimumMbs', texts.withoutLawSpeeds)]
  const ways = [
    ['download', downloadSpeedMbs],
    ['upload', uploadSpeedMbs],
  ] as const
  return ways.flatMap(([way, advertised]) =>
    advertised !== null && lineSpeeds[way].maximumMbs < advertised
      ? [problemAt(offering, `lineSpeeds.${way}.maximumMbs`, texts.maximumBelow(advertised))]
      : [],
  )
}

type Rule = (change: Changed) => readonly CatalogueProblem[]

const ofKind = (offering: Offering) => (other: Offering) =>
  other.id !== offering.id &&
  other.productType === offering.productType &&
  other.productSubType === offering.productSubType

/** Names as customers tell them apart. Asked of each pair, so known once. */
const plainNames = new WeakMap<Offering, string>()

function plainName(offering: Offering): string {
  const known = plainNames.get(offering)
  if (known !== undefined) return known
  const plain = offering.name.trim().replace(/\s+/g, ' ').toLowerCase()
  plainNames.set(offering, plain)
  return plain
}

/** The ended offering that a new one follows up: of its kind and term, and of its name where there are several. */
function followedUp({ offering, was, becomes }: Changed): Offering | null {
  const ended = [...was.values()].filter(
    other =>
      !becomes.has(other.id) &&
      ofKind(offering)(other) &&
      other.contractDuration === offering.contractDuration,
  )
  return (
    ended.find(other => plainName(other) === plainName(offering)) ??
    (ended.length === 1 ? ended[0] : null) ??
    null
  )
}

const amounts: Rule = change => {
  const { offering, becomes } = change
  const before = change.before ?? followedUp(change)
  const found = oddAmounts(before, offering)
  if (before || found.length > 0) return found
  const other = [...becomes.values()].find(
    each => ofKind(offering)(each) && plainName(each) === plainName(offering) && each.priceInCents > 0,
  )
  return other ? unlikeOtherTerm(other, offering) : []
}

const goneParts: Rule = change => {
  const { offering, becomes } = change
  const before = change.before ?? followedUp(change)
  const lost = [
    ...(before?.setupProduct && !offering.setupProduct
      ? [problemAt(offering, 'setupProduct.name', texts.withoutSetup)]
      : []),
    ...(before?.supportProduct && !offering.supportProduct
      ? [problemAt(offering, 'supportProduct.name', texts.withoutSupport)]
      : []),
  ]
  if (before || offering.setupProduct || !isMain(offering)) return lost
  const others = [...becomes.values()].filter(ofKind(offering))
  const isAlone = others.length > 0 && others.every(({ setupProduct }) => setupProduct)
  return isAlone ? [problemAt(offering, 'setupProduct.name', texts.othersHaveSetup)] : lost
}

/** A set-up or support that is called by another product, as that of a copy is; not where it was so before. */
const othersPart: Rule = ({ offering, before, was, becomes }) => {
  const found = calledByOthers(offering, [...becomes.values(), ...was.values()])
  return before ? newIn(found, calledByOthers(before, [...was.values()])) : found
}

function calledByOthers(offering: Offering, sold: readonly Offering[]): readonly CatalogueProblem[] {
  // That of a line is called by its speed.
  if (isLine(offering)) return []
  const others = sold.filter(
    other =>
      other.productType === offering.productType &&
      other.name.length > 3 &&
      !plainName(offering).includes(plainName(other)),
  )
  return (['setupProduct', 'supportProduct'] as const).flatMap(part => {
    const name = offering[part]?.name.toLowerCase()
    if (!name || name.includes(plainName(offering))) return []
    const called = others
      .filter(other => name.includes(plainName(other)))
      .toSorted((a, b) => b.name.length - a.name.length)[0]
    return called ? [problemAt(offering, `${part}.name`, texts.ofOther(called.name))] : []
  })
}

/** A copy that nobody has finished, at the place of its original; a product that is put behind another may share its place. */
const samePlace: Rule = ({ offering, before, becomes }) => {
  if (before) return []
  const original = [...becomes.values()].find(
    other => ofKind(offering)(other) && other.position === offering.position && isCopyOf(offering, other),
  )
  return original ? [problemAt(offering, 'position', texts.samePlace(original.name))] : []
}

/** Whether a new offering has the texts, the set-up, the support or the price of another one at its term. */
function isCopyOf(offering: Offering, other: Offering): boolean {
  if (offering.contractDuration !== other.contractDuration) return false
  const named = (part: 'setupProduct' | 'supportProduct') =>
    offering[part] !== null && offering[part].name === other[part]?.name
  return (
    (offering.information.length > 0 && offering.information.join('\n') === other.information.join('\n')) ||
    named('setupProduct') ||
    named('supportProduct') ||
    (offering.priceInCents > 0 && offering.priceInCents === other.priceInCents)
  )
}

const sameName: Rule = ({ offering, before, becomes }) => {
  if (before && plainName(before) === plainName(offering)) return []
  const isTwice = [...becomes.values()].some(
    other =>
      ofKind(offering)(other) &&
      plainName(other) === plainName(offering) &&
      other.contractDuration === offering.contractDuration,
  )
  return isTwice ? [problemAt(offering, 'name', texts.sameName)] : []
}

const promotedTwice: Rule = ({ offering, before, becomes }) => {
  if (!offering.promoted || before?.promoted || !isMain(offering)) return []
  const other = [...becomes.values()].find(
    each => ofKind(offering)(each) && each.promoted && each.contractDuration === offering.contractDuration,
  )
  return other ? [problemAt(offering, 'promoted', texts.promotedToo(other.name))] : []
}

/** A group that there was not yet, whose name is another's with a typing error. */
const mistypedGroup: Rule = ({ offering, was, becomes }) => {
  const { productType, sectionName } = offering
  const groups = (offerings: Offerings) =>
    new Set(
      [...offerings.values()].filter(each => each.productType === productType).map(each => each.sectionName),
    )
  const known = groups(was)
  if (known.has(sectionName)) return []
  const meant = [...groups(becomes)].find(other => known.has(other) && isTypingErrorOf(sectionName, other))
  return meant === undefined ? [] : [problemAt(offering, 'sectionName', texts.likeGroup(meant))]
}

const compared: readonly Rule[] = [
  sameName,
  amounts,
  goneParts,
  othersPart,
  samePlace,
  promotedTwice,
  mistypedGroup,
]

/** Main products that lack a term that others of their type and group have, and terms at which no line stands out. */
function oddTerms(offerings: Offerings): readonly CatalogueProblem[] {
  const main = [...offerings.values()].filter(isMain)
  const missing = [...Map.groupBy(main, peersOf).values()].flatMap(peers => {
    const terms = new Set(peers.map(({ contractDuration }) => contractDuration))
    return [...Map.groupBy(peers, acrossTerms).values()].flatMap(same => {
      const own = new Set(same.map(({ contractDuration }) => contractDuration))
      return [...terms]
        .filter(term => !own.has(term))
        .toSorted((a, b) => a - b)
        .flatMap(term => same.map(each => problemAt(each, 'contractDuration', texts.withoutOtherTerm(term))))
    })
  })
  const lines = main.filter(isLine)
  const promoted = new Set(lines.filter(line => line.promoted).map(line => line.contractDuration))
  const unmarked = lineTerms(main)
    .filter(term => !promoted.has(term))
    .map(term => problemOfType('internet', texts.nothingPromoted(term)))
  return [...missing, ...unmarked]
}

/** Lines are had at each term of all lines, others at each of their group. */
const peersOf = (offering: Offering): string =>
  isLine(offering) ? offering.productType : JSON.stringify([offering.productType, offering.sectionName])

/** The same product at each of its terms: a line by its speed, others by their name. */
const acrossTerms = (offering: Offering): string =>
  isLine(offering)
    ? JSON.stringify([offering.fiber, offering.downloadSpeedMbs, offering.uploadSpeedMbs])
    : plainName(offering)
