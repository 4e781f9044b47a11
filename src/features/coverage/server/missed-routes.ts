import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { missedMonths, missedPlaces } from '../../addresses/server/missed-look-ups.ts'
import { coverageCalls as calls } from '../contract-desk.ts'
import { missedTexts } from '../texts-missed.ts'
import { missedCsv } from './missed-csv.ts'

/** Places where nothing was found: on the page, and in a file, which has the newest months first. */
const most = { onPage: 200, inFile: 100_000 } as const

/** The list of what was looked for and not found (src/features/coverage/contract-desk.ts). */
export async function missedRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, calls.missedLookUps, async ({ query: { maand } }) => {
    const [months, places] = await Promise.all([
      missedMonths(database),
      missedPlaces(database, maand ?? null, most.onPage + 1),
    ])
    return {
      status: 200,
      body: {
        months: [...months],
        places: places.slice(0, most.onPage),
        isCut: places.length > most.onPage,
      },
    }
  })

  serve(app, calls.missedLookUpsFile, async ({ query: { maand }, reply }) => {
    const places = await missedPlaces(database, maand ?? null, most.inFile)
    reply
      .type(fileTypes.csv)
      .header('content-disposition', `attachment; filename="${missedTexts.fileName(maand ?? null)}"`)
      .send(missedCsv(places))
    return sent
  })
}
