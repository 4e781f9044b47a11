import type { Database } from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { DeviceOptions } from '../../authentication/server/device-cookie.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import type { DeskCookie } from './desk-cookie.ts'
import type { FirstLinks } from './first-administrator.ts'

/** Dependencies of signing in at the desk. */
export type StaffServices = {
  readonly database: Database
  readonly cookie: DeskCookie
  readonly throttle: LoginThrottle
  readonly devices: DeviceOptions
  readonly firstLinks: FirstLinks
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Buffer
  /** Encrypts the keys of authenticators. */
  readonly cipher: Cipher
  /** The name of the shop, which nobody should have as a password. */
  readonly brandName: string
  /** The right-hand side of every Message-ID. */
  readonly mailDomain: string
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
}
