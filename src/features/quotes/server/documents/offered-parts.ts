import type { Fact } from '../../../../common/fact.ts'
import type { Block } from '../../../../platform/pdf/document.ts'
import { addressLine } from '../../../details/facts.ts'
import { linesTable } from '../../../documents/server/cart-blocks.ts'
import { orderPromise } from '../../../orders/order-promise.ts'
import { offeredFacts } from '../../../orders/order-promise-texts.ts'
import { placeFact } from '../../../orders/server/request-facts.ts'
import { linesInWords } from '../../../orders/totals-texts.ts'
import { type EqualParts, rangesOf } from '../../equal-parts.ts'
import { partReferenceFacts } from '../../part-references.ts'
import { linesOfPart } from '../../quote.ts'
import { partTitle, quotePartTexts } from '../../texts.ts'
import type { PartOfVersion } from '../../versions.ts'
import type { StoredPart } from '../stored-versions.ts'
import { sums } from './sums.ts'
import { quoteDocumentTexts as texts } from './texts.ts'

/** A part as its document tells it. */
export type DocumentedPart = PartOfVersion & { readonly draft: Pick<StoredPart['draft'], 'references'> }

/** How parts are called that are offered alike: one by its own name, several by how many and what they are. */
export const titleOfParts = ({ places, parts }: EqualParts<DocumentedPart>): string =>
  texts.part(
    rangesOf(places, texts.upTo),
    parts.length === 1 ? partTitle(parts[0]) : quotePartTexts.many(parts.length, parts[0].productType),
  )

/** Cost of parts that are offered alike, of one of them by itself, and what it costs as a part of the whole where that is less. */
export function partBlocks(group: EqualParts<DocumentedPart>): readonly Block[] {
  const { parts } = group
  const [part] = parts
  const isOne = parts.length === 1
  const title = titleOfParts(group)
  return [
    { kind: 'heading', text: title, isBookmarked: true },
    isOne
      ? { kind: 'facts', rows: [...placeFacts(part), ...partReferenceFacts(part.draft.references)] }
      : { kind: 'paragraph', text: texts.perPartOfMany },
    ...(isOne ? [] : promiseBlocks(part)),
    linesTable(part.lines),
    { kind: 'facts', rows: sums([part], { isWhole: false }) },
    ...inWhole(parts),
    ...(isOne ? [] : [{ kind: 'facts', rows: addressRows(group) } as const]),
  ]
}

/** Where a part is delivered, when, and what the construction costs. */
export const placeFacts = ({ productType, address, lines }: DocumentedPart): readonly Fact[] => [
  placeFact(productType, address),
  ...offeredFacts(orderPromise(lines, true)),
]

/** Equal parts have the same lines, and so the same weeks and costs of construction. */
function promiseBlocks({ lines }: DocumentedPart): readonly Block[] {
  const rows = offeredFacts(orderPromise(lines, true))
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }]
}

/** Of equal parts the shares of a discount may differ by a cent: each price is said once. */
function inWhole(parts: readonly DocumentedPart[]): readonly Block[] {
  const prices = parts
    .filter(({ wholeDiscounts }) => wholeDiscounts.length > 0)
    .map(part => linesInWords(linesOfPart(part, { isWhole: true })))
  return [...new Set(prices)].length === 0
    ? []
    : [{ kind: 'paragraph', text: texts.inWhole([...new Set(prices)].join(texts.or)) }]
}

/** Each part by its place in the quote and its name, with its address and references. */
const addressRows = ({ places, parts }: EqualParts<DocumentedPart>) =>
  parts.map(({ name, address, draft }, at) => {
    const references = partReferenceFacts(draft.references).map(([label, value]) => `${label} ${value}`)
    return [texts.part(String(places[at]), name), [addressLine(address), ...references].join(', ')] as const
  })
