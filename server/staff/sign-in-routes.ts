import type { FastifyInstance, FastifyRequest } from 'fastify'
import { staffCalls } from '../../contract/api/staff-calls.ts'
import type { Failure } from '../../contract/failure.ts'
import { waitInWords } from '../../domain/waiting.ts'
import { knownDevice, rememberDevice } from '../accounts/device-cookie.ts'
import { userAgentOf } from '../accounts/open-session.ts'
import { serve } from '../plugins/contract-routes.ts'
import { logSecurity } from '../plugins/security-log.ts'
import { hashOfSessionId } from '../sessions/sessions.ts'
import { signIn } from './sign-in.ts'
import type { StaffServices } from './staff-services.ts'
import { endStaffSession } from './stored-sessions.ts'

const wrong = { status: 401, body: { message: 'Het e-mailadres of wachtwoord klopt niet.' } } as const

const throttled = (seconds: number): Failure => ({
  message: `Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over ${waitInWords(seconds)} opnieuw.`,
})

/** Signing in and out at the desk (contract/staff.ts); where a visitor is known, for the token against forged requests. */
export async function signInRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  const { database, cookie, devices } = services

  /** Ends the session that the browser holds, where it holds one. */
  async function endOwn(request: FastifyRequest) {
    const id = cookie.idIn(request)
    if (id !== null) await endStaffSession(database, hashOfSessionId(id))
  }

  serve(app, staffCalls.signIn, async ({ body, request, reply }) => {
    const outcome = await signIn(services, {
      ...body,
      ip: request.ip,
      deviceIdFor: colleague => knownDevice(request, colleague, devices),
      userAgent: userAgentOf(request),
    })
    if (outcome.kind === 'signed-in') {
      const { colleague, sessionId } = outcome
      await endOwn(request)
      cookie.give(reply, sessionId)
      rememberDevice(reply, colleague, devices)
      logSecurity(request, 'login', { account: { staffId: colleague.id } })
      return { status: 200 }
    }
    const account = outcome.staffId === null ? { email: body.email } : { staffId: outcome.staffId }
    if (outcome.kind === 'refused') {
      logSecurity(request, 'login-refused', { account, reason: outcome.reason })
      return wrong
    }
    logSecurity(request, 'login-throttled', { account, reason: outcome.scope })
    const headers = { 'retry-after': String(outcome.retryAfterSeconds) }
    return { status: 429, body: throttled(outcome.retryAfterSeconds), headers }
  })

  serve(app, staffCalls.signOut, async ({ request, reply }) => {
    await endOwn(request)
    cookie.take(reply)
    return { status: 204 }
  })
}
