import type { Fact } from '../../../common/fact.ts'
import { formatDay } from '../../../common/moments.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber, formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { requestTextOf } from '../../cases/server/planning/open-requests.ts'
import { addressLine } from '../../details/facts.ts'
import { eventsAmong } from '../../events/server/case-events.ts'
import { valuesOfEvents } from '../../events/server/find-events.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { countedName } from '../contract.ts'
import { endReasonOf, type StoredGiver } from '../notice-giver.ts'
import { noticeReasons } from '../notice-reasons.ts'
import { productEndReasons } from '../product-end.ts'
import { endFactTexts as texts } from '../texts-desk.ts'
import { endsAmong } from './stored-notices.ts'

const day = (of: string): string => formatDay(new Date(of))

/** All that staff read of the end that a case is; nothing where its agreement is gone. */
export async function endFacts(database: Queryable, { id }: Case): Promise<readonly Fact[]> {
  const notice = (await endsAmong(database, [id])).get(id)
  const agreement = notice && (await caseById(database, notice.caseId))
  if (!notice || !agreement) return []
  const [order, words] = await Promise.all([
    orderOf(database, agreement),
    wordsOf(database, notice.caseId, notice.id),
  ])
  const { giver, givenOn, lines, costInCents, why } = notice
  return [
    [texts.agreement, agreementNumber(formatOrderNumber(agreement.number))],
    [texts.address, order ? addressLine(order.installationAddress) : ''],
    [texts.givenOn, day(givenOn)],
    ...giverFacts(giver),
    [
      texts.reason,
      giver.by === 'customer' ? (why ? noticeReasons[why] : '') : productEndReasons[endReasonOf(giver)],
    ],
    [texts.words, words],
    ...lines.map(line => [countedName(line), texts.lastDay(day(line.lastDay))] as const),
    ...(giver.by === 'recorded' ? [] : [[texts.cost, texts.costs(formatEuro(costInCents))] as const]),
  ]
}

function giverFacts(giver: StoredGiver): readonly Fact[] {
  if (giver.by !== 'other-provider') return [[texts.by, texts.givers[giver.by]]]
  return [
    [texts.by, giver.provider],
    [texts.switchesOn, day(giver.switchesOn)],
  ]
}

/** The words with which a notice was given; they stand with its event at the agreement, where they can be erased. */
async function wordsOf(database: Queryable, caseId: number, noticeId: string): Promise<string> {
  const events = (await eventsAmong(database, [caseId], [caseEvents.noticeGiven])).get(caseId) ?? []
  const event = events.find(({ data }) => data.notice === noticeId)
  return event ? requestTextOf(event.id, await valuesOfEvents(database, [event.id])) : ''
}
