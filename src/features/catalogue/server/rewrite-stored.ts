import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { JobFailed } from '../../../platform/utility-process/job-failed.ts'
import { type RewrittenPicture, rewriteJob } from './picture-job.ts'
import { cataloguePictures } from './tables.ts'

/** `later`: the process beside could not do it now. */
type Outcome = 'rewritten' | 'refused' | 'later'

type Options = {
  /** Hears of each picture that was looked at, by its hash. */
  readonly onOutcome: (hash: string, outcome: Outcome) => void
  readonly rewrite?: (bytes: Buffer) => Promise<RewrittenPicture>
}

/**
 * Writes pictures anew that were added before that was done to each, or before each had a small version, one with each call, in a process beside. Its address stays:
 * products, orders and mails name it. One that cannot be decoded within the limits of new ones is shown no more. Done once for each
 * picture; one during which the shop ends is taken again. Resolves to whether there may be more.
 */
export function createPictureRewriter(
  database: Database,
  { onOutcome, rewrite = rewriteJob }: Options,
): () => Promise<boolean> {
  let last = ''
  return async () => {
    const [picture] = await database
      .select()
      .from(cataloguePictures)
      .where(and(isWaiting, gt(cataloguePictures.hash, last)))
      .orderBy(asc(cataloguePictures.hash))
      .limit(1)
    // From the first one again, for what could not be done before.
    last = picture?.hash ?? ''
    if (!picture) return false
    onOutcome(picture.hash, await rewriteOne(database, picture, rewrite))
    return true
  }
}

/** Not written anew yet, or without its small version. */
const isWaiting = and(isNull(cataloguePictures.card), ne(cataloguePictures.state, 'refused'))

type StoredPicture = Readonly<typeof cataloguePictures.$inferSelect>

async function rewriteOne(
  database: Database,
  { hash, type, bytes, state }: StoredPicture,
  rewrite: NonNullable<Options['rewrite']>,
): Promise<Outcome> {
  const rewritten = await rewrite(bytes).catch(failureOf)
  if (rewritten === 'later') return 'later'
  const isSame = rewritten.kind === 'rewritten' && rewritten.type === type
  await database
    .update(cataloguePictures)
    .set(
      isSame
        ? { card: rewritten.card, state: 'rewritten', ...ofSent(state, rewritten.bytes) }
        : { state: 'refused' },
    )
    .where(and(eq(cataloguePictures.hash, hash), eq(cataloguePictures.state, state)))
  return isSame ? 'rewritten' : 'refused'
}

/** Bytes to store: a picture that was written anew is not written a second time, by which it would lose a little. */
const ofSent = (state: StoredPicture['state'], bytes: Buffer) => (state === 'as-sent' ? { bytes } : {})

/** A picture that takes too much is none of a device; whatever else went wrong may go right another time. */
function failureOf(error: unknown): RewrittenPicture | 'later' {
  if (!(error instanceof JobFailed)) throw error
  return error.failure === 'time' || error.failure === 'memory' ? { kind: 'broken' } : 'later'
}
