import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  CompanyDetails,
  Contacts,
  changeCompany as changeCompanyCall,
  changeContacts as changeContactsCall,
} from '../../contract/customer.ts'
import { fieldErrors } from '../../contract/failure.ts'
import { type ChangeOutcome, changeCompany, changeContacts } from '../accounts/change-company.ts'
import { customerOnWire } from '../accounts/customer-details.ts'
import { customerOf } from '../accounts/signed-in.ts'
import { markedFields } from '../checks/wrong-fields.ts'
import type { MijnServices } from './mijn-services.ts'

/** PUT /api/mijn/bedrijf and /api/mijn/contactpersonen (contract/customer.ts); stands where `requireCustomer` holds. */
export async function detailsRoutes(app: FastifyInstance, { services }: { services: MijnServices }) {
  const { ibanCipher } = services

  app.put(changeCompanyCall.path, async (request, reply) => {
    const parsed = CompanyDetails.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    return answer(reply, await changeCompany(services, customerOf(request).id, parsed.data))
  })

  app.put(changeContactsCall.path, async (request, reply) => {
    const parsed = Contacts.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(markedFields(fieldErrors(parsed.error)))
    return answer(reply, await changeContacts(services, customerOf(request).id, parsed.data))
  })

  function answer(reply: FastifyReply, outcome: ChangeOutcome) {
    switch (outcome.kind) {
      case 'wrong-fields':
        return reply.code(422).send(markedFields(outcome.errors))
      case 'changed':
        return reply.send({ data: customerOnWire(outcome.customer, ibanCipher) })
    }
  }
}
