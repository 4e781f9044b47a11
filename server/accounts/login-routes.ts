import type { FastifyInstance } from 'fastify'
import { LoginForm, login as loginCall, logout } from '../../contract/account.ts'
import { type Failure, fieldErrors } from '../../contract/failure.ts'
import { markedFields } from '../checks/wrong-fields.ts'
import type { Database } from '../database/pool.ts'
import { sessionCookie, sessionHash } from '../plugins/session.ts'
import { type DeviceOptions, type DeviceOwner, knownDevice, rememberDevice } from './device-cookie.ts'
import { logIn } from './login.ts'
import { showLoggedIn, showLoggedOut } from './login-cookies.ts'
import { sourceOf } from './login-source.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { beginSession } from './sessions.ts'

/** What logging in needs of the rest of the shop. */
export type LoginServices = DeviceOptions & {
  readonly database: Database
  /** The key under which login names and sources are hashed that are only compared. */
  readonly lookupKey: Buffer
  readonly rateLimitFactor: number
}

const userAgentLength = 300

const wrongLogin: Failure = { message: 'Het e-mailadres of wachtwoord klopt niet.' }

/** POST /api/login and POST /api/logout (contract/account.ts); needs a session. */
export async function loginRoutes(app: FastifyInstance, { services }: { services: LoginServices }) {
  const { database, lookupKey, rateLimitFactor, isHttps } = services
  const throttle = createLoginThrottle(database.$client, lookupKey, rateLimitFactor)

  app.post(loginCall.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = LoginForm.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    const verdict = await app.captcha.check(request.body, 'login', request.ip)
    if (!verdict.ok) return reply.code(verdict.status).send({ message: verdict.message })

    const source = sourceOf(request.ip)
    const deviceIdFor = (customer: DeviceOwner) => knownDevice(request, customer, services)
    const outcome = await logIn({ database, throttle }, { ...parsed.data, source, deviceIdFor })
    switch (outcome.kind) {
      case 'refused':
        request.log.warn({ req: request, reason: outcome.reason }, 'a login was refused')
        return reply.code(401).send(wrongLogin)
      case 'throttled':
        request.log.warn({ req: request, reason: outcome.scope }, 'a login was throttled')
        return reply
          .code(429)
          .header('retry-after', String(outcome.retryAfterSeconds))
          .send(throttled(outcome.retryAfterSeconds))
      case 'logged-in': {
        const { customer } = outcome
        await request.session.regenerate()
        if (!(await beginSession(database.$client, sessionHash(request), customer)))
          return reply.code(401).send(wrongLogin)
        request.session.customerId = customer.id
        request.session.userAgent = (request.headers['user-agent'] ?? '').slice(0, userAgentLength)
        rememberDevice(showLoggedIn(reply, isHttps), customer, services)
        return true
      }
    }
  })

  app.post(logout.path, async (request, reply) => {
    await request.session.destroy()
    return showLoggedOut(reply)
      .clearCookie(sessionCookie(isHttps), { path: '/', secure: isHttps })
      .code(204)
      .send()
  })
}

function throttled(seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minuut' : `${minutes} minuten`
  return {
    message: `Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over ${wait} opnieuw, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’.`,
  }
}
