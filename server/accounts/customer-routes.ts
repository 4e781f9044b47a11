import type { FastifyInstance } from 'fastify'
import { customerDetails } from '../../contract/customer.ts'
import type { IbanCipher } from '../orders/iban-cipher.ts'
import { customerOnWire } from './customer-details.ts'
import { customerOf } from './signed-in.ts'

/** GET /api/customer-details (order-flow §7); stands where `requireCustomer` holds. */
export async function customerRoutes(
  app: FastifyInstance,
  { services }: { services: { readonly ibanCipher: IbanCipher } },
) {
  app.get(customerDetails.path, async request => ({
    data: customerOnWire(customerOf(request), services.ibanCipher),
  }))
}
