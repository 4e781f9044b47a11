import type { FastifyInstance } from 'fastify'
import { FibreEnquiry, fibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { storeFibreEnquiry } from './fibre-enquiry.ts'

/** POST /contact-form-fiber (order-flow §7): `{success}`, with the reason when it was refused. */
export async function siteFormRoutes(
  app: FastifyInstance,
  { services }: { services: Parameters<typeof storeFibreEnquiry>[0] },
) {
  app.post(fibreEnquiry.path, async (request, reply) => {
    const parsed = FibreEnquiry.safeParse(request.body)
    if (!parsed.success) {
      const reason = parsed.error.issues[0]?.message ?? 'Controleer de velden.'
      return reply.code(422).send({ success: false, reason })
    }
    const verdict = await app.captcha.check(request.body, 'submit_form', request.ip)
    if (!verdict.ok) {
      const status = verdict.status === 503 ? 503 : 422
      return reply.code(status).send({ success: false, reason: verdict.message })
    }
    await storeFibreEnquiry(services, parsed.data)
    return { success: true }
  })
}
