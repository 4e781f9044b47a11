import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { namedClients } from '../../api-clients/server/client-names.ts'
import { colleaguesOf } from '../../staff/server/colleagues.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { auditCalls } from '../contract.ts'
import { auditCsvHead, auditCsvRow } from './audit-csv.ts'
import { type AuditFilter, type AuditServices, allEntries, auditPage, recordExport } from './audit-log.ts'

const pageSize = 50

/** GET /api/beheer/logboek and POST /api/beheer/logboek/export (src/features/audit/contract.ts). */
export async function auditRoutes(app: FastifyInstance, { services }: { services: AuditServices }) {
  const { database, audit } = services
  serve(app, auditCalls.auditLog, async ({ query: { na, ...filter } }) => {
    const [page, staff, clients] = await Promise.all([
      auditPage(services, filter, na, pageSize),
      colleaguesOf(database),
      namedClients(database),
    ])
    return {
      status: 200,
      body: {
        ...page,
        staff: staff.map(({ id, name }) => ({ id, name })),
        clients: [...clients],
        forms: Object.entries(audit.caseForms).map(([id, name]) => ({ id, name })),
      },
    }
  })

  serve(app, auditCalls.exportAudit, async ({ body, request, reply }) => {
    await recordExport(database, staffOf(request).id, body)
    reply.header('content-disposition', contentDisposition('attachment', 'logboek.csv'))
    reply.type(fileTypes.csv).send(Readable.from(csvOf(services, body)))
    return sent
  })
}

async function* csvOf(services: AuditServices, filter: AuditFilter) {
  yield auditCsvHead
  for await (const entry of allEntries(services, filter)) yield auditCsvRow(entry, services.audit.kindName)
}
