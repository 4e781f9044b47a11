import type { FastifyInstance } from 'fastify'
import { GuestDetails, verifyAccountData } from '../../contract/details.ts'
import { fieldErrors } from '../../contract/failure.ts'
import { normalizeIban } from '../../domain/checks/iban.ts'
import { normalizeKvkNumber } from '../../domain/checks/kvk.ts'
import { checkDetails } from '../orders/check-details.ts'
import type { KvkRegister } from '../outside/kvk-register.ts'
import { isSepaIban } from './sepa-iban.ts'
import { wrongFields } from './wrong-fields.ts'

const wrongKvkNumber = { message: 'KVK nummer is niet geldig.' }
const wrongIban = { message: 'IBAN is niet geldig.' }

/** What the server checks of a form while it is filled in (order-flow §7); the order checks it all again. */
export async function checkRoutes(app: FastifyInstance, { kvkRegister }: { kvkRegister: KvkRegister }) {
  const kvkStanding = (kvkNumber: string) => kvkRegister.standing(kvkNumber)

  app.post<{ Params: { kvk: string } }>('/api/verify-kvkNumber/:kvk', async (request, reply) => {
    const kvkNumber = normalizeKvkNumber(request.params.kvk)
    const standing = kvkNumber === null ? 'unknown' : await kvkStanding(kvkNumber)
    return standing === 'unknown' ? reply.code(400).send(wrongKvkNumber) : reply.send({ standing })
  })

  app.post<{ Params: { iban: string } }>('/api/verify-ibanNumber/:iban', async (request, reply) =>
    isSepaIban(normalizeIban(request.params.iban)) ? reply.send({}) : reply.code(400).send(wrongIban),
  )

  app.post(verifyAccountData.path, async (request, reply) => {
    const parsed = GuestDetails.safeParse(request.body)
    if (!parsed.success) return reply.code(422).send(wrongFields(fieldErrors(parsed.error)))
    const { errors } = await checkDetails(parsed.data, { kvkStanding, isSepaIban })
    return Object.keys(errors).length > 0 ? reply.code(422).send(wrongFields(errors)) : reply.send({})
  })
}
