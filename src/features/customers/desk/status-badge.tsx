import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import type { AccountStatus } from '../contract-desk.ts'
import { accountStatusNames } from '../texts-desk.ts'

const tones: Readonly<Record<AccountStatus, BadgeTone>> = {
  active: 'done',
  blocked: 'failed',
  registered: 'waiting',
}

/** Whether an account opens, and for whom not yet or no more. */
export const StatusBadge = ({ standing }: { standing: AccountStatus }) => (
  <Badge tone={tones[standing]}>{accountStatusNames[standing]}</Badge>
)
