import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownFile } from '../../../platform/config/own-files.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { catalogueCalls } from '../contract.ts'
import type { Offering } from '../offering.ts'
import { pictureTexts } from '../texts-desk.ts'
import { type PictureType, type RewrittenPicture, rewriteJob } from './picture-job.ts'
import { cataloguePictures } from './tables.ts'

const folder = '/productafbeeldingen'

/** The pictures that a device can have: those that the shop ships, those that were added, and those in use. */
export async function pictures(database: Queryable, offerings: readonly Offering[]): Promise<string[]> {
  const [shipped, added] = await Promise.all([
    readdir(ownFile('public/devices')),
    database
      .select({ hash: cataloguePictures.hash, type: cataloguePictures.type })
      .from(cataloguePictures)
      .where(ne(cataloguePictures.state, 'refused')),
  ])
  const used = offerings.flatMap(({ device }) => (device ? [device.imageUrl] : []))
  const all = [...shipped.map(name => `/devices/${name}`), ...added.map(pathOf), ...used]
  return [...new Set(all)].toSorted()
}

const pathOf = ({ hash, type }: { readonly hash: string; readonly type: PictureType }): string =>
  `${folder}/${hash}.${type}`

/** First bytes of PNG, JPEG and WebP: for anything else no process is begun. */
const beginnings = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/]

type AddedPicture =
  | { readonly kind: 'added'; readonly path: string }
  | Exclude<RewrittenPicture, { readonly kind: 'rewritten' }>

/** Stores a picture as it is written anew; the same one twice is one. */
export async function addPicture(database: Database, bytes: Buffer): Promise<AddedPicture> {
  const head = bytes.subarray(0, 16).toString('hex')
  if (!beginnings.some(begins => begins.test(head))) return { kind: 'wrong' }
  const rewritten = await rewriteJob(bytes)
  if (rewritten.kind !== 'rewritten') return rewritten
  const { type, card } = rewritten
  const hash = createHash('sha256').update(rewritten.bytes).digest('hex')
  await database
    .insert(cataloguePictures)
    .values({ hash, type, bytes: rewritten.bytes, card, state: 'rewritten' })
    .onConflictDoUpdate({ target: cataloguePictures.hash, set: { card } })
  return { kind: 'added', path: pathOf({ hash, type }) }
}

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const

/** GET /productafbeeldingen/<hash>.<type>, with `-klein` behind the hash as small as a card shows it: the same picture for ever. */
export async function pictureRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, catalogueCalls.productPicture, async ({ params, reply }) => {
    const [, hash, size, type] = /^([0-9a-f]{64})(-klein)?\.(png|jpg|webp)$/.exec(params.name) ?? []
    const [found] = hash
      ? await database.select().from(cataloguePictures).where(eq(cataloguePictures.hash, hash))
      : []
    if (!found || found.type !== type || found.state === 'refused')
      return { status: 404, body: { message: pictureTexts.unknown } }
    reply
      .headers({
        // Until its small version was made the large one stands in for it.
        'cache-control': size && !found.card ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
      })
      .type(mediaTypes[found.type])
      .send((size && found.card) || found.bytes)
    return sent
  })
}
