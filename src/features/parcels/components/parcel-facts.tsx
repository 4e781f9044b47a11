import type { DeskParcel } from '../contract-desk.ts'
import { deskParcelTexts as texts } from '../texts-desk.ts'
import { Parcels } from './parcels.tsx'

type Shown = {
  readonly kind: string
  readonly purpose: string
  readonly state: string
  /** ISO 8601; null while it is open. */
  readonly closedAt: string | null
  readonly parcels: readonly DeskParcel[]
}

/** The parcels of an order among what is known of it; nothing where there are none and none can be written down. */
export function parcelFacts({ kind, purpose, closedAt, state, parcels }: Shown, mayWork: boolean) {
  const mayWrite = mayWork && (closedAt === null || state === 'completed')
  if (kind !== 'order' || purpose === 'end' || (!mayWrite && parcels.length === 0)) return []
  return [
    {
      title: texts.title,
      summary: texts.count(parcels.length),
      open: parcels.length > 0,
      content: <Parcels parcels={parcels} mayWrite={mayWrite} />,
    },
  ]
}
