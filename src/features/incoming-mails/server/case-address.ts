import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../platform/deliveries/claim.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { caseById } from '../../cases/server/case.ts'
import { eventById } from '../../events/server/events.ts'
import { caseAddressKeys } from './tables.ts'

/* Addresses that answers come to: `zaak+767021411.a7k3jq2v…@shop.example` (docs/decisions/mail.md#answers-find-their-case). */

export type CaseAddresses = {
  readonly database: Database
  /** Encrypts the keys; bound to their ids. */
  readonly cipher: Cipher
  /** The mailbox without a case: `zaak@shop.example`. */
  readonly mailbox: string
}

type Key = { readonly id: string; readonly secret: Buffer }

/** RFC 4648 in small letters: mail servers may change capitals, and none of these reads as another. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const macLetters = 16
const idLetters = 2

/** 5 bits of each byte, which is as random as the byte. */
const lettersOf = (bytes: Buffer, count: number): string =>
  [...bytes.subarray(0, count)].map(byte => alphabet[byte & 31]).join('')

const macOf = ({ secret }: Key, number: string): string =>
  lettersOf(createHmac('sha256', secret).update(number).digest(), macLetters)

/** Address by which answers about a case come in. @param number nine digits */
export async function caseAddress(addresses: CaseAddresses, number: string): Promise<string> {
  const key = await newestKey(addresses)
  const [local, domain] = partsOf(addresses.mailbox)
  return `${local}+${number}.${key.id}${macOf(key, number)}@${domain}`
}

/** Address by which answers to a mail about a case come in; null of a mail to staff, or about no case. */
export async function addressForAnswers(
  addresses: CaseAddresses,
  { mail, caseId, eventId }: Pick<EmailDelivery, 'mail' | 'caseId' | 'eventId'>,
): Promise<string | null> {
  if (mail.isForHouse) return null
  const { database } = addresses
  const id = caseId ?? (eventId === null ? null : ((await eventById(database, eventId))?.caseId ?? null))
  const found = id === null ? null : await caseById(database, id)
  return found && caseAddress(addresses, found.number)
}

/** Whether an address is our mailbox, or one of it that is of a case. */
export function isOurs({ mailbox }: Pick<CaseAddresses, 'mailbox'>, address: string): boolean {
  const [local, domain] = partsOf(mailbox.toLowerCase())
  const [typed, at] = partsOf(address.toLowerCase())
  return at === domain && (typed === local || typed.startsWith(`${local}+`))
}

/** The case that one of these addresses is of, by its nine digits; null where none carries a signature of ours. */
export async function caseOfAddress(
  { database, cipher, mailbox }: CaseAddresses,
  recipients: readonly string[],
): Promise<string | null> {
  const [local] = partsOf(mailbox.toLowerCase())
  for (const recipient of recipients) {
    const [typed] = partsOf(recipient.toLowerCase())
    if (!typed.startsWith(`${local}+`)) continue
    const [, number, id, mac] =
      /^(\d{9})\.([a-z2-7]{2})([a-z2-7]{16})$/.exec(typed.slice(local.length + 1)) ?? []
    if (number === undefined || id === undefined || mac === undefined) continue
    const key = await keyById(database, cipher, id)
    if (key && timingSafeEqual(Buffer.from(macOf(key, number)), Buffer.from(mac))) return number
  }
  return null
}

const partsOf = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

const opened = (cipher: Cipher, { id, keyEncrypted }: { id: string; keyEncrypted: Buffer }): Key => ({
  id,
  secret: cipher.decrypt(keyEncrypted, id),
})

async function keyById(database: Queryable, cipher: Cipher, id: string): Promise<Key | null> {
  const [row] = await database.select().from(caseAddressKeys).where(eq(caseAddressKeys.id, id))
  return row ? opened(cipher, row) : null
}

/** The key that addresses are signed with; the first one is made here. */
async function newestKey({ database, cipher }: CaseAddresses): Promise<Key> {
  const newest = () =>
    database
      .select()
      .from(caseAddressKeys)
      .orderBy(desc(caseAddressKeys.createdAt), asc(caseAddressKeys.id))
      .limit(1)
  const [known] = await newest()
  if (known) return opened(cipher, known)
  await addCaseAddressKey({ database, cipher })
  const [made] = await newest()
  if (!made) throw new Error('The key that the addresses of cases are signed with could not be made')
  return opened(cipher, made)
}

/** Signs addresses with another key from now on; those signed before go on working. */
export async function addCaseAddressKey({
  database,
  cipher,
}: Pick<CaseAddresses, 'database' | 'cipher'>): Promise<void> {
  const id = lettersOf(randomBytes(idLetters), idLetters)
  await database
    .insert(caseAddressKeys)
    .values({ id, keyEncrypted: cipher.encrypt(randomBytes(32), id) })
    .onConflictDoNothing()
}
