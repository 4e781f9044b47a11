import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { sessionHash } from '../../../../platform/http/session.ts'
import { markedFields } from '../../../../shared/contract/failure.ts'
import { customerLoginCalls } from '../../contract-login.ts'
import { changePassword } from '../change-password.ts'
import { rememberDevice } from '../device-cookie.ts'
import type { MijnServices } from './mijn-services.ts'
import { passwordConfirmation, refusePassword, renewSessionOf } from './password-again.ts'

/** PUT /api/mijn/wachtwoord (src/features/customers/contract-login.ts). */
export async function passwordRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerLoginCalls.changePassword, async ({ body, request, reply }) => {
    const changer = { ...passwordConfirmation(request, services), sessionHash: sessionHash(request) }
    const outcome = await changePassword(services, changer, body)
    switch (outcome.kind) {
      case 'changed':
        await renewSessionOf(request, reply, services)
        logSecurity(request, 'password-changed')
        rememberDevice(reply, outcome.owner, services)
        return { status: 200 }
      case 'guessable':
        return { status: 422, body: markedFields({ newPassword: { message: outcome.reason } }) }
      default:
        return refusePassword(request, outcome)
    }
  })
}
