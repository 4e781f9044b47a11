import { parcelPart } from '../../features/parcels/server/tmf-parcels.ts'
import { portInPart } from '../../features/porting/server/tmf-numbers.ts'
import { describedQuotes } from '../../features/quotes/server/tmf/describe.ts'
import type { TmfParts } from '../../features/tmf/server/parts.ts'

/** Parts that features bring to TM Forum's APIs. */
export const tmfParts: TmfParts = {
  apis: { TMF648: describedQuotes },
  orderParts: [portInPart, parcelPart],
}
