import type { DeviceOptions } from '../accounts/device-cookie.ts'
import type { LoginThrottle } from '../accounts/login-throttle.ts'
import type { Database } from '../database/pool.ts'
import type { DeskCookie } from './desk-cookie.ts'

/** What signing in at the desk needs of the rest of the shop. */
export type StaffServices = {
  readonly database: Database
  readonly cookie: DeskCookie
  readonly throttle: LoginThrottle
  readonly devices: DeviceOptions
}
