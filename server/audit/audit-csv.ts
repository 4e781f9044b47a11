import { actorNames, auditColumns, fieldName } from '../../content/audit-texts.ts'
import type { AuditEntry, AuditSubject } from '../../contract/audit.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import { typeName } from './type-names.ts'

/** The log as a file for a spreadsheet: Excel in Dutch knows the marks by which it opens it right. */

const byteOrderMark = '\uFEFF'
const separator = ';'

/**
 * A cell: what begins as a formula is text to whoever opens the file, since a customer may have typed it; quotes are doubled.
 */
export const csvCell = (value: string): string => {
  const asText = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${asText.replaceAll('"', '""')}"`
}

const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(separator)}\r\n`

export const auditCsvHead: string = byteOrderMark + csvRow(Object.values(auditColumns))

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

const aboutIn = (about: readonly AuditSubject[], kind: AuditSubject['kind']): string =>
  about
    .filter(subject => subject.kind === kind)
    .map(subject => {
      if (subject.kind === 'case') return formatOrderNumber(subject.number)
      return subject.kind === 'product' ? String(subject.id) : subject.name
    })
    .join(', ')

/** One event as a row, in the order of `auditColumns`. */
export const auditCsvRow = ({ id, occurredAt, type, actor, about, changes, facts }: AuditEntry): string =>
  csvRow([
    String(id),
    moment.format(new Date(occurredAt)),
    actorNames[actor.kind],
    actor.name ?? '',
    typeName(type),
    aboutIn(about, 'case'),
    aboutIn(about, 'customer'),
    aboutIn(about, 'staff'),
    changes
      .map(({ field, before, after }) => `${fieldName(field)}: ${before ?? ''} → ${after ?? ''}`)
      .join(' | '),
    facts.map(({ name, value }) => `${fieldName(name)}: ${value}`).join(' | '),
  ])
