import { byKind } from '../../common/event-kind.ts'
import { transfersNotified } from '../../features/agreement-transfers/notified-events.ts'
import { caseDeskNotified } from '../../features/case-desk/notified-events.ts'
import { returnsNotified } from '../../features/device-returns/notified-events.ts'
import { parcelsNotified } from '../../features/parcels/notified-events.ts'
import { quotesNotified } from '../../features/quotes/notified-events.ts'
import {
  type NotifiedAs,
  type NotifiedAsOf,
  notifiedEvents,
} from '../../features/webhooks/notified-events.ts'
import type { CaseEventName } from './declared.ts'

const told: Readonly<Record<CaseEventName, NotifiedAs>> = {
  ...notifiedEvents,
  ...caseDeskNotified,
  ...parcelsNotified,
  ...transfersNotified,
  ...quotesNotified,
  ...returnsNotified,
}

/** The word for what each event of a case tells receivers: a kind of which nobody says so does not compile. */
export const notifiedAsOf: NotifiedAsOf = byKind(told)
