import type { InternetLinesAt } from '../../../addresses/server/check-address.ts'
import type { PreviewServices } from '../../../cases/server/commands/preview.ts'
import type { CaseServices } from '../../../cases/server/commands/services.ts'
import type { Catalogue } from '../../../catalogue/server/catalogue.ts'

/** Dependencies of the desk's page of an order's lines. */
export type DeskLineServices = CaseServices &
  PreviewServices & {
    readonly catalogue: Pick<Catalogue, 'current'>
    readonly internetLinesAt: InternetLinesAt
    readonly linkKey: Uint8Array
  }
