import { byteOrderMark, csvRow } from '../../../common/csv.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { AuditEntry, AuditSubject } from '../contract.ts'
import { actorNames, auditColumns } from '../texts.ts'
import type { AuditSources } from './audit-part.ts'

/** The log as a file for a spreadsheet. */
export const auditCsvHead: string = byteOrderMark + csvRow(Object.values(auditColumns))

const timeZone = 'Europe/Amsterdam'
const date = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
})
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'medium', timeZone })
/** `24-11-2026 14:05:10`, which a Dutch spreadsheet reads as a moment. */
const moment = (at: Date): string => `${date.format(at)} ${time.format(at)}`

const aboutIn = (about: readonly AuditSubject[], kind: AuditSubject['kind']): string =>
  about
    .filter(subject => subject.kind === kind)
    .map(subject => {
      if (subject.kind === 'case') return `${formatOrderNumber(subject.number)} ${subject.name}`
      return subject.kind === 'product' ? String(subject.id) : subject.name
    })
    .join(', ')

/** One event as a row, in the order of `auditColumns`. */
export const auditCsvRow = (
  { id, occurredAt, type, actor, about, changes, facts }: AuditEntry,
  kindName: AuditSources['kindName'],
): string =>
  csvRow([
    String(id),
    moment(new Date(occurredAt)),
    actorNames[actor.kind],
    actor.name ?? '',
    kindName(type),
    aboutIn(about, 'case'),
    aboutIn(about, 'customer'),
    aboutIn(about, 'staff'),
    changes
      .map(({ field, before, after }) =>
        (before ?? after) === null ? field : `${field}: ${before ?? ''} → ${after ?? ''}`,
      )
      .join(' | '),
    facts.map(({ name, value }) => `${name}: ${value}`).join(' | '),
  ])
