import type { Brand } from '../../../../common/brand.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Database } from '../../../../platform/database/pool.ts'
import type { KvkStatus } from '../../../../platform/outside/kvk-register.ts'
import type { VatStatus } from '../../../../platform/outside/vat-register.ts'
import type { VirusScanner } from '../../../../platform/outside/virus-scanner.ts'
import type { Cipher } from '../../../../platform/secrets/cipher.ts'
import type { InternetOffer } from '../../../addresses/server/check-address.ts'
import type { Qualification } from '../../../addresses/server/qualification.ts'
import type { CallBy } from '../../../calendar/server/promised.ts'
import type { Catalogue } from '../../../catalogue/server/catalogue.ts'
import type { StreetOf } from '../../../details/server/check-street.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'
import type { BuiltEmails } from '../../../mails/server/built-emails.ts'
import type { StepCalendar } from '../../next-step.ts'

/** Dependencies of the case screen. */
export type DeskCaseServices = {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'current'>
  readonly documents: DocumentServices
  readonly brand: Brand
  readonly publicUrl: string
  readonly closingDays: Config['closingDays']
  /** Writes an e-mail as the worker does. */
  readonly renderDelivery: BuiltEmails['renderDelivery']
  /** Loads what that needs. */
  readonly prepareMails: () => Promise<unknown>
  /** The domain of Message-IDs. */
  readonly mailDomain: string
  /** Addresses of staff by what comes in there. */
  readonly mailboxes: Config['mail']['mailboxes']
  readonly linkKey: Uint8Array
  /** Called after deliveries were queued and committed. */
  readonly onMailQueued: () => void
  /** By when we call about what comes in at a moment. */
  readonly callBy: CallBy
  readonly calendar: StepCalendar
  readonly kvkStatus: (kvkNumber: string) => Promise<KvkStatus>
  readonly vatStatus: (vatNumber: string) => Promise<VatStatus>
  readonly streetOf: StreetOf
  readonly ibanCipher: Cipher
  readonly coverageAt: (address: At) => Promise<Qualification | null>
  readonly virusScanner: VirusScanner
  readonly internetLinesAt: (address: At) => Promise<InternetOffer>
}

type At = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
}
