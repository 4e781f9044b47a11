import type { NameOf } from '../../common/event-kind.ts'
import { formatEuro } from '../../common/money.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import { type EntryData, type TimelineWords, textAt } from '../cases/timeline-words.ts'
import type { returnEvents } from './events.ts'
import { returnTexts } from './texts.ts'

const devices = (data: EntryData): string =>
  returnTexts.counted(Number(data.count), textAt(data, 'product') || `product ${String(data.position)}`)

/** Events of rented devices that come back, in Dutch. */
export const returnWords: TimelineWords<NameOf<typeof returnEvents>> = {
  'device-received': data => `Terug ontvangen op ${dayInWords(textAt(data, 'day'))}: ${devices(data)}`,
  'device-missing': data =>
    `Niet teruggekomen: ${devices(data)}, ${formatEuro(Number(data.amountInCents))} excl. btw in rekening te brengen`,
  'device-waived': data => `Kwijtgescholden: ${devices(data)}`,
  'device-return-undone': data => `Retour ongedaan gemaakt: ${devices(data)}`,
  'return-slip-sent': data => `Retourbon gemaild voor wat eindigt op ${dayInWords(textAt(data, 'day'))}`,
  'return-reminder-sent': data =>
    `Herinnering gemaild voor wat eindigde op ${dayInWords(textAt(data, 'day'))}`,
}
