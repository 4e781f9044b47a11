import type { NameOf } from '../../common/event-kind.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import type { caseEvents } from '../cases/events.ts'
import { type TimelineWords, textAt } from '../cases/timeline-words.ts'
import type { transferEvents } from './events.ts'
import { sideTexts } from './texts-desk.ts'
import { transferSides } from './transfer.ts'

type TransferEvent = NameOf<typeof transferEvents | Pick<typeof caseEvents, 'transferDeclined'>>

const dayOf = (data: Parameters<typeof textAt>[0]): string => dayInWords(textAt(data, 'day'))

const sideOf = (data: Parameters<typeof textAt>[0]): string => {
  const side = transferSides.find(each => each === data.side)
  return side ? sideTexts[side] : sideTexts.unknown
}

/** Events of the transfer of an agreement in Dutch. */
export const transferWords: TimelineWords<TransferEvent> = {
  'transfer-begun': data => `Overname begonnen, vanaf ${dayOf(data)}`,
  'transfer-asked': data => `Nieuwe link voor de overname gemaild aan ${sideOf(data)}`,
  'transfer-agreed': data => `Akkoord met de overname van ${sideOf(data)}`,
  'transfer-declined': data => `Overname geweigerd door ${sideOf(data)}`,
  'transfer-approved': data =>
    data.isAlone === true ? 'Overname goedgekeurd, zonder tweede collega' : 'Overname goedgekeurd',
  'transfer-registered': data => `Overname vastgelegd, vanaf ${dayOf(data)}`,
  'transfer-kvk-checked': data =>
    data.byHand === true
      ? 'KVK nummer van de nieuwe contractant zelf nagekeken'
      : 'KVK nummer van de nieuwe contractant gecontroleerd: het klopt',
  'transfer-cancelled': data => `Overname vanaf ${dayOf(data)} geannuleerd`,
  'transfer-lapsed': data => `Overname vanaf ${dayOf(data)} verlopen: niet iedereen was op tijd akkoord`,
}
