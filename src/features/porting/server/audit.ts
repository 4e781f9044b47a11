import type { AuditPart, Change } from '../../audit/server/audit-part.ts'
import { code, labelsOf, wordFor } from '../../audit/server/tells.ts'
import type { caseEvents } from '../../cases/events.ts'
import { portInRefusals, portInTable } from '../../cases/port-in-states.ts'
import { portInTexts } from '../texts-desk.ts'

const states = labelsOf(portInTable.states)

/** Numbers that come along, in the log. */
export const portingInAudit = {
  facts: { refusal: code(portInRefusals), step: code(portInTexts.steps) },
  changes: {
    'port-in-changed': ({ data: { from, to } }): Change[] => [
      { field: 'portIn', before: wordFor(states, from), after: wordFor(states, to) },
    ],
  },
} satisfies AuditPart<typeof caseEvents>
