import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { withStoredPhone } from '../../details/server/phone.ts'
import { formCalls } from '../contract.ts'
import { type FibreEnquiryServices, submitFibreEnquiry } from './fibre-enquiry.ts'

/** POST /contact-form-fiber (order-flow §7): `{success}`, with the reason when it was refused. */
export async function fibreEnquiryRoutes(
  app: FastifyInstance,
  { services }: { services: FibreEnquiryServices },
) {
  serve(app, formCalls.fibreEnquiry, async ({ body }) => {
    const phone = withStoredPhone({ phoneNumber: body.telefoonnummers }, 'telefoonnummers')
    const wrong = phone.errors.telefoonnummers
    if (wrong) return { status: 422, body: { success: false, reason: wrong.message } }
    await submitFibreEnquiry(services, { ...body, telefoonnummers: phone.person.phoneNumber })
    return { status: 200, body: { success: true } }
  })
}
