import type { AuditPart, AuditSources } from '../../features/audit/server/audit-part.ts'
import { ownChanges } from '../../features/audit/server/changes.ts'
import { ownFacts } from '../../features/audit/server/facts.ts'
import { caseKinds } from '../../features/cases/case-kinds.ts'
import { caseForms, caseName } from '../../features/cases/case-names.ts'
import { casesInAudit } from '../../features/cases/server/audit.ts'
import { caseByNumber, casesOfKind, namedCases } from '../../features/cases/server/case.ts'
import { holderNames } from '../../features/customers/server/holder-names.ts'
import { documentsInAudit } from '../../features/documents/server/audit.ts'
import { casesOfForm, formsOf } from '../../features/forms/server/submissions.ts'
import { incomingMailsInAudit } from '../../features/incoming-mails/server/audit.ts'
import { inventoryInAudit } from '../../features/inventory/server/audit.ts'
import { lineChangesInAudit } from '../../features/line-changes/server/audit.ts'
import { mailsInAudit } from '../../features/mails/server/audit.ts'
import { portingInAudit } from '../../features/porting/server/audit.ts'
import { prospectNames } from '../../features/prospects/server/stored-prospects.ts'

/** How facts of events are told. */
export const toldFacts = {
  ...ownFacts,
  ...casesInAudit.facts,
  ...documentsInAudit.facts,
  ...incomingMailsInAudit.facts,
  ...mailsInAudit.facts,
  ...portingInAudit.facts,
}

/** How features tell of their events in the log. */
export const auditSources: AuditSources = {
  facts: toldFacts,
  factsOf: { ...casesInAudit.factsOf, ...inventoryInAudit.factsOf } satisfies AuditPart['factsOf'],
  changes: {
    ...ownChanges,
    ...casesInAudit.changes,
    ...lineChangesInAudit.changes,
    ...portingInAudit.changes,
  } satisfies AuditPart['changes'],
  async nameCases(database, ids) {
    const [cases, forms] = await Promise.all([namedCases(database, ids), formsOf(database, ids)])
    return new Map(
      [...cases].map(([id, { number, kind }]) => [
        id,
        { number, kind, name: caseName(kind, forms.get(id) ?? null) },
      ]),
    )
  },
  nameHolders: holderNames,
  nameProspects: prospectNames,
  caseIdOf: async (database, number) => (await caseByNumber(database, number))?.id ?? null,
  casesOf(form) {
    const kind = caseKinds.find(each => each === form)
    return kind ? casesOfKind(kind) : casesOfForm(form)
  },
  caseForms,
}
