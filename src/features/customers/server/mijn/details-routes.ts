import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serve } from '../../../../platform/http/contract-routes.ts'
import { logSecurity } from '../../../../platform/http/security-log.ts'
import { type Failure, markedFields } from '../../../../shared/contract/failure.ts'
import { customerCalls } from '../../contract.ts'
import { type ChangeOutcome, changeCompany, changeContacts } from '../change-company.ts'
import { toCustomerDto } from '../customer-details.ts'
import type { MijnServices } from './mijn-services.ts'
import { passwordConfirmation, refusePassword, renewSessionOf } from './password-again.ts'

const changedMeanwhile: Failure = {
  message: 'Je gegevens zijn intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
}

/** PUT /api/mijn/bedrijf and /api/mijn/contactpersonen (src/features/customers/contract.ts). */
export async function detailsRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerCalls.changeCompany, async ({ body, request, reply }) =>
    answer(request, reply, await changeCompany(services, passwordConfirmation(request, services), body)),
  )

  serve(app, customerCalls.changeContacts, async ({ body, request, reply }) =>
    answer(request, reply, await changeContacts(services, passwordConfirmation(request, services), body)),
  )

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: ChangeOutcome) {
    switch (outcome.kind) {
      case 'wrong-fields':
        return { status: 422, body: markedFields(outcome.errors) } as const
      case 'changed-meanwhile':
        return { status: 422, body: changedMeanwhile } as const
      case 'changed':
        if (outcome.confirmed !== null) {
          logSecurity(request, 'details-changed', { reason: outcome.confirmed })
          await renewSessionOf(request, reply, services)
        }
        return { status: 200, body: { data: toCustomerDto(outcome.customer, services.ibanCipher) } } as const
      default:
        return refusePassword(request, outcome)
    }
  }
}
