import type { Brand } from '../../../../common/brand.ts'
import type { InternetLinesAt } from '../../../addresses/server/check-address.ts'
import type { CallBy } from '../../../calendar/server/promised.ts'
import type { CaseServices } from '../../../cases/server/commands/services.ts'
import type { Catalogue } from '../../../catalogue/server/catalogue.ts'
import type { StreetOf } from '../../../details/server/check-street.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'

/** Dependencies of the desk's page of a quote. */
export type DeskQuoteServices = CaseServices & {
  readonly catalogue: Pick<Catalogue, 'current'>
  readonly internetLinesAt: InternetLinesAt
  readonly streetOf: StreetOf
  readonly documents: DocumentServices
  readonly brand: Brand
  readonly linkKey: Uint8Array
  /** By when we call about what comes in at a moment. */
  readonly callBy: CallBy
}
