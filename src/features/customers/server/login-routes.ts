import type { FastifyInstance } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../platform/http/security-log.ts'
import { customerIdOf } from '../../../platform/http/session.ts'
import {
  type DeviceOptions,
  type DeviceOwner,
  knownDevice,
} from '../../authentication/server/device-cookie.ts'
import type { LoginThrottle } from '../../authentication/server/login-throttle.ts'
import { userAgentOf } from '../../authentication/server/user-agent.ts'
import { accountCalls } from '../contract-account.ts'
import { beginSession, logIn } from './login.ts'
import { showLoggedOut } from './login-cookies.ts'
import { openSession } from './open-session.ts'
import { accountRefusals } from './texts.ts'

/** Dependencies of logging in. */
export type LoginServices = DeviceOptions & {
  readonly database: Database
  readonly throttle: LoginThrottle
}

const wrongLogin = { status: 401, body: { message: accountRefusals.wrongLogin } } as const

const blockedLogin = {
  status: 401,
  body: { message: accountRefusals.blocked },
} as const

/** POST /api/login and POST /api/logout (src/features/customers/contract-account.ts); needs a session. */
export async function loginRoutes(app: FastifyInstance, { services }: { services: LoginServices }) {
  const { database, throttle } = services

  serve(app, accountCalls.login, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const deviceIdFor = (customer: DeviceOwner) => knownDevice(request, customer, services)
    const outcome = await logIn({ database, throttle }, { ...body, ip: request.ip, deviceIdFor })
    const accountOf = ({ customerId }: { customerId: string | null }) =>
      customerId === null ? { email: body.username } : { customerId }
    switch (outcome.kind) {
      case 'refused':
        logSecurity(request, 'login-refused', { account: accountOf(outcome), reason: outcome.reason })
        return outcome.reason === 'blocked' ? blockedLogin : wrongLogin
      case 'throttled':
        logSecurity(request, 'login-throttled', { account: accountOf(outcome), reason: outcome.scope })
        return {
          status: 429,
          body: throttled(outcome.retryAfterSeconds),
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
        }
      case 'logged-in': {
        const { customer } = outcome
        const sessionId = await beginSession(database, customer, userAgentOf(request))
        if (sessionId === null) return wrongLogin
        await openSession(app, reply, { sessionId, owner: customer }, services)
        logSecurity(request, 'login', { account: { customerId: customer.id } })
        return { status: 200, body: true }
      }
    }
  })

  serve(app, accountCalls.logout, async ({ request, reply }) => {
    if (customerIdOf(request) !== null) logSecurity(request, 'logout')
    await app.sessions.end(request, reply)
    showLoggedOut(reply)
    return { status: 204 }
  })
}

const throttled = (seconds: number): Failure => ({
  message: accountRefusals.throttled(Math.ceil(seconds / 60)),
})
