import type { FastifyInstance } from 'fastify'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import { type Failure, markedFields } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { addedPage, addressById } from '../../addresses/server/stored-added-addresses.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { addedAddressCalls as calls } from '../contract-addresses.ts'
import {
  type AddressOutcome,
  addAddress,
  changeAddress,
  endAddress,
  resumeAddress,
} from './added-addresses.ts'
import { addressOut } from './dto.ts'
import type { LookUpServices } from './look-up.ts'
import { pageSize } from './routes.ts'
import { coverageRefusals } from './texts.ts'

const unknown = {
  status: 404,
  body: { message: coverageRefusals.unknownAddress } satisfies Failure,
} as const

/** Addresses that the register lacks, at the desk (src/features/coverage/contract-addresses.ts). */
export async function addedAddressRoutes(app: FastifyInstance, { services }: { services: LookUpServices }) {
  const { database } = services

  serve(app, calls.addedAddresses, async ({ query: { postcode, toon, na } }) => {
    const filter = { all: toon === 'alles', zipCode: normalizePostcode(postcode) }
    const [found, names] = await Promise.all([
      addedPage(database, filter, { after: na ?? null, most: pageSize + 1 }),
      staffNames(database),
    ])
    const shown = found.slice(0, pageSize)
    return {
      status: 200,
      body: {
        addresses: shown.map(each => addressOut(each, names)),
        next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      },
    }
  })

  serve(app, calls.addedAddress, async ({ params }) => {
    const found = params.id === null ? null : await addressById(database, params.id)
    return found ? { status: 200, body: addressOut(found, await staffNames(database)) } : unknown
  })

  serve(app, calls.addAddress, async ({ request, body }) => {
    const wrong = await addAddress(services, staffOf(request).id, body)
    return wrong ? { status: 422, body: markedFields(wrong) } : { status: 204 }
  })

  serve(app, calls.changeAddress, async ({ request, params, body }) => {
    if (params.id === null) return unknown
    const outcome = await changeAddress(services, staffOf(request).id, params.id, body)
    if (outcome.kind === 'done') return { status: 204 }
    if (outcome.kind === 'wrong') return { status: 422, body: markedFields(outcome.errors) }
    const current = await addressById(database, params.id)
    if (!current) return unknown
    const message = current.endedAt === null ? coverageRefusals.addressChanged : coverageRefusals.addressEnded
    return { status: 409, body: { message, current: addressOut(current, await staffNames(database)) } }
  })

  serve(app, calls.endAddress, async ({ request, params, body }) =>
    answerOf(
      params.id === null ? 'unknown' : await endAddress(database, staffOf(request).id, params.id, body),
    ),
  )

  serve(app, calls.resumeAddress, async ({ request, params, body: { version } }) =>
    answerOf(
      params.id === null ? 'unknown' : await resumeAddress(database, staffOf(request).id, params.id, version),
    ),
  )
}

const addressRefusals = {
  stale: coverageRefusals.addressEnded,
  'not-said': coverageRefusals.notDropped,
  taken: coverageRefusals.added,
} as const satisfies Partial<Record<AddressOutcome, string>>

function answerOf(outcome: AddressOutcome) {
  if (outcome === 'done') return { status: 204 } as const
  if (outcome === 'unknown')
    return { status: 404, body: { message: coverageRefusals.unknownAddress } } as const
  return { status: 409, body: { message: addressRefusals[outcome] } } as const
}
