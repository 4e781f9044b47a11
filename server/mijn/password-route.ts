import type { FastifyInstance } from 'fastify'
import { changePassword as changePasswordCall, PasswordChange } from '../../contract/customer.ts'
import { type Failure, type FieldErrors, fieldErrors } from '../../contract/failure.ts'
import { changePassword } from '../accounts/change-password.ts'
import { knownDevice, rememberDevice } from '../accounts/device-cookie.ts'
import { sourceOf } from '../accounts/login-source.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { markedFields } from '../checks/wrong-fields.ts'
import { sessionHash } from '../plugins/session.ts'
import type { MijnServices } from './mijn-services.ts'

/** PUT /api/mijn/wachtwoord (contract/customer.ts); stands where `requireCustomer` holds. */
export async function passwordRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  app.put(changePasswordCall.path, async (request, reply) => {
    const parsed = PasswordChange.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    const customer = customerOf(request)
    const outcome = await changePassword(
      services,
      {
        customer,
        source: sourceOf(request.ip),
        deviceId: knownDevice(request, customer, services),
        sessionHash: sessionHash(request),
      },
      parsed.data,
    )
    switch (outcome.kind) {
      case 'changed':
        rememberDevice(reply, outcome.owner, services)
        return {}
      case 'wrong-password':
        request.log.warn({ req: request, reason: outcome.kind }, 'a change of password was refused')
        return reply.code(422).send(markedFields(wrongPassword))
      case 'guessable':
        return reply.code(422).send(markedFields({ newPassword: { message: outcome.reason } }))
      case 'throttled':
        request.log.warn({ req: request }, 'a change of password was throttled')
        return reply.code(429).header('retry-after', String(outcome.retryAfterSeconds)).send(throttled)
    }
  })
}

const wrongPassword: FieldErrors = { currentPassword: { message: 'Het huidige wachtwoord klopt niet' } }
const throttled: Failure = {
  message: 'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het later opnieuw.',
}
