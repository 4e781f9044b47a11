import type { Agreement } from '../../agreements/contract.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'
import { Transfers } from './transfers.tsx'

type Shown = {
  readonly today: string
  /** null before the delivery, and for who may not read what customers have. */
  readonly agreement: Agreement | null
  readonly transfers: readonly DeskTransfer[]
}

/** The transfers of an agreement among what is known of its order; nothing of what nobody can take over. */
export function transferFacts({ today, agreement, transfers }: Shown) {
  if (!agreement) return []
  const isRunning = agreement.lines.some(({ endsOn }) => endsOn === null || endsOn >= today)
  const [last] = transfers
  if (!isRunning && !last) return []
  return [
    {
      title: texts.title,
      summary: last ? texts.summaries[last.status] : texts.none,
      open: last?.status === 'waiting' || last?.status === 'planned',
      content: <Transfers transfers={transfers} today={today} isRunning={isRunning} />,
    },
  ]
}
