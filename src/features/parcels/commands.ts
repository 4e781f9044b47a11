import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { ParcelEntry, ParcelRemoval } from './command-schemas.ts'

/** Commands of staff on the parcels of an order. */
export const parcelCommands = {
  writeParcel: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/pakket',
    params: { nummer: caseNumberParam },
    summary: 'Writes down a parcel of an order that is on its way, or corrects one.',
    body: { kind: 'json', schema: ParcelEntry },
    answers: acted,
  }),
  removeParcel: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/pakket-verwijderen',
    params: { nummer: caseNumberParam },
    summary: 'Takes out a parcel that was written down by mistake.',
    body: { kind: 'json', schema: ParcelRemoval },
    answers: acted,
  }),
}
