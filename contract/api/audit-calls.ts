import { AuditExport, AuditLog, auditLog, auditQuery, exportAudit } from '../audit.ts'
import { Failure } from '../failure.ts'
import { defineCall } from './call.ts'

const common = { group: 'Staff', access: 'staff' } as const
const malformed = { description: 'The filter is not readable', body: Failure } as const

/** The audit log of the staff desk. */
export const auditCalls = {
  auditLog: defineCall({
    ...auditLog,
    ...common,
    permission: 'audit.read',
    summary: 'What happened and who did it, newest first.',
    limit: { max: 600, per: 'minute' },
    query: auditQuery,
    answers: { 200: { description: 'A page of the log', body: AuditLog }, 422: malformed },
  }),
  exportAudit: defineCall({
    ...exportAudit,
    ...common,
    permission: 'audit.export',
    confirmed: true,
    summary: 'All of the log that fits a filter, as a file for a spreadsheet.',
    limit: { max: 10, per: 'minute' },
    body: { kind: 'json', schema: AuditExport },
    answers: { 200: { description: 'The file', body: 'csv' }, 422: malformed },
  }),
}
