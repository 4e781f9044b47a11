import * as z from 'zod/mini'
import { defineCall } from '../common/contract/call.ts'
import { caseNumberParam } from '../common/contract/params.ts'
import { DeskTransfer } from '../features/agreement-transfers/contract-desk.ts'
import { caseShape } from '../features/case-desk/contract.ts'
import { noSuchCase, reading } from '../features/cases/command-calls.ts'
import { DeskReturn } from '../features/device-returns/contract-desk.ts'
import { DeskParcel } from '../features/parcels/contract-desk.ts'
import { PortIn } from '../features/porting/contract-desk.ts'
import { OfferInParts } from '../features/quotes/contract-parts.ts'

/** Parts that features add to a case as staff see it. */
const partsOfCase = {
  /** The newest version of a quote with several parts; null for others. */
  offer: z.nullable(OfferInParts),
  portIns: z.array(PortIn),
  parcels: z.array(DeskParcel),
  returns: z.array(DeskReturn),
  /** The newest first; none for who may not read what customers have. */
  transfers: z.array(DeskTransfer),
}

/** A case as staff see it. */
export const DeskCase = z.object({ ...caseShape, ...partsOfCase })

export type DeskCase = z.infer<typeof DeskCase>

export type PartsOfCase = Pick<DeskCase, keyof typeof partsOfCase>

export const deskCaseCalls = {
  deskCase: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/zaken/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'All that is known of a case.',
    answers: { 200: { description: 'The case', body: DeskCase }, 404: noSuchCase },
  }),
}
