import type { NameOf } from '../../common/event-kind.ts'
import { inTable } from '../../common/in-table.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import type { caseEvents } from '../cases/events.ts'
import { type EntryData, type TimelineWords, textAt } from '../cases/timeline-words.ts'
import type { agreementEvents } from './events.ts'
import { productEndReasons } from './product-end.ts'

type AgreementEvent = NameOf<
  typeof agreementEvents | Pick<typeof caseEvents, 'noticeGiven' | 'noticeWithdrawn'>
>

const productName = (data: EntryData): string =>
  textAt(data, 'product') || `Product ${String(data.position)} van de bestelling`

const reasonNamed = inTable(productEndReasons)

/** Why a product ends; a reason of another release as it is stored. */
const endReason = (reason: string): string => reasonNamed(reason) ?? reason

/** Words for givers of a notice other than the customer. */
const givenBy: Readonly<Record<string, string>> = {
  'other-provider': 'Overgenomen door een andere aanbieder, opgezegd',
  us: 'Door ons opgezegd',
}

/** Events of an agreement in Dutch. */
export const agreementWords: TimelineWords<AgreementEvent> = {
  'notice-given': data =>
    `${givenBy[textAt(data, 'giver')] ?? 'Opgezegd'} per ${dayInWords(textAt(data, 'day'))}`,
  'notice-withdrawn': data => `Opzegging per ${dayInWords(textAt(data, 'day'))} ingetrokken`,
  'agreement-handed-over': data => `Contract overgenomen per ${dayInWords(textAt(data, 'day'))}`,
  'product-kept': data => `${productName(data)} eindigt toch niet`,
  'product-ended': data =>
    `${productName(data)} eindigt op ${dayInWords(textAt(data, 'day'))}: ${endReason(textAt(data, 'reason')).toLowerCase()}`,
}
