import type { FastifyInstance } from 'fastify'
import { FibreEnquiry, fibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { withStoredPhone } from '../checks/phone.ts'
import { type FibreEnquiryServices, takeFibreEnquiry } from './fibre-enquiry.ts'

/** POST /contact-form-fiber (order-flow §7): `{success}`, with the reason when it was refused. */
export async function fibreEnquiryRoutes(
  app: FastifyInstance,
  { services }: { services: FibreEnquiryServices },
) {
  app.post(fibreEnquiry.path, async (request, reply) => {
    const parsed = FibreEnquiry.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(refused(parsed.error.issues[0]?.message))
    const phone = withStoredPhone({ phoneNumber: parsed.data.telefoonnummers }, 'telefoonnummers')
    if (phone.errors.telefoonnummers)
      return reply.code(422).send(refused(phone.errors.telefoonnummers.message))
    const enquiry = { ...parsed.data, telefoonnummers: phone.person.phoneNumber }
    const verdict = await app.captcha.check(request.body, 'submit_form', request.ip)
    if (!verdict.ok) {
      const status = verdict.status === 503 ? 503 : 422
      return reply.code(status).send(refused(verdict.message))
    }
    await takeFibreEnquiry(services, enquiry)
    return { success: true }
  })
}

const refused = (reason = 'Controleer de velden.') => ({ success: false, reason })
