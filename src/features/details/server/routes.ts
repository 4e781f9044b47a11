import type { FastifyInstance } from 'fastify'
import { normalizeIban } from '../../../common/checks/iban.ts'
import { normalizeKvkNumber } from '../../../common/checks/kvk.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { type KvkAnswer, type KvkRegister, unknownCompany } from '../../../platform/outside/kvk-register.ts'
import { inTypeface } from '../../../platform/pdf/missing-glyphs.ts'
import { checkCalls, type VerifiedKvkNumber, wrongFields } from '../contract.ts'
import { detailsRefusals } from '../texts.ts'
import { checkDetails, type DetailsServices } from './check-details.ts'

const wrongKvkNumber = { message: detailsRefusals.wrongKvkNumber }
const wrongIban = { message: detailsRefusals.wrongIban }

/** Checks by the server while a form is filled in (order-flow §7); submitting the order repeats them all. */
export async function checkRoutes(
  app: FastifyInstance,
  { services }: { services: DetailsServices & { readonly kvkRegister: KvkRegister } },
) {
  serve(app, checkCalls.verifyKvkNumber, async ({ params }) => {
    const kvkNumber = normalizeKvkNumber(params.kvk)
    const verified = verifiedFrom(
      kvkNumber === null ? unknownCompany : await services.kvkRegister.company(kvkNumber),
    )
    return verified ? { status: 200, body: verified } : { status: 400, body: wrongKvkNumber }
  })

  serve(app, checkCalls.verifyIbanNumber, async ({ params }) =>
    services.isSepaIban(normalizeIban(params.iban)) ? { status: 200 } : { status: 400, body: wrongIban },
  )

  serve(app, checkCalls.nameInDocuments, async ({ body }) => ({
    status: 200,
    body: { name: inTypeface(body.name) },
  }))

  serve(app, checkCalls.verifyAccountData, async ({ body }) => {
    const { errors } = await checkDetails(body, services)
    return Object.keys(errors).length > 0 ? { status: 422, body: wrongFields(errors) } : { status: 200 }
  })
}

/** The register's answer in the shape of the form; null if nobody has the number. */
function verifiedFrom({ standing, company }: KvkAnswer): VerifiedKvkNumber | null {
  if (standing === 'unknown') return null
  if (!company) return { standing }
  const { name: companyName, address } = company
  if (!address) return { standing, company: { companyName } }
  const { street, houseNumber: streetNumber, suffix: streetNumberAddition, zipCode: postCode, city } = address
  return { standing, company: { companyName, street, streetNumber, streetNumberAddition, postCode, city } }
}
