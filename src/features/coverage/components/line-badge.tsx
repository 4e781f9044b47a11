import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import type { CoverageLookUp } from '../coverage-schemas.ts'
import { lineStates } from '../texts-desk.ts'

type Reason = CoverageLookUp['lines'][number]['reason']

const tones: Readonly<Record<Reason['kind'], BadgeTone>> = {
  ready: 'done',
  'by-quote': 'waiting',
  'no-quotes': 'failed',
  'no-network': 'failed',
  unsaid: 'ended',
  'too-fast': 'ended',
}

/** How a line stands in the shop. */
export const LineBadge = ({ kind }: Pick<Reason, 'kind'>) => (
  <Badge tone={tones[kind]}>{lineStates[kind]}</Badge>
)
