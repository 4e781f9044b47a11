import type { FastifyInstance } from 'fastify'
import { AddressCheckForm, type AddressCheckResult, addressCheck } from '../../contract/address-check.ts'
import type { Failure } from '../../contract/failure.ts'
import type { PromisedDates } from '../../domain/working-days.ts'
import { type AddressServices, checkAddress } from './check-address.ts'

const malformed: Failure = {
  message: 'De ingevoerde postcode is niet correct, voer een correcte postcode in.',
}
const registerUnavailable: Failure = {
  message: 'We kunnen je adres nu even niet opzoeken. Probeer het over een minuut opnieuw.',
}

type Options = {
  services: AddressServices
  /** What an order of today would be promised. */
  promisedToday: () => PromisedDates
}

/** POST /api/bestellen-zipcode (order-flow §7). */
export async function addressRoutes(app: FastifyInstance, { services, promisedToday }: Options) {
  app.post(addressCheck.path, async (request, reply) => {
    const form = AddressCheckForm.safeParse(request.body)
    if (!form.success) return reply.code(400).send(malformed)
    const verdict = await app.captcha.check(request.body, 'submit_zipcode_check', request.ip)
    if (!verdict.ok) return reply.code(verdict.status).send({ message: verdict.message })

    const outcome = await checkAddress(services, {
      zipCode: form.data.zipCode,
      houseNumber: form.data.housenumber,
      suffix: form.data.housenumber_extension,
    })
    switch (outcome.kind) {
      case 'checked':
        return reply.header('cache-control', 'no-store').send(withDates(outcome.result, promisedToday))
      case 'malformed':
        return reply.code(400).send(malformed)
      case 'register-unavailable':
        return reply.code(503).header('retry-after', '60').send(registerUnavailable)
    }
  })
}

const withDates = (result: AddressCheckResult, promisedToday: () => PromisedDates): AddressCheckResult =>
  result.street === null ? result : { ...result, promised: promisedToday() }
