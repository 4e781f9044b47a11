import type { FastifyInstance } from 'fastify'
import { GuestDetails, type VerifiedKvkNumber, verifyAccountData } from '../../contract/details.ts'
import { fieldErrors } from '../../contract/failure.ts'
import { normalizeIban } from '../../domain/checks/iban.ts'
import { normalizeKvkNumber } from '../../domain/checks/kvk.ts'
import { checkDetails, type DetailsServices } from '../orders/check-details.ts'
import { type KvkAnswer, type KvkRegister, unknownCompany } from '../outside/kvk-register.ts'
import { wrongFields } from './wrong-fields.ts'

const wrongKvkNumber = { message: 'KVK nummer is niet geldig.' }
const wrongIban = { message: 'IBAN is niet geldig.' }

/** What the server checks of a form while it is filled in (order-flow §7); the order checks it all again. */
export async function checkRoutes(
  app: FastifyInstance,
  { kvkRegister, services }: { kvkRegister: KvkRegister; services: DetailsServices },
) {
  app.post<{ Params: { kvk: string } }>('/api/verify-kvkNumber/:kvk', async (request, reply) => {
    const kvkNumber = normalizeKvkNumber(request.params.kvk)
    const verified = verifiedFrom(kvkNumber === null ? unknownCompany : await kvkRegister.company(kvkNumber))
    return verified ?? reply.code(400).send(wrongKvkNumber)
  })

  app.post<{ Params: { iban: string } }>('/api/verify-ibanNumber/:iban', async (request, reply) =>
    services.isSepaIban(normalizeIban(request.params.iban))
      ? reply.send({})
      : reply.code(400).send(wrongIban),
  )

  app.post(verifyAccountData.path, async (request, reply) => {
    const parsed = GuestDetails.safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(422).send(wrongFields(fieldErrors(parsed.error)))
    const { errors } = await checkDetails(parsed.data, services)
    return Object.keys(errors).length > 0 ? reply.code(422).send(wrongFields(errors)) : reply.send({})
  })
}

/** What the register said, as a form can offer it; null where nobody has the number. */
function verifiedFrom({ standing, company }: KvkAnswer): VerifiedKvkNumber | null {
  if (standing === 'unknown') return null
  if (!company) return { standing }
  const { name: companyName, address } = company
  if (!address) return { standing, company: { companyName } }
  const { street, houseNumber: streetNumber, suffix: streetNumberAddition, zipCode: postCode, city } = address
  return { standing, company: { companyName, street, streetNumber, streetNumberAddition, postCode, city } }
}
