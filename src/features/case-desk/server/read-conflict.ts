import { deskDue } from '../../../common/desk-moments.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { stateLabelOf } from '../../cases/case-states.ts'
import type { CaseConflict } from '../../cases/contract.ts'
import { partsOfDay } from '../../cases/delivery-plan.ts'
import { dayInWords } from '../../cases/delivery-texts.ts'
import type { Case } from '../../cases/server/case.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { messagesOf, notesOf } from '../../cases/server/planning/notes-and-messages.ts'
import { deskCaseTexts } from '../../cases/server/texts.ts'
import { changesSince, valuesOfCase } from '../../events/server/case-events.ts'
import { receivedMailsOf } from '../../incoming-mails/server/dto.ts'
import { portInsOf } from '../../orders/server/port-ins.ts'
import { colleaguesOf } from '../../staff/server/colleagues.ts'
import { actorNames, actorOf } from './actor-names.ts'
import { shownFiles } from './shown-files.ts'
import { timelineOf } from './timeline.ts'

/** Conflict for a decision on an older version: the changes since then, and the current state. */
export async function conflictOf(database: Queryable, now: Case, seenVersion: number): Promise<CaseConflict> {
  const [changes, colleagues, values, notes, messages, received, files, plan, portIns] = await Promise.all([
    changesSince(database, now.id, seenVersion),
    colleaguesOf(database),
    valuesOfCase(database, now.id),
    notesOf(database, now.id),
    messagesOf(database, now.id),
    receivedMailsOf(database, { isConfigured: false }, now.id),
    shownFiles(database, { isConfigured: false }, now.id),
    deliveryPlanOf(database, now.id),
    portInsOf(database, now.id),
  ])
  const names = await actorNames(database, colleagues, changes)
  const entries = timelineOf(changes, {
    kind: now.kind,
    purpose: now.purpose,
    names,
    notes,
    messages,
    received,
    files,
    values,
    portIns,
    heldProducts: [],
  })
  const name = entries.at(-1)?.by.name
  return {
    message: deskCaseTexts.changedBy(name),
    conflict: {
      version: now.version,
      changes: entries,
      standing: [
        { name: deskCaseTexts.status, value: stateLabelOf(now, now.state) },
        {
          name: deskCaseTexts.assignee,
          value: now.assigneeId === null ? deskCaseTexts.nobody : actorOf(now.assigneeId, names).name,
        },
        ...(now.dueAt ? [{ name: deskCaseTexts.promise, value: deskDue(now.dueAt.toISOString()) }] : []),
        ...(plan
          ? [
              {
                name: deskCaseTexts.delivery,
                value: `${dayInWords(plan.day)}, ${partsOfDay[plan.partOfDay].label}`,
              },
            ]
          : []),
      ],
    },
  }
}
