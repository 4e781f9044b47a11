import type { FastifyReply } from 'fastify'
import { loggedInCookie } from '../../contract/customer-mark.ts'
import { sessionLifetimeMs } from '../sessions/sessions.ts'

/** Tells the browser's scripts that somebody is logged in; it opens nothing and lasts as long as the session. */
export const showLoggedIn = (reply: FastifyReply, isHttps: boolean): FastifyReply =>
  reply.setCookie(loggedInCookie, '1', {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: sessionLifetimeMs / 1000,
  })

/** Takes that back. */
export const showLoggedOut = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(loggedInCookie, { path: '/' })
