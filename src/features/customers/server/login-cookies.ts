import type { FastifyReply } from 'fastify'
import { sessionLifetimeMs } from '../../../platform/sessions/sessions.ts'
import { loggedInCookie } from '../../page-frame/customer-mark.ts'

/** Tells the browser's scripts that somebody is logged in; it opens nothing and lasts as long as the session. */
export const showLoggedIn = (reply: FastifyReply, isHttps: boolean): FastifyReply =>
  showLoggedOut(reply).setCookie(loggedInCookie(isHttps), '1', {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: sessionLifetimeMs / 1000,
  })

/** Takes that back, also as the release before says it on https. */
export function showLoggedOut(reply: FastifyReply): FastifyReply {
  for (const secure of [true, false]) {
    const name = loggedInCookie(secure)
    if (reply.request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/', secure })
  }
  return reply
}
