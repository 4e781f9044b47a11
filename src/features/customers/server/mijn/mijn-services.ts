import type { Brand } from '../../../../common/brand.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { LoginThrottle } from '../../../authentication/server/login-throttle.ts'
import type { StepSources } from '../../../cases/server/next-step/facts.ts'
import type { DocumentServices } from '../../../documents/server/stored-document.ts'
import type { AccountServices } from '../account-services.ts'

/** Dependencies of the calls of the customer pages. */
export type MijnServices = AccountServices & {
  readonly throttle: LoginThrottle
  /** The key that signs the cookies of known browsers. */
  readonly deviceKey: Buffer
  readonly isHttps: boolean
  readonly brand: Brand
  readonly closingDays: Config['closingDays']
  readonly documents: DocumentServices
  readonly steps: StepSources
}
