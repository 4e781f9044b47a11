import fastifyCookie from '@fastify/cookie'
import fastifySession from '@fastify/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { hashOfSessionId, sessionsTable } from './sessions-table.ts'

/** As long as the browser keeps an unfinished order; changing the session starts it anew. */
export const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000

declare module 'fastify' {
  interface Session {
    /** Who is logged in; absent for a visitor who is not. */
    customerId?: string
    /** The browser as it named itself when the customer logged in. */
    userAgent?: string
  }
}

type SessionOptions = {
  readonly pool: pg.Pool
  /** 32 bytes that sign the cookie. */
  readonly key: Buffer
  readonly isHttps: boolean
}

/** The cookie that carries the session; a browser accepts the prefixed name from this host over https only. */
export const sessionCookie = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session')

/**
 * Gives the routes of this scope a session. It is stored when something is first put into it, and a request that changes
 * nothing writes nothing.
 */
export async function addSession(app: FastifyInstance, { pool, key, isHttps }: SessionOptions) {
  await app.register(fastifyCookie)
  if (isHttps) app.addHook('onRequest', arriveOverHttps)
  await app.register(fastifySession, {
    secret: key.toString('base64'),
    cookieName: sessionCookie(isHttps),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: sessionLifetimeMs },
    store: sessionsTable(pool, sessionLifetimeMs),
    saveUninitialized: false,
    rolling: false,
  })
  app.addHook('onError', leaveSessionAsItWas)
}

/** Identifies the visitor's session in other tables: SHA-256 of its id, 32 bytes. */
export const sessionHash = (request: FastifyRequest): Buffer => hashOfSessionId(request.session.sessionId)

/** A request that failed changes no session; trying to save it once more would only fail again. */
async function leaveSessionAsItWas(request: FastifyRequest) {
  Reflect.set(request, 'session', null)
}

/** TLS ends before this server, also where the proxy does not say so; without this no cookie would be set. */
function arriveOverHttps(request: FastifyRequest, _reply: unknown, done: () => void) {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  done()
}
