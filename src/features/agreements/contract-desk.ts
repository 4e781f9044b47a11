import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { AgreementLine } from './contract.ts'
import { ChangeableAgreement } from './contract-change.ts'
import { CustomerAgreements } from './contract-mijn.ts'
import { productEndReasonNames } from './product-end.ts'

/** A product that the customer has, or had, from a delivered order, as staff see it; days are `2026-11-24`. */
export const DeskHeldProduct = z.extend(AgreementLine, {
  end: z.nullable(z.object({ endedOn: z.iso.date(), reason: z.enum(productEndReasonNames) })),
})

export type DeskHeldProduct = z.infer<typeof DeskHeldProduct>

/** Calls of staff for the agreements of a customer. */
export const deskAgreementCalls = {
  deskAgreementToChange: defineCall({
    group: 'Staff',
    access: 'staff',
    permission: 'agreements.work',
    method: 'GET',
    path: '/api/beheer/contracten/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'The agreement of an order, as a change by phone begins with it.',
    limit: { max: 600, per: 'minute' },
    answers: {
      200: { description: 'The agreement', body: ChangeableAgreement },
      404: { description: 'No such agreement', body: Failure },
    },
  }),
  deskAgreements: defineCall({
    group: 'Staff',
    access: 'staff',
    permission: 'agreements.read',
    method: 'GET',
    path: '/api/beheer/klanten/{id}/contracten',
    params: { id: uuidParam },
    summary: 'What a customer has from delivered orders, the newest order first; nothing of who is none.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The agreements', body: CustomerAgreements } },
  }),
}
