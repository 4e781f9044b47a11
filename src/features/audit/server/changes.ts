import { type CaseKind, caseKinds } from '../../cases/case-kinds.ts'
import { caseTable } from '../../cases/case-states.ts'
import { storedTotals } from '../../cases/stored-totals.ts'
import type { StoredEvent, valuesOfEvents } from '../../events/server/find-events.ts'
import { portInTable } from '../../porting/port-in-states.ts'
import { staffRoleNames } from '../../staff/texts.ts'
import type { AuditEntry } from '../contract.ts'
import { auditDay, auditMoment } from '../texts.ts'
import { auditFieldName, auditValueTexts as texts } from '../texts-facts.ts'
import type { AuditNames } from './audit-names.ts'
import { colleague, wordFor } from './facts.ts'

type Values = Awaited<ReturnType<typeof valuesOfEvents>>

/** A field by the name that the event has for it, from what to what in words. */
type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

/** Changes of an event, for the log. A field without stored values, or with erased ones, only says that it changed. */
export function changesOf(event: StoredEvent, values: Values, known: AuditNames): AuditEntry['changes'] {
  const told: readonly Change[] = [
    ...(changesByType[event.type]?.(event, known) ?? []),
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

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const stateIn = (kind: CaseKind | undefined, state: unknown): string | null => {
  const name = text(state)
  if (name === null) return null
  // For a deleted case, the label of any kind that has such a state.
  const kinds = [...(kind === undefined ? [] : [kind]), ...caseKinds]
  const labels = kinds.flatMap(each => caseTable(each).states[name]?.label ?? [])
  return labels[0] ?? texts.unknown
}

const portInLabels = Object.fromEntries(
  Object.entries(portInTable.states).map(([name, { label }]) => [name, label]),
)

const day = (value: unknown): string | null => {
  const known = text(value)
  return known === null ? null : auditDay(known)
}

const flag = (value: unknown, yes: string, no: string) =>
  value === true ? { before: no, after: yes } : { before: yes, after: no }

const amountChanges = ({ data }: StoredEvent): Change[] => {
  const [was, is] = [storedTotals(data.before), storedTotals(data.after)]
  return [
    { field: 'monthly', before: was?.monthly ?? null, after: is?.monthly ?? null },
    {
      field: 'oneTime',
      before: was?.withNotIn(was.oneTime) ?? null,
      after: is?.withNotIn(is.oneTime) ?? null,
    },
  ].filter(({ before, after }) => before !== null || after !== null)
}

/** A change of a colleague's account: which one, its field says. */
function accountChanges({ changedFields, data }: StoredEvent): Change[] {
  const [field = ''] = changedFields
  if ('isBlocked' in data) return [{ field, ...flag(data.isBlocked, texts.blocked, texts.open) }]
  if ('isSetUp' in data) return [{ field, ...flag(data.isSetUp, texts.setUp, texts.notSetUp) }]
  if (field !== 'role') return []
  return [{ field, before: wordFor(staffRoleNames, data.before), after: wordFor(staffRoleNames, data.after) }]
}

/** Changes that follow from an event's facts. */
const changesByType: Readonly<Record<string, (event: StoredEvent, known: AuditNames) => Change[]>> = {
  'state-changed': ({ caseId, data: { from, to } }, { cases }) => {
    const kind = caseId === null ? undefined : cases.get(caseId)?.kind
    return [{ field: 'state', before: stateIn(kind, from), after: stateIn(kind, to) }]
  },
  'case-assigned': (event, known) => [
    {
      field: 'assigneeId',
      before: colleague(event.data.from, known, event) ?? texts.nobody,
      after: colleague(event.data.to, known, event) ?? texts.nobody,
    },
  ],
  'call-planned': ({ data: { plannedFor, before } }) => {
    const [moment, was] = [text(plannedFor), text(before)]
    return moment === null
      ? []
      : [{ field: 'dueAt', before: was && auditMoment(was), after: auditMoment(moment) }]
  },
  'delivery-planned': ({ data }) => [
    { field: 'deliveryPlan', before: day(data.before), after: day(data.day) },
  ],
  'port-in-changed': ({ data: { from, to } }) => [
    { field: 'portIn', before: wordFor(portInLabels, from), after: wordFor(portInLabels, to) },
  ],
  'lines-proposed': amountChanges,
  'lines-changed': amountChanges,
  'lines-declined': amountChanges,
  'staff-changed': accountChanges,
  'staff-setting-changed': ({ data: { isRequired } }) => [
    { field: 'secondFactorRequired', ...flag(isRequired, texts.yes, texts.no) },
  ],
}

/** A value that is a code in words; any other one as it was typed. */
function valueInWords(field: string, value: string | null): string | null {
  const name = field.split('.').at(-1)
  if (name === 'gender') return wordFor(texts.genders, value)
  return name === 'contactType' ? wordFor(texts.contactTypes, value) : value
}
