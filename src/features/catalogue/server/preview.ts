import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { addressCalls } from '../../addresses/contract.ts'
import { catalogueCalls } from '../contract.ts'
import { previewTexts } from '../preview-texts.ts'
import { type CatalogueSnapshot, snapshotOf } from './catalogue.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { statesOf } from './edit-items.ts'
import { selectCatalogueVersion, selectState } from './stored-catalogue.ts'
import { findRevision } from './stored-revisions.ts'

/**
 * Shop and website as they will be with a revision, or at a moment, for colleagues with a link
 * (docs/decisions/catalogue.md). A cookie says what a browser is shown; visitors without it pay nothing for it.
 */

/** The subject of a link: a revision as it is now, or everything that is planned until a moment. */
export type PreviewSubject =
  | { readonly revisionId: number; readonly at: null }
  | { readonly revisionId: null; readonly at: string }

export type Preview = {
  readonly snapshot: CatalogueSnapshot
  /** The name of the revision; null of a moment. */
  readonly name: string | null
  /** ISO 8601; null of a revision that is to go live as soon as it is planned. */
  readonly at: string | null
}

const cookieName = 'voorvertoning'
const linkPath = '/voorvertoning'
const lifetimeMs = 7 * 24 * 60 * 60 * 1000
/** Each is a whole catalogue, with its compressed price lists. */
const mostKept = 8

/** A link for colleagues that serves for a week; null where there is no such revision. */
export async function previewLink(
  { database, publicUrl, previewKey }: CatalogueDeskServices,
  { revisionId, at }: { readonly revisionId: number | null; readonly at: string | null },
): Promise<string | null> {
  if (revisionId !== null && !(await findRevision(database, revisionId))) return null
  const subject = revisionId === null ? `m${Date.parse(at ?? new Date().toISOString())}` : `r${revisionId}`
  const text = `${subject}.${Date.now() + lifetimeMs}`
  return `${publicUrl}${linkPath}/${text}.${createSignatures(previewKey).of(text)}`
}

export type Previews = {
  /** The preview that this browser is shown; null for a visitor, and where the link has run out. */
  of(request: FastifyRequest): Promise<Preview | null>
  /** The subject of a token that we signed and that has not run out, or null. */
  subjectOf(token: string): PreviewSubject | null
}

export function createPreviews({ database, key }: { database: Database; key: Buffer }): Previews {
  const signatures = createSignatures(key)
  const kept = new LRUCache<string, Preview>({ max: mostKept })

  function subjectOf(token: string): PreviewSubject | null {
    const [subject = '', until = '', signature = ''] = token.split('.')
    if (!signatures.isRight(`${subject}.${until}`, signature) || Number(until) < Date.now()) return null
    const value = Number(subject.slice(1))
    return subject.startsWith('r')
      ? { revisionId: value, at: null }
      : { revisionId: null, at: new Date(value).toISOString() }
  }

  async function made(subject: PreviewSubject): Promise<Preview | null> {
    const stored = await selectCatalogueVersion(database)
    if (subject.revisionId === null) {
      const { at } = subject
      return keep(`${stored} ${at}`, async () => ({
        snapshot: await snapshotOf(`${stored} ${at}`, await selectState(database, new Date(at))),
        name: null,
        at,
      }))
    }
    const revision = await findRevision(database, subject.revisionId)
    if (!revision) return null
    const version = `${stored} ${revision.id} ${revision.version}`
    return keep(version, async () => ({
      snapshot: await snapshotOf(version, (await statesOf(database, revision)).after),
      name: revision.name,
      at: revision.startsAt?.toISOString() ?? null,
    }))
  }

  async function keep(version: string, make: () => Promise<Preview>): Promise<Preview> {
    const found = kept.get(version)
    if (found) return found
    const preview = await make()
    kept.set(version, preview)
    return preview
  }

  return {
    subjectOf,
    async of({ headers: { cookie } }) {
      const token = cookie && tokenIn(cookie)
      const subject = token ? subjectOf(token) : null
      return subject && made(subject)
    },
  }
}

const tokenIn = (cookie: string): string | null =>
  cookie.includes(`${cookieName}=`)
    ? (new RegExp(`(?:^|; ?)${cookieName}=([^;]+)`).exec(cookie)?.[1] ?? null)
    : null

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

const toHome = (cookie: string) =>
  ({ status: 303, headers: { ...notKept, location: '/', 'set-cookie': cookie } }) as const

/** The link into a preview, and the way out of it. */
export async function previewRoutes(
  app: FastifyInstance,
  { previews, isHttps }: { previews: Previews; isHttps: boolean },
) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  serve(app, catalogueCalls.openPreview, async ({ params: { token } }) =>
    previews.subjectOf(token)
      ? toHome(`${cookieName}=${token}; ${attributes}`)
      : { status: 404, body: { message: previewTexts.gone } },
  )
  serve(app, catalogueCalls.endPreview, async () => toHome(`${cookieName}=; Max-Age=0; ${attributes}`))
}

/** Nothing is ordered, asked or kept in a preview; looking up an address or a company is no order. */
export function refuseInPreview(app: FastifyInstance, previews: Previews) {
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call || call.method === 'GET' || call.access === 'staff' || isLookUp(call)) return
    if (await previews.of(request)) return refuse(request, reply, 409, previewTexts.refused)
  })
}

const isLookUp = ({ group, path }: { readonly group: string; readonly path: string }): boolean =>
  group === 'Details' || group === 'Visit' || lookUps.has(path)

const lookUps: ReadonlySet<string> = new Set([addressCalls.addressCheck.path, addressCalls.findStreet.path])
