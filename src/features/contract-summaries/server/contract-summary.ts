import summary from '../../../../content/contract-summary.json' with { type: 'json' }
import type { Brand } from '../../../common/brand.ts'
import type { Fact } from '../../../common/fact.ts'
import { withFacts } from '../../../common/facts-in-texts.ts'
import { formatDateTime } from '../../../common/moments.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Block, ShopDocument } from '../../../platform/pdf/document.ts'
import { contractTermOf, mainLine } from '../../carts/cart.ts'
import { exitTermsOfLine } from '../../carts/exit-terms.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineName,
  lineQuantity,
  type PricedLine,
  productLines,
} from '../../carts/order-lines.ts'
import { type OrderOrigin, originFacts } from '../../cases/order-origin.ts'
import { type PromisedSpeeds, promisedSpeeds } from '../../catalogue/line-speeds.ts'
import { isMainProduct, type ProductType } from '../../catalogue/product.ts'
import { termInWords } from '../../catalogue/product-notes.ts'
import { lineSpeedTexts, statedSpeeds } from '../../catalogue/texts.ts'
import { soundInformation } from '../../catalogue/warnings/text-facts.ts'
import { fillIn } from '../../consents/server/consent.ts'
import { type References, referenceFacts } from '../../details/references.ts'
import { cartBlocks } from '../../documents/server/cart-blocks.ts'
import { contractSummaryTexts } from './texts.ts'

/** Subject of a contract. */
export type Summarised = {
  readonly productType: ProductType
  readonly lines: readonly PricedLine[]
  /** Place of installation on one line; empty without an installation. */
  readonly installationAddress: string
  readonly madeAt: Date
  /** Nine digits each, of orders with the same contract; empty before there is an order. */
  readonly orderNumbers: readonly string[]
  /** The buyer's own, of an order; null of none or of several. */
  readonly references: References | null
  /** null where there is no order, or it was made of no quote. */
  readonly origin: OrderOrigin | null
}

/**
 * The contract summary, by the template of Implementing Regulation (EU) 2019/2243: its headings in its order, no text below
 * 10 points, a page for one service and three at most for several. Its texts are the provider's (content/contract-summary.json).
 */
export function contractSummaryDocument(summarised: Summarised, brand: Brand): ShopDocument {
  const places = { phone: brand.phone.display, email: brand.email, legalName: brand.legalName }
  const say = (text: string, more: Readonly<Record<string, string>> = {}): Block => ({
    kind: 'paragraph',
    text: fillIn(withFacts(text, {}), { ...places, ...more }),
  })
  const { lines, madeAt } = summarised
  const { headings } = summary
  return {
    title: summary.title,
    subject: subjectOf(lines),
    date: madeAt,
    blocks: [
      say(summary.intro),
      heading(headings.services),
      { kind: 'facts', rows: services(summarised) },
      ...speeds(summarised).map(block => (typeof block === 'string' ? say(block) : block)),
      heading(headings.price),
      ...cartBlocks(lines),
      say([summary.price.all, ...usage(summarised)].join(' ')),
      heading(headings.duration),
      say([...duration(lines), summary.duration.all].join(' '), {
        term: termInWords(contractTermOf(lines)),
        ...shares(lines),
      }),
      heading(headings.accessibility),
      say(summary.accessibility),
      heading(headings.other),
      ...other(summarised, say),
    ],
  }
}

const heading = (text: string): Block => ({ kind: 'heading', text })

/** The services by name: `Zakelijk Glasvezel 500/500`. */
const subjectOf = (lines: readonly PricedLine[]): string => {
  const main = productLines(lines).filter(({ product }) => isMainProduct(product))
  return [...new Set(main.map(({ product }) => product.name))].join(', ')
}

function services({ lines, installationAddress }: Summarised): readonly Fact[] {
  const described = lines.filter(line =>
    isProductLine(line) ? line.product.partOf === null : !isDiscount(line),
  )
  return [['Installatieadres', installationAddress], ...described.map(service)]
}

const service = (line: PricedLine): Fact => [
  lineQuantity(line) > 1 ? `${lineQuantity(line)} × ${lineName(line)}` : lineName(line),
  // A text that was copied from another term may not deny what stands under duration and price.
  isProductLine(line)
    ? soundInformation(line.product)
        .map(text => `${text}.`)
        .join(' ')
    : '',
]

/** Promised speeds of internet access, and remedies if they are not reached; empty without internet access. */
function speeds({ productType, lines }: Summarised): readonly (Block | string)[] {
  if (productType === 'mobiel') return [heading(summary.headings.speeds), ...summary.speeds.mobile]
  const line = productType === 'internet' ? mainLine(lines)?.product : null
  if (!line) return []
  const promised = promisedSpeeds(line)
  return [
    heading(summary.headings.speeds),
    ...(promised.length > 0 ? [speedTable(promised)] : [summary.speeds.unknown]),
    ...summary.speeds.fixed,
  ]
}

const speedTable = (promised: readonly PromisedSpeeds[]): Block => ({
  kind: 'figures',
  of: lineSpeedTexts.unit,
  columns: statedSpeeds.map(speed => lineSpeedTexts.speeds[speed]),
  rows: promised.map(speeds => ({
    name: lineSpeedTexts.ways[speeds.way],
    figures: statedSpeeds.map(speed => ({ text: String(speeds[speed]), struck: null })),
    isTotal: false,
  })),
})

const usage = ({ productType }: Summarised): readonly string[] =>
  productType === 'internet' ? [] : [summary.price.usage]

const duration = (lines: readonly PricedLine[]): readonly string[] =>
  contractTermOf(lines) > 1
    ? [summary.duration.fixed, summary.duration.early[earlyKey(lines)]]
    : [summary.duration.monthly]

/** Lines that bind for a term, by the percentage of the price of the months left that leaving them costs. */
const byPercentage = (lines: readonly PricedLine[]) =>
  Map.groupBy(
    lines.filter(line => lineDuration(line) > 1 && !isDiscount(line)),
    line => exitTermsOfLine(line, lines).percentage,
  )

const isAtMost = (bound: readonly PricedLine[]): boolean =>
  bound.some(line => exitTermsOfLine(line, bound).isAtMost)

/** How the cost of leaving early is told: of most contracts that it is all of the price, at most. */
function earlyKey(lines: readonly PricedLine[]): keyof typeof summary.duration.early {
  const [first, ...others] = byPercentage(lines)
  if (!first || others.length > 0) return 'shares'
  const [percentage, bound] = first
  if (percentage === 0) return 'nothing'
  if (percentage < 100) return 'share'
  return isAtMost(bound) ? 'atMost' : 'all'
}

/** Values of the places in the sentences about leaving early. */
function shares(lines: readonly PricedLine[]): Readonly<Record<'percentage' | 'shares', string>> {
  const groups = [...byPercentage(lines)]
  return {
    percentage: String(groups[0]?.[0] ?? ''),
    shares: groups
      .map(([percentage, bound]) => {
        const names = [...new Set(bound.map(lineName))].join(', ')
        return contractSummaryTexts.share(names, percentage, percentage > 0 && isAtMost(bound))
      })
      .join('; '),
  }
}

function other(
  { productType, orderNumbers, references, origin, madeAt }: Summarised,
  say: (text: string, more?: Readonly<Record<string, string>>) => Block,
): readonly Block[] {
  const date = formatDateTime(madeAt)
  const [first, ...others] = orderNumbers
  return [
    ...(productType === 'telefonie' ? [say(summary.other.emergency)] : []),
    first === undefined
      ? say(`${summary.other.complaint} ${summary.other.offer}`, { date })
      : say(`${summary.other.complaint} ${summary.other.order}`, {
          date,
          number: contractSummaryTexts.withOthers(formatOrderNumber(first), others.length),
        }),
    ...ownReferences([...originFacts(origin), ...(references ? referenceFacts(references) : [])]),
  ]
}

/** In one paragraph, as the pages of the summary are counted; none without references. */
function ownReferences(facts: readonly Fact[]): readonly Block[] {
  const text = facts.map(([name, value]) => `${name}: ${value}.`).join(' ')
  return text === '' ? [] : [{ kind: 'paragraph', text }]
}
