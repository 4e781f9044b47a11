import type { FastifyInstance } from 'fastify'
import { normalizePostcode } from '../../../common/checks/postcode.ts'
import type { Failure } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { parsePlace } from '../../addresses/server/find-address.ts'
import { correctionById, correctionsPage } from '../../addresses/server/stored-corrections.ts'
import { may } from '../../desk/staff-roles.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { coverageCalls as calls } from '../contract-desk.ts'
import {
  addCorrection,
  type CorrectionOutcome,
  changeCorrection,
  effectOf,
  endCorrection,
  resumeCorrection,
} from './corrections.ts'
import { correctionOut, type Names } from './dto.ts'
import { type LookUpServices, lookUpAtDesk } from './look-up.ts'
import { coverageRefusals } from './texts.ts'

/** Corrections on a page, and added addresses. */
export const pageSize = 100

const today = () => dayInTheNetherlands(new Date())
const unknown = { status: 404, body: { message: coverageRefusals.unknown } satisfies Failure } as const

/** Coverage at the desk (src/features/coverage/contract-desk.ts). */
export async function coverageRoutes(app: FastifyInstance, { services }: { services: LookUpServices }) {
  const { database } = services

  serve(app, calls.coverageOfAddress, async ({ query }) => {
    const place = parsePlace(query.postcode, query.huisnummer, query.toevoeging)
    return { status: 200, body: { found: place && (await lookUpAtDesk(services, place)) } }
  })

  serve(app, calls.corrections, async ({ query: { postcode, toon, na } }) => {
    const filter = { all: toon === 'alles', zipCode: normalizePostcode(postcode), day: today() }
    const [found, names] = await Promise.all([
      correctionsPage(database, filter, { after: na ?? null, most: pageSize + 1 }),
      staffNames(database),
    ])
    const shown = found.slice(0, pageSize)
    return {
      status: 200,
      body: {
        corrections: shown.map(each => correctionOut(each, names, filter.day)),
        next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      },
    }
  })

  serve(app, calls.correction, async ({ params }) => {
    const found = params.id === null ? null : await correctionById(database, params.id)
    if (!found) return unknown
    return { status: 200, body: correctionOut(found, await staffNames(database), today()) }
  })

  serve(app, calls.tryCorrection, async ({ request, body }) => {
    const effect = await effectOf(database, body)
    // Who may read no case is told its number alone.
    const touched = may(staffOf(request).role, 'cases.read')
      ? effect.touched
      : effect.touched.map(each => (each.number === null ? each : { ...each, name: '' }))
    return { status: 200, body: { ...effect, touched } }
  })

  serve(app, calls.addCorrection, async ({ request, body }) => {
    await addCorrection(database, staffOf(request).id, body)
    return { status: 204 }
  })

  serve(app, calls.changeCorrection, async ({ request, params, body }) => {
    if (params.id === null) return unknown
    const outcome = await changeCorrection(database, staffOf(request).id, params.id, body)
    return answerTo(outcome, await staffNames(database))
  })

  serve(app, calls.endCorrection, async ({ request, params, body }) => {
    if (params.id === null) return unknown
    const outcome = await endCorrection(database, staffOf(request).id, params.id, body)
    return answerTo(outcome, await staffNames(database))
  })

  serve(app, calls.resumeCorrection, async ({ request, params, body: { version } }) => {
    if (params.id === null) return unknown
    const outcome = await resumeCorrection(database, staffOf(request).id, params.id, version)
    return answerTo(outcome, await staffNames(database))
  })
}

function answerTo(outcome: CorrectionOutcome, names: Names) {
  switch (outcome.kind) {
    case 'done':
      return { status: 204 } as const
    case 'unknown':
      return unknown
    case 'not-said': {
      const current = correctionOut(outcome.current, names, today())
      return { status: 409, body: { message: coverageRefusals.notDropped, current } } as const
    }
    case 'stale': {
      const { current } = outcome
      const by = current.endedAt === null ? null : (names.get(current.endedBy ?? '') ?? null)
      const message = current.endedAt === null ? coverageRefusals.changed(by) : coverageRefusals.ended
      return { status: 409, body: { message, current: correctionOut(current, names, today()) } } as const
    }
  }
}
