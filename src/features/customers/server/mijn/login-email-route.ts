import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { markedFields } from '../../../../shared/contract/failure.ts'
import { customerLoginCalls } from '../../contract-login.ts'
import { askForLoginEmail } from '../change-login-email.ts'
import { cooldownResponse } from '../cooldown-response.ts'
import type { MijnServices } from './mijn-services.ts'
import { passwordConfirmation, refusePassword, renewSessionOf } from './password-again.ts'

const isHisAlready = { message: 'Met dit adres log je nu al in' }

/** POST /api/mijn/inlogadres (src/features/customers/contract-login.ts). */
export async function loginEmailRoute(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerLoginCalls.changeLoginEmail, async ({ body, request, reply }) => {
    const outcome = await askForLoginEmail(services, passwordConfirmation(request, services), body)
    switch (outcome.kind) {
      case 'asked':
        await renewSessionOf(request, reply, services)
        logSecurity(request, 'details-changed', { reason: 'login-email-asked' })
        return { status: 202 }
      case 'same':
        return { status: 422, body: markedFields({ email: isHisAlready }) }
      case 'too-soon':
        return cooldownResponse(outcome.retryAfterSeconds)
      default:
        return refusePassword(request, outcome)
    }
  })
}
