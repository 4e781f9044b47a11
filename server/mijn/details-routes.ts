import type { FastifyInstance } from 'fastify'
import { customerCalls } from '../../contract/api/customer-calls.ts'
import { markedFields } from '../../contract/failure.ts'
import { type ChangeOutcome, changeCompany, changeContacts } from '../accounts/change-company.ts'
import { customerOnWire } from '../accounts/customer-details.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { serve } from '../plugins/contract-routes.ts'
import type { MijnServices } from './mijn-services.ts'

/** PUT /api/mijn/bedrijf and /api/mijn/contactpersonen (contract/customer.ts). */
export async function detailsRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  serve(app, customerCalls.changeCompany, async ({ body, request }) =>
    answer(await changeCompany(services, customerOf(request).id, body)),
  )

  serve(app, customerCalls.changeContacts, async ({ body, request }) =>
    answer(await changeContacts(services, customerOf(request).id, body)),
  )

  function answer(outcome: ChangeOutcome) {
    switch (outcome.kind) {
      case 'wrong-fields':
        return { status: 422, body: markedFields(outcome.errors) } as const
      case 'changed':
        return { status: 200, body: { data: customerOnWire(outcome.customer, services.ibanCipher) } } as const
    }
  }
}
