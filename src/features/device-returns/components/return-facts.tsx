import { useMay } from '../../desk/components/use-colleague.ts'
import type { DeskReturn } from '../contract-desk.ts'
import { deskReturnTexts as texts } from '../texts-desk.ts'
import { ReturnsAtDesk } from './returns-at-desk.tsx'

type Shown = { returns: readonly DeskReturn[]; today: string }

/** Rented devices of a case that come back among what is known of it; nothing where there are none. */
export function returnFacts({ returns, today }: Shown) {
  if (returns.length === 0) return []
  const open = returns.reduce((sum, each) => sum + each.open, 0)
  return [
    {
      title: texts.title,
      summary: texts.summary(open),
      open: open > 0,
      content: <Returns returns={returns} today={today} />,
    },
  ]
}

const Returns = (shown: Shown) => <ReturnsAtDesk {...shown} mayWrite={useMay('agreements.work')} />
