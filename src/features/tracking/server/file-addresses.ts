import type { Queryable } from '../../../platform/database/pool.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { type Case, caseByNumber } from '../../cases/server/case.ts'
import { isRevokedSince } from '../../mailed-links/server/mailed-links.ts'

/** Addresses of a case's documents that serve for a while, for who was shown them by a link; a browser opens them by itself. */
export type FileAddresses = {
  /** @param number nine digits */
  addressOf(number: string, kind: string, now: Date): string
  /** Whether such an address was given and its time is not over; `fileCase` asks whether its link was revoked meanwhile. */
  isInTime(file: SignedFile, now: Date): boolean
}

type SignedFile = {
  readonly number: string
  readonly kind: string
  /** Until when, in seconds since 1970. */
  readonly until: string
  readonly signature: string
}

const servesSeconds = 60 * 60

/**
 * @param key 32 bytes, for these addresses only
 * @param filePath where they are, with a place for the number and one for the kind: `/api/volgen/{nummer}/{soort}`
 */
export function fileAddresses(key: Buffer, filePath: string): FileAddresses {
  const signatures = createSignatures(key)
  const text = (number: string, kind: string, until: string) => `${number}/${kind}/${until}`
  return {
    addressOf(number, kind, now) {
      const until = String(Math.floor(now.getTime() / 1000) + servesSeconds)
      const path = filePath.replace('{nummer}', number).replace(/\{\w+\}/, kind)
      return `${path}?tot=${until}&teken=${signatures.of(text(number, kind, until))}`
    },
    isInTime: ({ number, kind, until, signature }, now) =>
      /^\d{10}$/.test(until) &&
      Number(until) * 1000 > now.getTime() &&
      signatures.isRight(text(number, kind, until), signature),
  }
}

/**
 * The case whose file a signed address opens; null where it opens none: it was not given by us, its hour is over, or a link of the
 * case was revoked since it was given.
 */
export async function fileCase(
  database: Queryable,
  addresses: FileAddresses,
  file: SignedFile,
  now: Date,
): Promise<Case | null> {
  if (!addresses.isInTime(file, now)) return null
  const found = await caseByNumber(database, file.number)
  const givenAt = new Date((Number(file.until) - servesSeconds) * 1000)
  return found && !(await isRevokedSince(database, { caseId: found.id }, givenAt)) ? found : null
}
