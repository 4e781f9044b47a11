import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { canBecomeApplication } from '../../cases/can-become-application.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { type CommandHandler, type LockedCase, refused } from '../../cases/server/commands/command.ts'
import { linkedTo, removeLink } from '../../cases/server/planning/links.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { changeKind } from '../../cases/server/update-case.ts'
import { applicationForm, isApplication } from '../../desk/case-scope.ts'
import { appendEvent } from '../../events/server/events.ts'
import { formMails } from '../../forms/mails.ts'
import { formOf, storeApplication } from '../../forms/server/submissions.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'
import { caseDeskEvents } from '../events.ts'
import type { DeskCaseServices } from './services.ts'

type Services = Pick<DeskCaseServices, 'mailDomain' | 'mailboxes'>

/**
 * Makes an application of a mail that is one: from then on it has the readers, the period and the notice of those by the form
 * (docs/decisions/desk.md#job-applications-are-read-by-few). Its number, mails, files and log stay with it, so answers reach it.
 */
export const makeApplication =
  (staffId: string, { mailDomain, mailboxes }: Services): CommandHandler =>
  async (tx, locked) => {
    const { row } = locked
    if (!canBecomeApplication(row.kind)) return refused(caseRefusals.noApplication)
    await unlinkOthers(tx, locked, staffId)
    await takeFromWhoMayNotRead(tx, locked)
    await locked.change({ type: caseDeskEvents.applicationMade })
    await changeKind(tx, row.id, 'form')
    await storeApplication(tx, row.id)
    await queueDeliveries(tx, { caseId: row.id }, [email(formMails.notice, mailboxes.personeel, mailDomain)])
    return null
  }

/** A job application belongs to none but another one. */
async function unlinkOthers(tx: Transaction, { row, change }: LockedCase, staffId: string): Promise<void> {
  for (const other of await casesByIds(tx, await linkedTo(tx, row.id))) {
    if (isApplication(await formOf(tx, other))) continue
    await removeLink(tx, row.id, other.id)
    await change({ type: caseDeskEvents.unlinked, data: { linked: other.number } })
    await noteUnlinked(tx, other, row, staffId)
  }
}

const noteUnlinked = (tx: Transaction, { id, customerId }: Case, { number }: Case, staffId: string) =>
  appendEvent(tx, {
    type: caseDeskEvents.unlinked,
    actor: { kind: 'staff', id: staffId },
    caseId: id,
    customerId,
    data: { linked: number },
  })

async function takeFromWhoMayNotRead(tx: Transaction, { row, change }: LockedCase): Promise<void> {
  if (row.assigneeId === null) return
  const takers = assignableColleagues(await colleaguesOf(tx), applicationForm)
  if (takers.some(({ id }) => id === row.assigneeId)) return
  await change({
    type: caseEvents.assigned,
    changedFields: ['assigneeId'],
    data: { from: row.assigneeId, to: null },
    change: { assigneeId: null },
  })
}
