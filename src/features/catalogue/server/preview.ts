import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ApiCall } from '../../../common/contract/call.ts'
import type { EventKind } from '../../../common/event-kind.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { createSignatures } from '../../../platform/secrets/signatures.ts'
import { appendEvent } from '../../events/server/events.ts'
import { catalogueCalls } from '../contract.ts'
import { catalogueEvents } from '../events.ts'
import { previewTexts } from '../preview-texts.ts'
import { type CatalogueSnapshot, snapshotOf } from './catalogue.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { statesOf } from './edit-items.ts'
import { InvalidCatalogue, selectCatalogueVersion, selectState } from './stored-catalogue.ts'
import {
  endStoredPreview,
  insertPreview,
  type PreviewSubject,
  runningPreview,
  type StoredPreview,
} from './stored-previews.ts'
import { findRevision } from './stored-revisions.ts'

/**
 * Shop and website as they will be with a revision, or at a moment, for colleagues with a link
 * (docs/decisions/catalogue.md). A cookie says what a browser is shown; visitors without it pay nothing for it.
 */

/** `unavailable`: the browser has a link that shows nothing any more, and sees the shop of today with the reason. */
export type Preview =
  | {
      readonly kind: 'shown'
      readonly snapshot: CatalogueSnapshot
      /** The name of the revision; null of a moment. */
      readonly name: string | null
      /** ISO 8601; null of a revision that is to go live as soon as it is planned. */
      readonly at: string | null
    }
  | { readonly kind: 'unavailable'; readonly reason: string }

export type ShownPreview = Extract<Preview, { kind: 'shown' }>

/** A browser accepts the prefixed name from this host over https only. */
const cookieName = (isHttps: boolean): string => (isHttps ? '__Host-voorvertoning' : 'voorvertoning')
const linkPath = '/voorvertoning'
const lifetimeMs = 7 * 24 * 60 * 60 * 1000
/** Each is a whole catalogue, with its compressed price lists. */
const mostKept = 8

const gone = { kind: 'unavailable', reason: previewTexts.gone } as const

/**
 * Makes a link for colleagues that serves for a week, until somebody ends it.
 * @returns why there is none, in Dutch, where nothing could be shown; null where there is no such revision
 */
export async function makePreview(
  { database, publicUrl, previewKey }: CatalogueDeskServices,
  staffId: string,
  subject: PreviewSubject,
): Promise<{ readonly url: string } | { readonly refused: string } | null> {
  const shown = await createPreviewer(database)(subject)
  if (shown === null) return null
  if (shown.kind === 'unavailable') return { refused: shown.reason }
  const expiresAt = new Date(Date.now() + lifetimeMs)
  const id = await transaction(database, async tx => {
    await logPreview(tx, catalogueEvents.previewMade, staffId, shown)
    return insertPreview(tx, { ...subject, createdBy: staffId, expiresAt })
  })
  const text = String(id)
  return { url: `${publicUrl}${linkPath}/${text}.${createSignatures(previewKey).of(text)}` }
}

/** Ends a link in every browser that has it. @returns false where none of this number works */
export const endPreview = (
  { database }: CatalogueDeskServices,
  { staffId, id }: { readonly staffId: string; readonly id: number },
): Promise<boolean> =>
  transaction(database, async tx => {
    const ended = await endStoredPreview(tx, id)
    if (!ended) return false
    const revision = ended.revisionId === null ? null : await findRevision(tx, ended.revisionId)
    await logPreview(tx, catalogueEvents.previewEnded, staffId, {
      name: revision?.name ?? null,
      at: ended.at?.toISOString() ?? null,
    })
    return true
  })

const logPreview = (
  tx: Parameters<typeof appendEvent>[0],
  type: EventKind<string, 'revision' | 'previewAt'>,
  staffId: string,
  { name, at }: Pick<ShownPreview, 'name' | 'at'>,
) =>
  appendEvent(tx, {
    type,
    actor: { kind: 'staff', id: staffId },
    data: { ...(name !== null && { revision: name }), ...(at !== null && { previewAt: at }) },
  })

export type Previews = {
  /** The preview of this browser; null for a visitor. */
  of(request: Pick<FastifyRequest, 'headers'>): Promise<Preview | null>
  /** The preview of a token; null where we did not sign it. */
  ofToken(token: string): Promise<Preview | null>
}

export function createPreviews({
  database,
  key,
  isHttps,
}: {
  database: Database
  key: Buffer
  isHttps: boolean
}): Previews {
  const signatures = createSignatures(key)
  const name = cookieName(isHttps)
  const show = createPreviewer(database)

  async function ofToken(token: string): Promise<Preview | null> {
    const [id = '', signature = ''] = token.split('.')
    if (!signatures.isRight(id, signature)) return null
    const stored = await runningPreview(database, Number(id))
    return stored === null ? gone : ((await show(subjectOf(stored))) ?? gone)
  }

  return {
    ofToken,
    async of({ headers: { cookie } }) {
      const token = cookie && cookieValue(name, cookie)
      return token ? ofToken(token) : null
    },
  }
}

const subjectOf = ({ revisionId, at }: StoredPreview): PreviewSubject =>
  revisionId === null ? { revisionId, at: at ?? new Date() } : { revisionId, at: null }

/** Makes what a subject shows, and keeps the last ones. The result is null where there is no such revision. */
function createPreviewer(database: Database): (subject: PreviewSubject) => Promise<Preview | null> {
  const kept = new LRUCache<string, ShownPreview>({ max: mostKept })

  async function shown(subject: PreviewSubject): Promise<ShownPreview | null> {
    const stored = await selectCatalogueVersion(database)
    if (subject.revisionId === null) {
      const at = subject.at.toISOString()
      return keep(`${stored} ${at}`, async version => ({
        kind: 'shown',
        snapshot: await snapshotOf(version, await selectState(database, subject.at)),
        name: null,
        at,
      }))
    }
    const revision = await findRevision(database, subject.revisionId)
    if (!revision) return null
    return keep(`${stored} ${revision.id} ${revision.version}`, async version => ({
      kind: 'shown',
      snapshot: await snapshotOf(version, (await statesOf(database, revision)).after),
      name: revision.name,
      at: revision.startsAt?.toISOString() ?? null,
    }))
  }

  async function keep(
    version: string,
    make: (version: string) => Promise<ShownPreview>,
  ): Promise<ShownPreview> {
    const found = kept.get(version)
    if (found) return found
    const preview = await make(version)
    kept.set(version, preview)
    return preview
  }

  return async subject => {
    try {
      return await shown(subject)
    } catch (error) {
      if (!(error instanceof InvalidCatalogue)) throw error
      return { kind: 'unavailable', reason: await whyNot(database, subject) }
    }
  }
}

/** Before the first revision nothing was sold; any other catalogue that cannot be read breaks a rule. */
async function whyNot(database: Database, { at }: PreviewSubject): Promise<string> {
  const isEmpty = at !== null && (await selectState(database, at)).offerings.size === 0
  return isEmpty ? previewTexts.unknownDay : previewTexts.broken
}

/** The value of a cookie in a Cookie header. */
const cookieValue = (name: string, cookie: string): string | undefined =>
  cookie
    .split(';')
    .map(each => each.trim())
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const

const toHome = (cookie: string) =>
  ({ status: 303, headers: { ...notKept, location: '/', 'set-cookie': cookie } }) as const

/** The link into a preview, and the way out of it. */
export async function previewRoutes(
  app: FastifyInstance,
  { previews, isHttps }: { previews: Previews; isHttps: boolean },
) {
  const name = cookieName(isHttps)
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  serve(app, catalogueCalls.openPreview, async ({ params: { token }, request, reply }) => {
    const preview = (await previews.ofToken(token)) ?? gone
    if (preview.kind === 'shown') return toHome(`${name}=${token}; ${attributes}`)
    refuse(request, reply, 404, preview.reason)
    return sent
  })
  serve(app, catalogueCalls.endPreview, async () => toHome(`${name}=; Max-Age=0; ${attributes}`))
}

/** The preview, where it is shown instead of today's catalogue; null otherwise. */
export const shownOf = (preview: Preview | null): ShownPreview | null =>
  preview?.kind === 'shown' ? preview : null

/**
 * Nothing is ordered, asked or kept in a preview; looking up an address or a company is no order.
 * @param lookUps calls that look up an address
 */
export function refuseInPreview(app: FastifyInstance, previews: Previews, lookUps: readonly ApiCall[]) {
  const isLookUp = ({ group, path }: ApiCall): boolean =>
    group === 'Details' || group === 'Visit' || lookUps.some(call => call.path === path)
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call || call.method === 'GET' || call.access === 'staff' || isLookUp(call)) return
    if (shownOf(await previews.of(request))) return refuse(request, reply, 409, previewTexts.refused)
  })
}
