import { and, eq, inArray } from 'drizzle-orm'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { promiseOf, requalified } from '../../addresses/line-promise.ts'
import { promiseInWords } from '../../addresses/promise-texts.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import type { OfferedPlaces } from '../../case-desk/server/offered-places.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { addressLine } from '../../details/facts.ts'
import type { ChangedValue } from '../../events/server/events.ts'
import { linesOf, requalifyLines } from '../../orders/server/lines.ts'
import { quoteServerTexts } from '../texts.ts'
import { openParts, type StoredPart, type StoredVersion, versionsOfCase } from './stored-versions.ts'
import { quoteParts } from './tables.ts'

/* A quote of which the address is corrected after it came in. */

type SentParts = { readonly versionId: string; readonly parts: readonly StoredPart[] }

/** The parts at an address that can still be accepted, in the version that waits for the customer; null where none waits. */
async function partsThatWait(
  database: Queryable,
  caseId: number,
  address: PostalAddress,
): Promise<SentParts | null> {
  const [newest] = await versionsOfCase(database, caseId)
  return newest?.state === 'sent' ? { versionId: newest.id, parts: partsAt(newest, address) } : null
}

const partsAt = (version: StoredVersion, address: PostalAddress): readonly StoredPart[] =>
  openParts(version).filter(part => addressLine(part.address) === addressLine(address))

/**
 * The promise that differs at a corrected address from that at the one before: of the version that waits for the customer, else of the
 * request. null where none does; `refusal` says why a version that waits stays where it is.
 * @param offered the internet lines at the corrected address
 */
async function promiseMoved(
  database: Queryable,
  caseId: number,
  before: PostalAddress,
  offered: readonly ProductOffering[],
): Promise<(ChangedValue & { readonly refusal: string | null }) | null> {
  const waiting = await partsThatWait(database, caseId, before)
  const carts = waiting ? waiting.parts.map(({ lines }) => lines) : [await linesOf(database, caseId)]
  for (const lines of carts) {
    const moved = movedPromise(lines, offered)
    if (moved) return { ...moved, refusal: waiting ? quoteServerTexts.promisedOtherwise(moved) : null }
  }
  return null
}

function movedPromise(lines: readonly OrderLine[], offered: readonly ProductOffering[]): ChangedValue | null {
  const [was, is] = [promiseOf(lines), promiseOf(requalified(lines, offered))]
  if (!was || !is) return null
  const moved = { before: promiseInWords(was), after: promiseInWords(is) }
  return moved.before === moved.after ? null : moved
}

/**
 * Has a quote go to the corrected address: the parts that can still be accepted, in the version that waits for the customer, of which
 * the PDF stays as it was sent; or what was asked for, with what the networks say there.
 * @param offered the internet lines at the corrected address
 */
async function correctPlace(
  tx: Transaction,
  caseId: number,
  {
    before,
    after,
    addressChecked,
    offered,
  }: {
    readonly before: PostalAddress
    readonly after: PostalAddress
    readonly addressChecked: boolean
    readonly offered: readonly ProductOffering[]
  },
): Promise<void> {
  const waiting = await partsThatWait(tx, caseId, before)
  if (waiting) await movePlace(tx, waiting, { after, addressChecked })
  else await requalifyLines(tx, caseId, offered)
}

/** The address of the parts that wait for the customer exists, as somebody looked up. */
async function placeChecked(tx: Transaction, caseId: number, address: PostalAddress): Promise<void> {
  const waiting = await partsThatWait(tx, caseId, address)
  if (waiting) await movePlace(tx, waiting, { after: address, addressChecked: true })
}

const movePlace = (
  tx: Transaction,
  { versionId, parts }: SentParts,
  { after, addressChecked }: { readonly after: PostalAddress; readonly addressChecked: boolean },
) =>
  tx
    .update(quoteParts)
    .set({ installationAddress: after, addressChecked })
    .where(
      and(
        eq(quoteParts.versionId, versionId),
        inArray(
          quoteParts.partId,
          parts.map(({ id }) => id),
        ),
      ),
    )

/** Offers of quotes where an address is corrected or looked up. */
export const quotedPlaces: OfferedPlaces = { promiseMoved, correctPlace, placeChecked }
