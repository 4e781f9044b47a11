import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { doneOnce, malformed, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { AddedAddressItem, AddressChange, Ending, NewAddress } from './coverage-schemas.ts'

/** Addresses that the register lacks, at the desk. */

const common = { group: 'Staff', access: 'staff', limit: { max: 120, per: 'minute' } } as const
const reading = { ...common, permission: 'coverage.read' } as const
const working = { ...common, permission: 'coverage.work' } as const

const noSuch = { description: 'There is none', body: Failure } as const
const wasFirst = { description: 'Somebody was first; the sentence says what stands', body: Failure } as const

const path = '/api/beheer/dekking/adressen'

export const addedAddressCalls = {
  addedAddresses: defineCall({
    ...reading,
    method: 'GET',
    path,
    summary: 'Addresses that were added as the register lacks them, the newest first.',
    query: {
      postcode: z._default(z.string().check(z.maxLength(30)), ''),
      /** `alles`: also what was taken away. */
      toon: z._default(z.enum(['geldig', 'alles']), 'geldig'),
      na: z.optional(act.id),
    },
    answers: {
      200: {
        description: 'The addresses',
        body: z.object({
          addresses: z.array(AddedAddressItem),
          /** `na` of the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
      422: malformed,
    },
  }),
  addedAddress: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/{id}`,
    params: { id: uuidParam },
    summary: 'One added address.',
    answers: { 200: { description: 'The address', body: AddedAddressItem }, 404: noSuch },
  }),
  changeAddress: defineCall({
    ...working,
    method: 'PUT',
    path: `${path}/{id}`,
    params: { id: uuidParam },
    summary: 'Changes an added address that was not taken away.',
    body: { kind: 'json', schema: AddressChange },
    answers: {
      204: doneOnce,
      404: noSuch,
      409: {
        description: 'Somebody else changed it meanwhile; `current` is how it stands',
        body: z.extend(Failure, { current: AddedAddressItem }),
      },
      422: wrongField,
    },
  }),
  addAddress: defineCall({
    ...working,
    method: 'POST',
    path,
    summary: 'Adds an address that the register lacks; it counts until the register has it.',
    body: { kind: 'json', schema: NewAddress },
    answers: { 204: doneOnce, 422: wrongField },
  }),
  endAddress: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/{id}/beeindigen`,
    params: { id: uuidParam },
    summary:
      'Takes an added address away. With `droppedFor` it is dropped for the live register, which has it.',
    body: { kind: 'json', schema: Ending },
    answers: { 204: doneOnce, 404: noSuch, 409: wasFirst, 422: malformed },
  }),
  resumeAddress: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/{id}/hervatten`,
    params: { id: uuidParam },
    summary: 'Undoes that an added address was taken away.',
    body: { kind: 'json', schema: z.object({ version: act.version }) },
    answers: { 204: doneOnce, 404: noSuch, 409: wasFirst, 422: malformed },
  }),
}
