import type { Pool, PoolClient } from 'pg'
import type { ContactDetails, Contacts } from '../../contract/customer.ts'
import type { GuestDetails, TechnicalPerson } from '../../contract/details.ts'

/** A customer as stored: an organisation whose account is active. The IBAN is encrypted in its column, bound to the id. */
export type StoredCustomer = {
  readonly id: string
  /** The login name, as it was typed. */
  readonly email: string
  /** argon2id in the PHC string format. */
  readonly passwordHash: string
  /** `email` in it is where the organisation registered from and stays as it was. */
  readonly organization: Omit<GuestDetails, 'iban'> & { readonly ibanEnding: string }
  readonly ibanEncrypted: Buffer
  readonly kvkChecked: boolean
  readonly contactDetails: ContactDetails | null
  readonly technicalPerson: TechnicalPerson | null
  readonly resellerId: string | null
  readonly createdAt: Date
  readonly activatedAt: Date
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

/** Who logs in with this address; null where nobody does. */
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

/** What a customer changes of his organisation. */
export type ChangedOrganization = Pick<StoredCustomer, 'ibanEncrypted' | 'kvkChecked'> & {
  readonly organization: Partial<StoredCustomer['organization']>
}

/** Changes what is given of an organisation and leaves the rest; the customer as it is then comes out. */
export async function updateOrganization(
  client: PoolClient,
  id: string,
  { organization, ibanEncrypted, kvkChecked }: ChangedOrganization,
): Promise<StoredCustomer> {
  const { rows } = await client.query<StoredCustomer>(
    `update customers set organization = organization || $2::jsonb, iban_encrypted = $3, kvk_checked = $4
     where id = $1 returning ${columns}`,
    [id, JSON.stringify(organization), ibanEncrypted, kvkChecked],
  )
  return theOne(rows)
}

/** Changes the contact persons; the customer as it is then comes out. */
export async function updateContacts(
  client: PoolClient,
  id: string,
  { contactDetails, technicalPerson, ...person }: Contacts,
): Promise<StoredCustomer> {
  const { rows } = await client.query<StoredCustomer>(
    `update customers set organization = organization || $2::jsonb, contact_details = $3, technical_person = $4
     where id = $1 returning ${columns}`,
    [
      id,
      JSON.stringify(person),
      JSON.stringify(contactDetails),
      technicalPerson && JSON.stringify(technicalPerson),
    ],
  )
  return theOne(rows)
}

function theOne(rows: readonly StoredCustomer[]): StoredCustomer {
  const [customer] = rows
  if (!customer) throw new Error('The customer was removed while he was being changed')
  return customer
}

/** Lets one transaction at a time change a customer's details, password and links. */
export async function lockCustomer(client: PoolClient, id: string): Promise<void> {
  await client.query('select from customers where id = $1 for no key update', [id])
}

/** Sets a password's hash. */
export async function setPassword(client: PoolClient, id: string, passwordHash: string): Promise<void> {
  await client.query('update customers set password_hash = $2 where id = $1', [id, passwordHash])
}

/** Replaces a password's hash where it still is the one that was read. @returns false where it no longer is */
export async function replacePassword(
  client: PoolClient,
  { id, passwordHash }: Pick<StoredCustomer, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update customers set password_hash = $3 where id = $1 and password_hash = $2',
    [id, passwordHash, newHash],
  )
  return rowCount === 1
}
