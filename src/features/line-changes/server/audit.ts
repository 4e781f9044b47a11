import type { AuditPart, Change } from '../../audit/server/audit-part.ts'
import type { caseEvents } from '../../cases/events.ts'
import { storedTotals } from '../../cases/stored-totals.ts'
import type { StoredEvent } from '../../events/server/find-events.ts'

const amounts = ({ data }: StoredEvent): Change[] => {
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

/** Changes of lines in the log. */
export const lineChangesInAudit = {
  changes: { 'lines-proposed': amounts, 'lines-changed': amounts, 'lines-declined': amounts },
} satisfies AuditPart<typeof caseEvents>
