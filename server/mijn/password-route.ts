import type { FastifyInstance } from 'fastify'
import { customerCalls } from '../../contract/api/customer-calls.ts'
import { type Failure, type FieldErrors, markedFields } from '../../contract/failure.ts'
import { changePassword } from '../accounts/change-password.ts'
import { knownDevice, rememberDevice } from '../accounts/device-cookie.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { serve } from '../plugins/contract-routes.ts'
import { sessionHash } from '../plugins/session.ts'
import { sourceOf } from '../source-of.ts'
import type { MijnServices } from './mijn-services.ts'

/** PUT /api/mijn/wachtwoord (contract/customer.ts). */
export async function passwordRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerCalls.changePassword, async ({ body, request, reply }) => {
    const customer = customerOf(request)
    const outcome = await changePassword(
      services,
      {
        customer,
        source: sourceOf(request.ip),
        deviceId: knownDevice(request, customer, services),
        sessionHash: sessionHash(request),
      },
      body,
    )
    switch (outcome.kind) {
      case 'changed':
        rememberDevice(reply, outcome.owner, services)
        return { status: 200 }
      case 'wrong-password':
        request.log.warn({ req: request, reason: outcome.kind }, 'a change of password was refused')
        return { status: 422, body: markedFields(wrongPassword) }
      case 'guessable':
        return { status: 422, body: markedFields({ newPassword: { message: outcome.reason } }) }
      case 'throttled':
        request.log.warn({ req: request }, 'a change of password was throttled')
        return {
          status: 429,
          body: throttled,
          headers: { 'retry-after': String(outcome.retryAfterSeconds) },
        }
    }
  })
}

const wrongPassword: FieldErrors = { currentPassword: { message: 'Het huidige wachtwoord klopt niet' } }
const throttled: Failure = {
  message: 'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het later opnieuw.',
}
