import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import { byteOrderMark, csvRow } from '../../../common/csv.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import type { Log } from '../../../platform/operations/log.ts'
import {
  compareAgain,
  type Decided,
  planImport,
  takeBack,
  throwAway,
  withdrawPlan,
} from '../../addresses/server/imports/decide-import.ts'
import { mostWaiting } from '../../addresses/server/imports/receive-file.ts'
import {
  importById,
  importsIn,
  listImports,
  liveImport,
  waitingStates,
} from '../../addresses/server/imports/stored-imports.ts'
import { importRefusalTexts, importReportTexts } from '../../addresses/texts-imports.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { importCalls as calls } from '../contract-imports.ts'
import type { ImportDecision } from '../import-schemas.ts'
import { importPageTexts as texts } from '../texts-imports.ts'
import { resumeAddressesOf } from './added-addresses.ts'
import { resumeCorrectionsOf } from './corrections.ts'
import { byHandNow } from './dropped.ts'
import { importOut, importPageOut, problemsOf } from './import-dto.ts'
import { receiveBeside } from './receive-beside.ts'

export type ImportServices = {
  readonly database: Database
  /** How another process connects to the database; absent where nobody can send a file. */
  readonly connection?: pg.ClientConfig
  readonly log: Pick<Log, 'warn'>
  /** Called once the worker has something to do. */
  readonly onImportDecided: () => void
}

const unknown = { status: 404, body: { message: texts.unknown } } as const

/** Files of coverage and addresses at the desk (src/features/coverage/contract-imports.ts). */
export async function importRoutes(app: FastifyInstance, { services }: { services: ImportServices }) {
  const { database, onImportDecided } = services
  // The handler reads it as it comes.
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))

  serve(app, calls.imports, async () => {
    const [imports, names] = await Promise.all([listImports(database), staffNames(database)])
    return { status: 200, body: { imports: imports.map(each => importOut(each, names)) } }
  })

  serve(app, calls.sendImport, async ({ request, query: { soort: kind, naam } }) => {
    const { connection } = services
    const { raw, headers } = request
    if (headers['content-type'] !== 'application/octet-stream')
      return { status: 415, body: { message: texts.wrongType } }
    const waits = await importsIn(database, waitingStates, kind)
    if (connection === undefined || waits.length >= mostWaiting) {
      raw.resume()
      return { status: 409, body: { message: texts.tooMany } }
    }
    const fileBytes = headers['content-length'] === undefined ? null : Number(headers['content-length'])
    const file = { kind, origin: 'desk', fileName: naam, fileBytes, staffId: staffOf(request).id } as const
    try {
      const { id } = await receiveBeside(connection, file, raw)
      onImportDecided()
      return id === null ? { status: 409, body: { message: texts.tooMany } } : { status: 201, body: { id } }
    } catch (error) {
      services.log.warn({ err: error }, 'a file of coverage or addresses broke off')
      return { status: 400, body: { message: texts.brokeOff } }
    }
  })

  serve(app, calls.import, async ({ params: { id } }) => {
    const found = id === null ? null : await importById(database, id)
    if (!found) return unknown
    const [live, names, byHand] = await Promise.all([
      liveImport(database, found.kind),
      staffNames(database),
      byHandNow(database, found),
    ])
    return { status: 200, body: importPageOut(found, { live, names, byHand }) }
  })

  serve(app, calls.importProblems, async ({ params: { id }, reply }) => {
    const found = id === null ? null : await importById(database, id)
    if (!found) return unknown
    reply
      .type(fileTypes.csv)
      .header('content-disposition', `attachment; filename="fouten-${found.id}.csv"`)
      .send(csvOf(problemsOf(found)))
    return sent
  })

  serve(app, calls.decideImport, async ({ params: { id }, body, request }) => {
    if (id === null || (await importById(database, id)) === null) return unknown
    const startsAt = body.startsAt === null ? new Date() : new Date(body.startsAt)
    if (startsAt.getTime() > Date.now() + furthestMs)
      return { status: 422, body: markedFields({ startsAt: { message: texts.tooFar } }) }
    const decided = await decide(database, { id, staffId: staffOf(request).id }, body, startsAt)
    if (decided.kind === 'refused') return { status: 409, body: { message: importRefusalTexts[decided.why] } }
    onImportDecided()
    return { status: 204 }
  })
}

/** A plan is for a year at most. */
const furthestMs = 366 * 86_400_000

function decide(
  database: Database,
  by: { readonly id: number; readonly staffId: string },
  { act }: ImportDecision,
  startsAt: Date,
): Promise<Decided> {
  switch (act) {
    case 'plan':
      return planImport(database, by, startsAt)
    case 'withdraw':
      return withdrawPlan(database, by)
    case 'compare':
      return compareAgain(database, by)
    case 'throw-away':
      return throwAway(database, by)
    case 'take-back':
      return takeBack(database, by, async tx => {
        await resumeCorrectionsOf(tx, by.staffId, by.id)
        await resumeAddressesOf(tx, by.staffId, by.id)
      })
  }
}

const csvOf = (problems: ReturnType<typeof problemsOf>): string =>
  byteOrderMark +
  [
    importReportTexts.header,
    ...problems.map(({ line, column, what, mend }) => [
      line === null ? importReportTexts.wholeFile : String(line),
      column ?? '',
      what,
      mend,
    ]),
  ]
    .map(csvRow)
    .join('')
