import type { Fact } from '../../../../common/fact.ts'
import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { agreementNumber, formatOrderNumber } from '../../../../common/order-number.ts'
import { addDays } from '../../../../common/working-days.ts'
import type { Block, ShopDocument } from '../../../../platform/pdf/document.ts'
import { originFacts } from '../../../cases/order-origin.ts'
import { addressLine } from '../../../details/facts.ts'
import { referenceFacts } from '../../../details/references.ts'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import { countedName, type EndingLine, type GivenNotice, type NoticeGiver } from '../../contract.ts'
import { afterwards, haveOwnShares, isSumAtMost } from '../../cost-words.ts'
import { productEndReasons } from '../../product-end.ts'
import { noticeTexts } from '../../texts.ts'
import { noticeDocumentTexts as texts } from './texts.ts'

/** A notice that was given, the order whose agreement it is about, and when it was written down. */
export type DrawnNotice = {
  readonly order: StoredOrder
  readonly notice: Omit<GivenNotice, 'why'>
  readonly at: Date
}

const day = (of: string): string => formatDay(new Date(of))

/** The proof that notice was given, with its lines, last days and cost. */
export function noticeDocument({ order, notice, at }: DrawnNotice): ShopDocument {
  const { lines, givenOn, costInCents, giver, orderNumber } = notice
  return {
    title: texts.title,
    date: at,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [texts.agreement, agreementNumber(formatOrderNumber(order.orderNumber))],
          ...(orderNumber === null ? [] : [[noticeTexts.number, orderNumber] as const]),
          [texts.organisation, order.organization.companyName],
          [texts.address, addressLine(order.installationAddress)],
          ...originFacts(order.origin),
          ...referenceFacts(order.references),
          [texts.givenOn, day(givenOn)],
          ...giverFacts(giver),
        ],
      },
      { kind: 'heading', text: noticeTexts.whatEnds },
      endingFigures(notice),
      { kind: 'paragraph', text: costInCents > 0 ? texts.why(lines) : texts.free },
      ...afterwards(lines).map(text => ({ kind: 'paragraph' as const, text })),
      { kind: 'small', text: backOf(notice) },
    ],
  }
}

/** The lines that end by a notice, each with its last day and cost, and the sum. */
export const endingFigures = ({ lines, costInCents }: Pick<GivenNotice, 'lines' | 'costInCents'>): Block => ({
  kind: 'figures',
  of: texts.product,
  columns: [texts.lastDay, texts.cost(isSumAtMost(lines))],
  rows: [
    ...lines.map(line => ({
      name: nameOf(line, haveOwnShares(lines)),
      figures: [plain(day(line.lastDay)), plain(formatEuro(line.costInCents))],
      isTotal: false,
    })),
    { name: texts.total, figures: [plain(''), plain(formatEuro(costInCents))], isTotal: true },
  ],
})

/** The giver of a notice, with the ground of ours or the day on which another provider takes over. */
function giverFacts(giver: NoticeGiver): readonly Fact[] {
  const by = [texts.by, giver.by === 'other-provider' ? giver.provider : texts.giver[giver.by]] as const
  if (giver.by === 'other-provider') return [by, [texts.switchesOn, day(giver.switchesOn)]]
  return giver.by === 'us' ? [by, [texts.ground, productEndReasons[giver.ground]]] : [by]
}

function backOf({ giver, lastDay }: DrawnNotice['notice']): string {
  if (giver.by === 'us') return texts.disagree
  return giver.by === 'customer'
    ? texts.back(day(addDays(lastDay, -1)))
    : texts.stop(day(addDays(giver.switchesOn, -1)))
}

/** With its share of the price, where lines have shares of their own. */
const nameOf = (line: EndingLine, saysShare: boolean): string =>
  saysShare && line.costInCents !== 0
    ? `${countedName(line)} (${noticeTexts.share(line.percentage)})`
    : countedName(line)

const plain = (text: string) => ({ text, struck: null })
