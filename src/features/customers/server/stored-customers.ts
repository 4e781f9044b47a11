import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { emailKeyOf } from '../../../common/checks/email-key.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { storedEmailKeys } from '../../../platform/secrets/email-keys.ts'
import type { Contacts } from '../../details/details-schema.ts'
import type { ReferenceField, References } from '../../details/references.ts'
import { StoredOrganization, StoredReach, StoredTechnicalPerson } from './stored-organization.ts'
import { customers } from './tables.ts'

const details = {
  organization: StoredOrganization,
  contactDetails: z.nullable(StoredReach),
  technicalPerson: z.nullable(StoredTechnicalPerson),
}

type Row = typeof customers.$inferSelect

/**
 * A customer: an organisation whose account is active. `organization.email` is where it registered from and stays as it was.
 * Without a password is who registered with the release before this one, and did not choose one yet.
 */
export type StoredCustomer = Readonly<
  Omit<Row, keyof typeof details | ReferenceField | 'emailKey' | 'changedAt'> & {
    [name in keyof typeof details]: z.infer<(typeof details)[name]>
  } & {
    /** Those that the next order begins with. */
    references: References
  }
>

const fromRow = ({
  emailKey: _key,
  purchaseOrderNumber,
  invoiceEmail,
  costCentre,
  ...row
}: Row): StoredCustomer => ({
  ...row,
  references: { purchaseOrderNumber, invoiceEmail, costCentre },
  organization: details.organization.parse(row.organization),
  contactDetails: details.contactDetails.parse(row.contactDetails),
  technicalPerson: details.technicalPerson.parse(row.technicalPerson),
})

/** The customer with this id, or null. */
export const customerById = (database: Queryable, id: string): Promise<StoredCustomer | null> =>
  customerWhere(database, eq(customers.id, id))

/** Customer with this login address; null for none. */
export const customerByEmail = (database: Queryable, email: string): Promise<StoredCustomer | null> =>
  customerWhere(database, inArray(customers.emailKey, storedEmailKeys(email)))

/** Whether an account of an organisation, by its KVK number or its address, is blocked. */
export async function isBlockedCustomer(
  database: Queryable,
  { kvkNumber, email }: { readonly kvkNumber: string; readonly email: string },
): Promise<boolean> {
  const isIts = or(
    inArray(customers.emailKey, storedEmailKeys(email)),
    sql`${customers.organization} ->> 'kvkNumber' = ${kvkNumber}`,
  )
  const found = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNotNull(customers.blockedAt), isIts))
    .limit(1)
  return found.length > 0
}

async function customerWhere(database: Queryable, condition: SQL): Promise<StoredCustomer | null> {
  const [found] = await database.select().from(customers).where(condition)
  return found ? fromRow(found) : null
}

/** Fields of the organisation that customers change themselves. */
export type ChangedOrganization = Pick<StoredCustomer, 'ibanEncrypted' | 'kvkChecked'> & {
  readonly organization: Partial<StoredCustomer['organization']>
  /** undefined where they stay. */
  readonly references?: References | undefined
}

/** Changes what is given of an organisation and leaves the rest; the customer as it is then comes out. */
export const updateOrganization = (
  tx: Transaction,
  id: string,
  { organization, ibanEncrypted, kvkChecked, references }: ChangedOrganization,
): Promise<StoredCustomer> =>
  update(tx, id, { organization: withChanged(organization), ibanEncrypted, kvkChecked, ...references })

/** Changes the contact persons; the customer as it is then comes out. */
export const updateContacts = (
  tx: Transaction,
  id: string,
  { contactDetails, technicalPerson, ...person }: Contacts,
): Promise<StoredCustomer> =>
  update(tx, id, { organization: withChanged(person), contactDetails, technicalPerson })

/** The stored organisation with other values; PostgreSQL merges, so that fields of a newer version stay. */
const withChanged = (changed: Partial<StoredCustomer['organization']>): SQL =>
  sql`${customers.organization} || ${JSON.stringify(changed)}::jsonb`

type Changes = Parameters<ReturnType<typeof updateOf>['set']>[0]
const updateOf = (tx: Transaction) => tx.update(customers)

async function update(tx: Transaction, id: string, changes: Changes): Promise<StoredCustomer> {
  const [changed] = await updateOf(tx).set(changes).where(eq(customers.id, id)).returning()
  if (!changed) throw new Error('The customer was removed while he was being changed')
  return fromRow(changed)
}

/** Lets one transaction at a time change a customer's details, password and links. */
export async function lockCustomer(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update')
}

/**
 * Has a customer log in with another address.
 * @throws where somebody else does already (23505)
 */
export async function setLoginEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx
    .update(customers)
    .set({ email, emailKey: emailKeyOf(email) })
    .where(eq(customers.id, id))
}

/** Blocks an account, by whom and why, or with null opens it again. */
export async function setBlocked(
  tx: Transaction,
  id: string,
  by: { readonly reason: string; readonly staffId: string } | null,
): Promise<void> {
  await tx
    .update(customers)
    .set({
      blockedAt: by && sql`now()`,
      blockedReason: by?.reason ?? null,
      blockedBy: by?.staffId ?? null,
    })
    .where(eq(customers.id, id))
}

/** Sets a password's hash. */
export async function setPassword(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, id))
}

/** Keeps a password from being replaced until the transaction ends. @returns false where it no longer is the one that was read */
export async function lockPassword(tx: Transaction, customer: PasswordRead): Promise<boolean> {
  const held = await tx.select({ id: customers.id }).from(customers).where(isStill(customer)).for('share')
  return held.length === 1
}

/** Replaces a password's hash where it still is the one that was read. @returns false where it no longer is */
export async function replacePassword(
  tx: Transaction,
  customer: PasswordRead,
  newHash: string,
): Promise<boolean> {
  const { rowCount } = await tx.update(customers).set({ passwordHash: newHash }).where(isStill(customer))
  return rowCount === 1
}

type PasswordRead = Pick<StoredCustomer, 'id' | 'passwordHash'>

/** Blocked accounts and accounts without a password are neither locked nor changed. */
const isStill = ({ id, passwordHash }: PasswordRead): SQL | undefined =>
  and(
    eq(customers.id, id),
    isNull(customers.blockedAt),
    passwordHash === null ? sql`false` : eq(customers.passwordHash, passwordHash),
  )
