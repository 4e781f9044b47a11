import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { ProductEnding } from './command-schemas.ts'

/** Commands of staff on the products that a customer has from an order. */
export const productCommands = {
  endProduct: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/product-einde',
    params: { nummer: caseNumberParam },
    summary: 'Ends a product that the customer has from a delivered order.',
    body: { kind: 'json', schema: ProductEnding },
    answers: acted,
  }),
}
