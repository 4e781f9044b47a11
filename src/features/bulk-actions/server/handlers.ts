import * as z from 'zod/mini'
import type { Transaction } from '../../../platform/database/pool.ts'
import { assignCase } from '../../case-desk/server/case-commands.ts'
import type { DeskCaseServices } from '../../case-desk/server/services.ts'
import { restoreSnooze, snoozeCase } from '../../case-desk/server/snooze-commands.ts'
import { undoState } from '../../case-desk/server/undo-state.ts'
import type { Case } from '../../cases/server/case.ts'
import { changeCaseState } from '../../cases/server/commands/case-commands.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { snoozeOf } from '../../cases/server/planning/snoozes.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { caseScopeOf, isInScope } from '../../desk/case-scope.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { formOf } from '../../forms/server/submissions.ts'
import type { BulkAction } from '../bulk-action.ts'
import { mailCase } from './mail-case.ts'
import { bulkRefusals } from './texts.ts'

/** Dependencies of commands for many cases. */
export type BulkServices = Pick<
  DeskCaseServices,
  'brand' | 'closingDays' | 'steps' | 'stateParts' | 'replySources' | 'mailDomain'
>

type Author = { readonly id: string; readonly name: string; readonly role: StaffRole }
type Clock = { readonly now: Date }

/** The command on one case of a job. @param id the command's, by which it is executed once */
export function handlerOf(action: BulkAction, id: string, author: Author, services: BulkServices & Clock) {
  return withinScope(author, ofNoTest(bare(action, id, author, services)))
}

function bare(
  action: BulkAction,
  id: string,
  author: Author,
  services: BulkServices & Clock,
): CommandHandler {
  switch (action.act) {
    case 'assign':
      return assignCase(action.assignee)
    case 'snooze':
      return snoozeCase(action, services)
    case 'state':
      return ofKind(action.kind, changeCaseState({ ...action, until: null }, services))
    case 'mail':
      return mailCase(action, id, author, services)
  }
}

const ofKind =
  (kind: Case['kind'], handler: CommandHandler): CommandHandler =>
  async (tx, locked) =>
    locked.row.kind === kind
      ? handler(tx, locked)
      : refused(bulkRefusals.otherKind(caseKindNames[kind].toLowerCase()))

/** Refuses a test, which counts nowhere: it is changed by itself alone. */
const ofNoTest =
  (handler: CommandHandler): CommandHandler =>
  async (tx, locked) =>
    locked.row.isTest ? refused(bulkRefusals.isTest) : handler(tx, locked)

/** A case that the role of the author does not see is none for them, whatever the job was made of. */
const withinScope =
  ({ role }: Pick<Author, 'role'>, handler: CommandHandler): CommandHandler =>
  async (tx, locked) =>
    isInScope(caseScopeOf(role), await formOf(tx, locked.row))
      ? handler(tx, locked)
      : refused(caseRefusals.noSuchCase)

const moment = z.nullable(
  z.pipe(
    z.string(),
    z.transform(text => new Date(text)),
  ),
)

/** Facts of a case before a job, by which it is taken back. */
const Before = z.object({
  assigneeId: z.nullable(z.string()),
  dueAt: moment,
  snooze: z.nullable(
    z.object({ until: z.string(), untilAnswer: z.boolean(), dueBefore: moment, beganAt: moment }),
  ),
})

/** The same as it is stored. */
export async function beforeOf(tx: Transaction, { id, assigneeId, dueAt }: Case): Promise<unknown> {
  return { assigneeId, dueAt, snooze: await snoozeOf(tx, id) }
}

/** The command that takes back what an action did to a case. */
export function undoHandlerOf(
  action: BulkAction,
  stored: unknown,
  author: Author,
  services: BulkServices & Clock,
): CommandHandler {
  const { assigneeId, dueAt, snooze } = Before.parse(stored)
  const undo = (): CommandHandler => {
    switch (action.act) {
      case 'assign':
        return assignCase(assigneeId)
      case 'snooze':
        return restoreSnooze(
          { dueAt, snooze: snooze?.beganAt ? { ...snooze, beganAt: snooze.beganAt } : null },
          services,
        )
      case 'state':
        return undoState({ reason: 'mistake' }, services)
      case 'mail':
        return async () => refused(bulkRefusals.notUndoable)
    }
  }
  return withinScope(author, undo())
}
