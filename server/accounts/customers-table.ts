import type { Pool, PoolClient } from 'pg'
import type { ContactDetails } from '../../contract/customer.ts'
import type { GuestDetails, TechnicalPerson } from '../../contract/details.ts'

/** A customer as stored. The IBAN is encrypted in its column, bound to the id. */
export type StoredCustomer = {
  readonly id: string
  /** The login name, as it was typed. */
  readonly email: string
  /** argon2id in the PHC string format; null until the account is activated. */
  readonly passwordHash: string | null
  /** `email` in it is where the organisation registered from and stays as it was. */
  readonly organization: Omit<GuestDetails, 'iban'> & { readonly ibanEnding: string }
  readonly ibanEncrypted: Buffer
  readonly kvkChecked: boolean
  readonly contactDetails: ContactDetails | null
  readonly technicalPerson: TechnicalPerson | null
  readonly resellerId: string | null
  readonly createdAt: Date
  readonly activatedAt: Date | null
}

const columns = `id, email, password_hash as "passwordHash", organization, iban_encrypted as "ibanEncrypted",
  kvk_checked as "kvkChecked", contact_details as "contactDetails", technical_person as "technicalPerson",
  reseller_id as "resellerId", created_at as "createdAt", activated_at as "activatedAt"`

/** How addresses are compared: two that differ in capitals alone are one login. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

/** The customer with this id, or null. */
export async function customerById(database: Pool | PoolClient, id: string): Promise<StoredCustomer | null> {
  const { rows } = await database.query<StoredCustomer>(`select ${columns} from customers where id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

/** Who logs in with this address, activated or not; null where nobody does. */
export async function customerByEmail(
  database: Pool | PoolClient,
  email: string,
): Promise<StoredCustomer | null> {
  const { rows } = await database.query<StoredCustomer>(
    `select ${columns} from customers where email_key = $1`,
    [emailKeyOf(email)],
  )
  return rows[0] ?? null
}
