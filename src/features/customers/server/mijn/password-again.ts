import type { FastifyReply, FastifyRequest } from 'fastify'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { sessionHash } from '../../../../platform/http/session.ts'
import { renewSession } from '../../../../platform/sessions/sessions.ts'
import { type Failure, markedFields } from '../../../../shared/contract/failure.ts'
import { currentPasswordMessages } from '../../contract-login.ts'
import type { ConfirmationFailure, PasswordConfirmation } from '../confirm-password.ts'
import { knownDevice } from '../device-cookie.ts'
import { customerOf } from '../signed-in.ts'
import type { MijnServices } from './mijn-services.ts'

/** Shared by routes that ask a logged-in customer for the password again (docs/decisions/accounts.md#the-password-is-asked-again). */

/** The requesting customer, in the shape of a password check. */
export function passwordConfirmation(request: FastifyRequest, services: MijnServices): PasswordConfirmation {
  const customer = customerOf(request)
  return { customer, ip: request.ip, deviceId: knownDevice(request, customer, services) }
}

/** The answer to who did not give it, which is a security event. */
export function refusePassword(request: FastifyRequest, why: ConfirmationFailure) {
  if (why.kind === 'throttled') {
    logSecurity(request, 'password-throttled')
    const headers = { 'retry-after': String(why.retryAfterSeconds) }
    return { status: 429, body: throttled, headers } as const
  }
  if (why.kind === 'missing-password') return refusedAtField(currentPasswordMessages.missing)
  logSecurity(request, 'password-refused')
  return refusedAtField(currentPasswordMessages.wrong)
}

const refusedAtField = (message: string) =>
  ({ status: 422, body: markedFields({ currentPassword: { message } }) }) as const

/**
 * Replaces the session id after the password was given, as after a login; does nothing if the session has just ended.
 */
export async function renewSessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { database }: MijnServices,
): Promise<void> {
  const id = await renewSession(database, sessionHash(request))
  if (id !== null) request.server.sessions.open(reply, id)
}

const throttled: Failure = {
  message: 'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het later opnieuw.',
}
