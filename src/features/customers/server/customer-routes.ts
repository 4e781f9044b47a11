import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { customerCalls } from '../contract.ts'
import { toCustomerDto } from './customer-details.ts'
import { customerOf } from './signed-in.ts'

/** GET /api/customer-details (order-flow §7); stands where `requireCustomer` holds. */
export async function customerRoutes(
  app: FastifyInstance,
  { services }: { services: { readonly ibanCipher: Cipher } },
) {
  serve(app, customerCalls.customerDetails, async ({ request }) => ({
    status: 200,
    body: { data: toCustomerDto(customerOf(request), services.ibanCipher) },
  }))
}
