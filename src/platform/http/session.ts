import { randomBytes } from 'node:crypto'
import fastifyCookie, { Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/pool.ts'
import type { Signatures } from '../secrets/signatures.ts'
import { createSignatures } from '../secrets/signatures.ts'
import { endSessionOf, hashOfSessionId, livingSession, sessionLifetimeMs } from '../sessions/sessions.ts'

/** The requester. */
export type Visit = {
  /** Random and secret: of the session, or of the visitor where there is none; null for who has neither. */
  readonly id: string | null
  /** Customer of the session. */
  readonly customerId: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Read it with `visitOf`. */
    visit: Visit | null
  }
  interface FastifyInstance {
    sessions: Sessions
  }
}

/** The cookies of visitors and sessions. */
type Sessions = {
  /** The requester; an anonymous one becomes a visitor with this response. */
  greet(request: FastifyRequest, reply: FastifyReply): string
  /** Has the browser hold a session that was stored under the id's hash, and no longer be the visitor that it was. */
  open(reply: FastifyReply, id: string): void
  /** Ends the request's session, where it has one, and has the browser hold neither session nor visitor. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

type SessionOptions = {
  readonly database: Database
  /** 32 bytes that sign the cookie of sessions, and as many for that of visitors. */
  readonly keys: { readonly session: Buffer; readonly visitor: Buffer }
  readonly isHttps: boolean
}

const nobody: Visit = { id: null, customerId: null }

/**
 * Says of every request of this scope who asks. A visitor is a signed cookie and nothing else; a session is a row of the
 * database that begins at login and ends with it
 * (docs/decisions/accounts.md#visitors-have-no-session).
 */
export async function addSession(app: FastifyInstance, { database, keys, isHttps }: SessionOptions) {
  // A browser accepts the prefixed name from this host over https only.
  const prefix = isHttps ? '__Host-' : ''
  const names = { session: `${prefix}session`, visitor: `${prefix}visitor` }
  const sessionSigner = new Signer(keys.session.toString('base64'))
  const visitorSignatures = createSignatures(keys.visitor)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  const lasting = { ...cookie, maxAge: sessionLifetimeMs / 1000 }

  await app.register(fastifyCookie)
  app.decorateRequest('visit', null)
  app.addHook('onRequest', (request, reply, done) => {
    const id = visitorIn(request.cookies[names.visitor], visitorSignatures, sessionLifetimeMs)
    request.visit = id === null ? nobody : { id, customerId: null }
    const session = request.cookies[names.session]
    if (session === undefined) return done()
    sessionIn(session).then(found => {
      if (found === nobody) clear(reply, names.session)
      request.visit = chosen(visitOf(request), found)
      done()
    }, done)
  })

  async function sessionIn(value: string): Promise<Visit> {
    const { valid, value: id } = sessionSigner.unsign(value)
    const session = valid && id ? await livingSession(database, hashOfSessionId(id)) : null
    return session ? { id, customerId: session.customerId } : nobody
  }

  const clear = (reply: FastifyReply, name: string) => {
    if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, cookie)
  }

  app.decorate('sessions', {
    greet(request, reply) {
      const { id } = visitOf(request)
      if (id !== null) return id
      const visitor = newVisitor(visitorSignatures)
      reply.setCookie(names.visitor, visitor.cookie, lasting)
      return visitor.id
    },
    open(reply, id) {
      reply.setCookie(names.session, sessionSigner.sign(id), lasting)
      clear(reply, names.visitor)
    },
    async end(request, reply) {
      if (customerIdOf(request) !== null) await endSessionOf(database, sessionHash(request))
      clear(reply, names.session)
      clear(reply, names.visitor)
    },
  })
}

/**
 * A customer's session comes first. The release before gives every visitor a session: it says who asks where it came first,
 * and never instead of a visitor that this release knew before.
 */
const chosen = (visitor: Visit, session: Visit): Visit =>
  session.customerId !== null || visitor.id === null ? session : visitor

/** The requester in a scope with sessions; anonymous before anything is known. */
export const visitOf = ({ visit }: FastifyRequest): Visit => visit ?? nobody

/** Id of the logged-in customer; null for none. */
export const customerIdOf = (request: FastifyRequest): string | null => visitOf(request).customerId

/**
 * Identifies who asks in other tables, 32 bytes: SHA-256 of the session's id, or of the visitor's where nobody is logged in.
 * Whoever may change something has one of them; anybody else has what no row has.
 */
export const sessionHash = (request: FastifyRequest): Buffer => hashOfSessionId(visitOf(request).id ?? '')

/** Identity of a browser without a login: a random secret in a signed cookie; the server stores nothing. */
type NewVisitor = { readonly id: string; readonly cookie: string }

function newVisitor(signatures: Signatures): NewVisitor {
  const id = randomBytes(32).toString('base64url')
  const signed = `${id}.${Date.now().toString(36)}`
  return { id, cookie: `${signed}.${signatures.of(signed)}` }
}

/**
 * The id in a visitor's cookie; null where there is none, it was made up or changed, or it is older than its lifetime: a
 * cookie that was copied ends too.
 */
function visitorIn(cookie: string | undefined, signatures: Signatures, lifetimeMs: number): string | null {
  const [id, begun, signature, more] = cookie?.split('.') ?? []
  if (!id || !begun || !signature || more !== undefined) return null
  if (!signatures.isRight(`${id}.${begun}`, signature)) return null
  return Date.now() - Number.parseInt(begun, 36) < lifetimeMs ? id : null
}
