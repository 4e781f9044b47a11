import { accountStandingNames } from '../../../content/desk-customer-texts.ts'
import type { AccountStanding } from '../../../contract/desk-customers.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Readonly<Record<AccountStanding, BadgeTone>> = {
  active: 'done',
  blocked: 'failed',
  registered: 'waiting',
}

/** Whether an account opens, and for whom not yet or no more. */
export const StandingBadge = ({ standing }: { standing: AccountStanding }) => (
  <Badge tone={tones[standing]}>{accountStandingNames[standing]}</Badge>
)
