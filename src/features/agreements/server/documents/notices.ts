import { formatDay } from '../../../../common/moments.ts'
import { formatEuro } from '../../../../common/money.ts'
import { agreementNumber } from '../../../../common/order-number.ts'
import { addDays } from '../../../../common/working-days.ts'
import type { ShopDocument } from '../../../../platform/pdf/document.ts'
import { orderName } from '../../../cases/order-origin.ts'
import { addressLine } from '../../../details/facts.ts'
import { referenceFacts } from '../../../details/references.ts'
import { afterwards, isSumAtMost } from '../../cost-words.ts'
import { agreementTexts } from '../../texts.ts'
import { sumOfNotices } from '../../together.ts'
import { type DrawnNotice, endingFigures } from './notice.ts'
import { noticeDocumentTexts as texts } from './texts.ts'

/** The proof that notice of several agreements was given with one press: by agreement, and what all of it costs. */
export function noticesDocument({
  others,
  ...first
}: DrawnNotice & { readonly others: readonly DrawnNotice[] }): ShopDocument {
  const notices = [first, ...others]
  const { givenOn, lastDay } = first.notice
  const lines = notices.flatMap(({ notice }) => notice.lines)
  const cost = sumOfNotices(notices.map(({ notice }) => notice))
  return {
    title: texts.title,
    date: first.at,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [texts.organisation, first.order.organization.companyName],
          [texts.agreements, String(notices.length)],
          [texts.givenOn, formatDay(new Date(givenOn))],
          [texts.by, texts.giver.customer],
        ],
      },
      ...notices.flatMap(({ order, notice }): ShopDocument['blocks'] => [
        { kind: 'heading', text: agreementTexts.title(agreementNumber(orderName(order))) },
        {
          kind: 'facts',
          rows: [
            [texts.address, addressLine(order.installationAddress)],
            ...referenceFacts(order.references),
          ],
        },
        endingFigures(notice),
      ]),
      {
        kind: 'figures',
        of: texts.together,
        columns: [texts.cost(isSumAtMost(lines))],
        rows: [{ name: texts.together, figures: [{ text: formatEuro(cost), struck: null }], isTotal: true }],
      },
      { kind: 'paragraph', text: cost > 0 ? texts.why(lines) : texts.free },
      ...afterwards(lines).map(text => ({ kind: 'paragraph' as const, text })),
      { kind: 'small', text: texts.backEach(formatDay(new Date(addDays(lastDay, -1)))) },
    ],
  }
}
