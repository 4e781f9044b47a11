import { byKind, kindOf } from '../../common/event-kind.ts'
import { importsInAudit } from '../../features/addresses/server/audit.ts'
import { transfersInAudit } from '../../features/agreement-transfers/server/audit.ts'
import { agreementsInAudit } from '../../features/agreements/server/audit.ts'
import type { AuditSources, Tell, TellChanges } from '../../features/audit/server/audit-part.ts'
import { ownChanges } from '../../features/audit/server/changes.ts'
import { ownFacts } from '../../features/audit/server/facts.ts'
import { code, leftOut, textOf } from '../../features/audit/server/tells.ts'
import { caseDeskInAudit } from '../../features/case-desk/server/audit.ts'
import { caseKinds } from '../../features/cases/case-kinds.ts'
import { caseForms, caseName } from '../../features/cases/case-names.ts'
import { casesInAudit } from '../../features/cases/server/audit.ts'
import { caseByNumber, casesOfKind, namedCases } from '../../features/cases/server/case.ts'
import { holderNames } from '../../features/customers/server/holder-names.ts'
import { documentsInAudit } from '../../features/documents/server/audit.ts'
import { casesOfForm, formsOf } from '../../features/forms/server/submissions.ts'
import { incomingMailsInAudit } from '../../features/incoming-mails/server/audit.ts'
import { lineChangesInAudit } from '../../features/line-changes/server/audit.ts'
import { portingInAudit } from '../../features/porting/server/audit.ts'
import { prospectNames } from '../../features/prospects/server/stored-prospects.ts'
import type { EventFact, EventName } from '../events/declared.ts'
import { factNames } from '../events/fact-texts.ts'
import { logNameOf } from '../events/log-names.ts'
import { mailKindNames } from '../mails/texts.ts'

/** How facts of events are told; of all features together a test does not compile where one is forgotten. */
export const factTells = {
  ...ownFacts,
  ...importsInAudit.facts,
  ...agreementsInAudit.facts,
  ...casesInAudit.facts,
  ...caseDeskInAudit.facts,
  ...documentsInAudit.facts,
  ...incomingMailsInAudit.facts,
  ...portingInAudit.facts,
  ...transfersInAudit.facts,
  kind: code(mailKindNames),
  soort: (value => (textOf(value) === null ? null : logNameOf(kindOf(String(value))))) satisfies Tell,
}
const tells: Readonly<Partial<Record<EventFact, Tell>>> = factTells

const otherwise = {
  ...casesInAudit.factsOf,
  ...agreementsInAudit.factsOf,
} satisfies Partial<Record<EventName, Partial<Record<EventFact, Tell>>>>

const changes = {
  ...ownChanges,
  ...casesInAudit.changes,
  ...lineChangesInAudit.changes,
  ...portingInAudit.changes,
} satisfies Partial<Record<EventName, TellChanges>>

const factNamesInOrder = Object.keys(factNames) as EventFact[]
const otherwiseOf = byKind<string, Partial<Record<EventFact, Tell>>>(otherwise)

/** How features tell of their events in the log. */
export const auditSources: AuditSources = {
  kindName: logNameOf,
  facts(kind) {
    const own = otherwiseOf(kind)
    return factNamesInOrder.map(fact => ({
      fact,
      name: factNames[fact],
      tell: own?.[fact] ?? tells[fact] ?? leftOut,
    }))
  },
  changes: byKind(changes),
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
