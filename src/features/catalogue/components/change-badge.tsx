import { Badge } from '../../../ui/kit/badge.tsx'
import type { ChangedItem } from '../desk-schemas.ts'
import { changedItemTexts } from '../texts-revisions.ts'

const tones = { new: 'done', changed: 'running', ended: 'ended' } as const

/** Whether a revision adds, changes or ends an item. */
export const ChangeBadge = ({ deed }: { deed: ChangedItem['deed'] }) => (
  <Badge tone={tones[deed]}>{changedItemTexts.deeds[deed]}</Badge>
)
