import type { Brand } from '../../../common/brand.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import type { KvkStatus } from '../../../platform/outside/kvk-register.ts'
import type { VatStatus } from '../../../platform/outside/vat-register.ts'
import type { VirusScanner } from '../../../platform/outside/virus-scanner.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { InternetLinesAt } from '../../addresses/server/check-address.ts'
import type { Qualification } from '../../addresses/server/qualification.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { PreviewServices } from '../../cases/server/commands/preview.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import type { Catalogue } from '../../catalogue/server/catalogue.ts'
import type { StreetOf } from '../../details/server/check-street.ts'
import type { DocumentServices } from '../../documents/server/stored-document.ts'
import type { BuiltEmails } from '../../mails/server/built-emails.ts'
import type { OvertakersOf } from '../../mails/server/overtaking.ts'
import type { FollowedParts } from '../../tracking/server/followed-parts.ts'
import type { SignSources } from '../../work-list/server/alike-cases.ts'
import type { OfferedPlaces } from './offered-places.ts'
import type { ReplySources } from './reply-sources.ts'

/** Dependencies of the case screen. */
export type DeskCaseServices = CaseServices &
  PreviewServices & {
    readonly catalogue: Pick<Catalogue, 'current'>
    readonly documents: DocumentServices
    readonly brand: Brand
    readonly publicUrl: string
    /** Writes an e-mail as the worker does. */
    readonly renderDelivery: BuiltEmails['renderDelivery']
    readonly overtakersOf: OvertakersOf
    readonly mailKinds: MailKinds
    /** Loads what that needs. */
    readonly prepareMails: () => Promise<unknown>
    /** Addresses of staff by what comes in there. */
    readonly mailboxes: Config['mail']['mailboxes']
    readonly linkKey: Uint8Array
    /** By when we call about what comes in at a moment. */
    readonly callBy: CallBy
    readonly kvkStatus: (kvkNumber: string) => Promise<KvkStatus>
    readonly vatStatus: (vatNumber: string) => Promise<VatStatus>
    readonly streetOf: StreetOf
    readonly ibanCipher: Cipher
    readonly coverageAt: (address: At) => Promise<Qualification | null>
    readonly virusScanner: VirusScanner
    readonly searchSources: SignSources
    readonly offeredPlaces?: OfferedPlaces
    readonly followed: Pick<FollowedParts, 'requestFile'>
    readonly replySources: ReplySources
    readonly internetLinesAt: InternetLinesAt
  }

type At = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
}
