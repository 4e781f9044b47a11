import { Badge } from '../../../../ui/kit/badge.tsx'
import type { StateTexts } from '../../../customers/texts.ts'

/** The state of an order or a quote in two words. */
export const StateBadge = ({ state: { label, tone } }: { state: StateTexts }) => (
  <Badge tone={tone}>{label}</Badge>
)
