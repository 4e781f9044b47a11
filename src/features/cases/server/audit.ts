import type { auditEvents } from '../../audit/events.ts'
import type { AuditNames, AuditPart, Change } from '../../audit/server/audit-part.ts'
import { code, colleague, labelsOf, leftOut, textOf } from '../../audit/server/tells.ts'
import { auditDay, auditMoment } from '../../audit/texts.ts'
import { auditValueTexts as texts } from '../../audit/texts-facts.ts'
import { callOutcomes } from '../call-outcomes.ts'
import { type CaseKind, caseKinds } from '../case-kinds.ts'
import { caseForms } from '../case-names.ts'
import { caseTable } from '../case-states.ts'
import { partsOfDay } from '../delivery-plan.ts'
import type { caseEvents } from '../events.ts'
import { reasonLabel } from '../state-reasons.ts'
import { storedTotals } from '../stored-totals.ts'
import { requestNames } from '../texts-desk.ts'

const kindOf = (caseId: number | null, { cases }: AuditNames): CaseKind | undefined => {
  const kind = caseId === null ? undefined : cases.get(caseId)?.kind
  return caseKinds.find(each => each === kind)
}

const stateIn = (kind: CaseKind | undefined, state: unknown): string | null => {
  const name = textOf(state)
  if (name === null) return null
  // For a deleted case, the label of any kind that has such a state.
  const kinds = [...(kind === undefined ? [] : [kind]), ...caseKinds]
  const labels = kinds.flatMap(each => caseTable(each).states[name]?.label ?? [])
  return labels[0] ?? texts.unknown
}

const day = (value: unknown): string | null => {
  const known = textOf(value)
  return known === null ? null : auditDay(known)
}

/** Cases in the log. */
export const casesInAudit = {
  facts: {
    outcome: code(labelsOf(callOutcomes)),
    partOfDay: code(labelsOf(partsOfDay)),
    reason: (value, known, { caseId, data }) => {
      const reason = textOf(value)
      const kind = kindOf(caseId, known)
      if (reason === null || kind === undefined) return null
      return (
        reasonLabel(kind, { state: String(data.to), reason, isTakenBack: data.takenBack === true }) ??
        texts.unknown
      )
    },
    request: code(requestNames),
    totals: value => {
      const totals = storedTotals(value)
      return totals?.withNotIn(texts.amounts(totals)) ?? null
    },
    vorm: value => (textOf(value) === null ? null : (caseForms[String(value)] ?? texts.unknown)),
  },
  factsOf: { 'call-planned': { plannedFor: leftOut }, 'delivery-planned': { day: leftOut } },
  changes: {
    'case-assigned': (event, known) => [
      {
        field: 'assigneeId',
        before: colleague(event.data.from, known, event) ?? texts.nobody,
        after: colleague(event.data.to, known, event) ?? texts.nobody,
      },
    ],
    'state-changed': ({ caseId, data: { from, to } }, known): Change[] => {
      const kind = kindOf(caseId, known)
      return [{ field: 'state', before: stateIn(kind, from), after: stateIn(kind, to) }]
    },
    'call-planned': ({ data: { plannedFor, before } }): Change[] => {
      const [moment, was] = [textOf(plannedFor), textOf(before)]
      return moment === null
        ? []
        : [{ field: 'dueAt', before: was && auditMoment(was), after: auditMoment(moment) }]
    },
    'delivery-planned': ({ data }): Change[] => [
      { field: 'deliveryPlan', before: day(data.before), after: day(data.day) },
    ],
  },
} satisfies AuditPart<typeof caseEvents | typeof auditEvents>
