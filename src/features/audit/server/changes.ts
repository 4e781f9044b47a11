import type { StoredEvent, valuesOfEvents } from '../../events/server/find-events.ts'
import type { staffEvents } from '../../staff/events.ts'
import { staffRoleNames } from '../../staff/texts.ts'
import type { AuditEntry } from '../contract.ts'
import { auditFieldName, auditValueTexts as texts } from '../texts-facts.ts'
import type { AuditNames, AuditPart, AuditSources, Change } from './audit-part.ts'
import { wordFor } from './tells.ts'

type Values = Awaited<ReturnType<typeof valuesOfEvents>>

/** Changes of an event, for the log. A field without stored values, or with erased ones, only says that it changed. */
export function changesOf(
  event: StoredEvent,
  values: Values,
  known: AuditNames,
  sources: Pick<AuditSources, 'changes'>,
): AuditEntry['changes'] {
  const told: readonly Change[] = [
    ...(sources.changes(event.type)?.(event, known) ?? []),
    ...values.map(({ field, before, after }) => ({
      field,
      before: valueInWords(field, before),
      after: valueInWords(field, after),
    })),
  ]
  const names = new Set(told.map(({ field }) => field))
  const bare = event.changedFields
    .filter(field => !names.has(field))
    .map(field => ({ field, before: null, after: null }))
  return [...told, ...bare].map(change => ({ ...change, field: auditFieldName(change.field) }))
}

const flag = (value: unknown, yes: string, no: string) =>
  value === true ? { before: no, after: yes } : { before: yes, after: no }

/** A change of a colleague's account: which one, its field says. */
function accountChanges({ changedFields, data }: StoredEvent): Change[] {
  const [field = ''] = changedFields
  if ('isBlocked' in data) return [{ field, ...flag(data.isBlocked, texts.blocked, texts.open) }]
  if ('isSetUp' in data) return [{ field, ...flag(data.isSetUp, texts.setUp, texts.notSetUp) }]
  if (field !== 'role') return []
  return [{ field, before: wordFor(staffRoleNames, data.before), after: wordFor(staffRoleNames, data.after) }]
}

/** Changes that are told without anything of the features above. */
export const ownChanges = {
  'staff-changed': accountChanges,
  'staff-setting-changed': ({ data: { isRequired } }) => [
    { field: 'secondFactorRequired', ...flag(isRequired, texts.yes, texts.no) },
  ],
} satisfies AuditPart<typeof staffEvents>['changes']

/** A value that is a code in words; any other one as it was typed. */
function valueInWords(field: string, value: string | null): string | null {
  const name = field.split('.').at(-1)
  if (name === 'gender') return wordFor(texts.genders, value)
  return name === 'contactType' ? wordFor(texts.contactTypes, value) : value
}
