import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { csrfField, csrfHeader, sessionCalls } from '../../common/contract/session.ts'
import { createSignatures } from '../secrets/signatures.ts'
import { serve } from './contract-routes.ts'
import { problem } from './problem.ts'
import { visitOf } from './session.ts'

const changing = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Requires a token of who asks on every request of this scope that changes something, and offers GET /api/csrf-token. The
 * token comes in the header, or in the form's own field where a form submits normally (order-flow §7). It is an HMAC over the
 * session's id, or the visitor's: nothing is stored for it, and a login, a logout or an ended session ends it.
 * @param key 32 bytes, for these tokens only
 */
export async function addCsrf(app: FastifyInstance, key: Buffer) {
  const signatures = createSignatures(key)
  // The salt lets no token say whether it is for the same visitor as another.
  const tokenFor = (id: string, salt = randomBytes(6).toString('base64url')) =>
    `${salt}.${signatures.of(`${salt}.${id}`)}`
  const isFor = (id: string, token: string) => {
    const [salt = '', signature = ''] = token.split('.')
    return signatures.isRight(`${salt}.${id}`, signature)
  }

  app.addHook('preValidation', (request, _reply, done) => {
    if (!changing.includes(request.method)) return done()
    const { id } = visitOf(request)
    const isRight = id !== null && isFor(id, tokenOf(request))
    done(isRight ? undefined : problem(403, 'the CSRF token is missing or another one’s'))
  })

  serve(app, sessionCalls.csrfToken, async ({ request, reply }) => ({
    status: 200,
    body: { data: tokenFor(app.sessions.greet(request, reply)) },
  }))
}

function tokenOf({ headers, body }: FastifyRequest): string {
  const token = headers[csrfHeader] ?? (body as Record<string, unknown> | null | undefined)?.[csrfField]
  return typeof token === 'string' ? token : ''
}
