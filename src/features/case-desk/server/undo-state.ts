import { lockMailsOfCase } from '../../../platform/deliveries/case-deliveries.ts'
import type { StoredDelivery } from '../../../platform/deliveries/stored-deliveries.ts'
import { caseTable, takeBackError } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import { correctionOf, milestoneMails, tellsAnEnd } from '../../cases/milestones.ts'
import type { Case } from '../../cases/server/case.ts'
import { mailMilestone } from '../../cases/server/commands/case-commands.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { type GivenReason, reasonError, takeBackReasons } from '../../cases/state-reasons.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import type { DeskCaseServices } from './services.ts'

type Events = Awaited<ReturnType<typeof eventsOfCase>>

/** How the last state of a case can be taken back, or why it cannot. */
export function undoOf(found: Case, events: Events, mails: readonly StoredDelivery[], now: Date) {
  const last = events.findLast(({ type }) => type === caseEvents.stateChanged)
  const refusal = takeBackError(found, last?.occurredAt ?? null, now)
  const from = last?.data.from
  if (refusal !== null || !last) return { refusal: refusal ?? '' }
  if (typeof from !== 'string' || !Object.hasOwn(caseTable(found.kind).states, from))
    return { refusal: caseRefusals.stateBeforeUnknown }
  const isTold = mails.some(
    mail => tellsAnEnd(mail.kind) && mail.createdAt >= last.occurredAt && mayHaveLeft(mail),
  )
  return { refusal: null, state: from, isTold }
}

/** One that waits is overtaken by the taking back, and never leaves. */
const mayHaveLeft = ({ state, attempts }: StoredDelivery): boolean =>
  state === 'sent' || state === 'kept' || attempts > 0

/** Takes the last state of a case back; whoever was mailed about it is mailed that in the same act. */
export const undoState =
  (
    why: GivenReason,
    services: Pick<DeskCaseServices, 'mailDomain' | 'stateParts'> & { readonly now: Date },
  ): CommandHandler =>
  async (tx, { row, move }) => {
    const events = await eventsOfCase(tx, row.id)
    const mails = await lockMailsOfCase(tx, { caseId: row.id, eventIds: events.map(({ id }) => id) })
    const way = undoOf(row, events, mails, services.now)
    if (way.refusal !== null) return refused(way.refusal)
    const wrong = reasonError(takeBackReasons, why)
    if (wrong) return refused(wrong.message, wrong.field)
    const stuck = await move(way.state, { ...why, takesBack: true })
    if (stuck) return stuck
    await services.stateParts.onTakenBack?.(tx, row, way.state)
    const correction = correctionOf(row.kind)
    if (way.isTold && correction) await mailMilestone(tx, row, milestoneMails[correction], services)
    return null
  }
