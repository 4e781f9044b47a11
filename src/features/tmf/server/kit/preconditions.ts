import { createHash } from 'node:crypto'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal } from './errors.ts'
import type { Json } from './json.ts'

/* ETag, If-Match and If-None-Match (RFC 9110, §8.8 and §13; docs/decisions/integration.md#a-resource-has-a-tag). */

/** The tags of which a resource must still have one when it is changed. */
export type Precondition = {
  /** Whether the caller said anything. */
  readonly isGiven: boolean
  /** Refuses a resource that is not what the caller read, with 412; null where it may be changed. */
  refusal(current: Json): TmfRefusal | null
}

/**
 * The strong tag of a whole resource, whichever attributes of it are answered. Attributes that not every call of the same caller
 * shows are left out.
 */
export function etagOf(resource: Json, leftOut: readonly string[] = []): string {
  const shown = Object.entries(resource).filter(([name]) => !leftOut.includes(name))
  const hash = createHash('sha256').update(JSON.stringify(Object.fromEntries(shown)))
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

export const changedSinceRead = refusal(412, 'changedSinceRead', tmfTexts.changedSinceRead)

/** @param ifMatch the header as it was sent; a weak tag is never the one that was read */
export function preconditionOf(
  ifMatch: string | undefined,
  leftOut: readonly string[] | undefined,
): Precondition {
  if (ifMatch === undefined) return unconditional
  const { isAny, tags } = tagsIn(ifMatch)
  return {
    isGiven: true,
    refusal: current => (isAny || tags.includes(etagOf(current, leftOut)) ? null : changedSinceRead),
  }
}

const unconditional: Precondition = { isGiven: false, refusal: () => null }

/** Whether a caller that already has one of these tags has the resource as it is. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const { isAny, tags } = tagsIn(ifNoneMatch.replaceAll('W/', ''))
  return isAny || tags.includes(etag)
}

/** Tags of a list; one that is weak keeps its `W/`. */
const tagsIn = (header: string) => {
  const tags = header.split(',').map(tag => tag.trim())
  return { isAny: tags.includes('*'), tags }
}
