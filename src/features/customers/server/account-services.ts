import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { MailKinds } from '../../../platform/deliveries/kinds.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import type { DetailsServices } from '../../details/server/check-details.ts'

/** A customer, and an address whose mails he reads. */
export type VerifiedCustomer = { readonly id: string; readonly email: string }

/** Dependencies of registration, mailed links and passwords. */
export type AccountServices = DetailsServices & {
  readonly database: Database
  readonly ibanCipher: Cipher
  /** The key that the tokens of mailed links are derived under. */
  readonly linkKey: Buffer
  /** The key under which addresses are hashed that are only compared. */
  readonly lookupKey: Buffer
  readonly mailKinds: MailKinds
  /** The right-hand side of every Message-ID. */
  readonly mailDomain: string
  /** Orders and quote requests that a guest placed with an address, by their ids. */
  readonly guestCasesOf: (database: Queryable, email: string) => Promise<readonly number[]>
  /** Gives a customer what else waited for an account with a verified address. */
  readonly claimOthers: (tx: Transaction, customer: VerifiedCustomer) => Promise<void>
  /** The name of the shop, which nobody should have as a password. */
  readonly brandName: string
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
}
