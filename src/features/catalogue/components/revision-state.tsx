import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import type { RevisionState } from '../revision.ts'
import { revisionStateNames } from '../texts-desk.ts'

const tones: Readonly<Record<RevisionState, BadgeTone>> = {
  'in-design': 'waiting',
  'in-test': 'running',
  active: 'running',
  launched: 'done',
  retired: 'ended',
  obsolete: 'ended',
}

/** How a revision stands. */
export const RevisionStateBadge = ({ state }: { state: RevisionState }) => (
  <Badge tone={tones[state]}>{revisionStateNames[state]}</Badge>
)
