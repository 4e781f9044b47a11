import type { FastifyInstance } from 'fastify'
import { markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { knownDevice } from '../../authentication/server/device-cookie.ts'
import { userAgentOf } from '../../authentication/server/user-agent.ts'
import { staffCalls, wrongCode } from '../contract.ts'
import { endCurrentSession, openDeskSession } from './open-desk-session.ts'
import { throttledAnswer } from './own-account-routes.ts'
import { signIn } from './sign-in.ts'
import type { StaffServices } from './staff-services.ts'
import { deskAccountRefusals } from './texts.ts'

const wrongCodeAnswer = { status: 422, body: markedFields({ code: { message: wrongCode } }) } as const
const wrong = { status: 401, body: { message: deskAccountRefusals.wrongLogin } } as const

/** Signing in and out at the desk (src/features/staff/contract.ts); where a visitor is known, for the token against forged requests. */
export async function signInRoutes(app: FastifyInstance, { services }: { services: StaffServices }) {
  const { cookie, devices } = services

  serve(app, staffCalls.signIn, async ({ body, request, reply }) => {
    const outcome = await signIn(services, {
      ...body,
      ip: request.ip,
      deviceIdFor: colleague => knownDevice(request, colleague, devices),
      userAgent: userAgentOf(request),
    })
    if (outcome.kind === 'needs-code') return { status: 200, body: { needsCode: true } }
    if (outcome.kind === 'signed-in') {
      const { colleague, sessionId } = outcome
      await openDeskSession(request, reply, services, { sessionId, owner: colleague })
      logSecurity(request, 'login', { account: { staffId: colleague.id } })
      services.onMailQueued()
      return { status: 200, body: { needsCode: false } }
    }
    const account = outcome.staffId === null ? { email: body.email } : { staffId: outcome.staffId }
    if (outcome.kind === 'refused') {
      logSecurity(request, 'login-refused', { account, reason: outcome.reason })
      return outcome.reason === 'wrong-code' ? wrongCodeAnswer : wrong
    }
    logSecurity(request, 'login-throttled', { account, reason: outcome.scope })
    return throttledAnswer(outcome.retryAfterSeconds)
  })

  serve(app, staffCalls.signOut, async ({ request, reply }) => {
    const staffId = await endCurrentSession(request, services)
    if (staffId !== null) logSecurity(request, 'logout', { account: { staffId } })
    cookie.take(reply)
    return { status: 204 }
  })
}
