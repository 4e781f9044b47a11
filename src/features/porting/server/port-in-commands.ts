import type { FieldErrors } from '../../../common/contract/failure.ts'
import { closedOn, dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseMails } from '../../cases/mails.ts'
import type { PortInRefusal } from '../../cases/port-in-states.ts'
import { mailMilestone } from '../../cases/server/commands/case-commands.ts'
import {
  type CommandHandler,
  type LockedCase,
  type Refused,
  refused,
  refusedAt,
} from '../../cases/server/commands/command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { previousPortInDay } from '../../cases/server/planning/reschedulings.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { changePortIn, openNumbersOf, type PortIn, portInsOf } from '../../orders/server/port-ins.ts'
import {
  openSteps,
  type PortInStep,
  plannedDateError,
  portedError,
  stateAfter,
  wishDateError,
} from '../port-in.ts'
import { portInRefusals } from '../texts.ts'

/** A step of the port-in of one number. */
export type PortInCommand = {
  readonly position: number
  readonly step: PortInStep
  readonly provider: string
  readonly providerReference: string
  readonly day: Day | null
  readonly refusal: PortInRefusal | null
  readonly mail: boolean
}

type Services = Pick<CaseServices, 'mailDomain' | 'closingDays'> & { readonly now: Date }

/** Takes a number a step further, by the rules of the Dutch porting process (src/features/porting/port-in.ts). */
export const advancePortIn =
  (move: PortInCommand, services: Services): CommandHandler =>
  async (tx, locked) => {
    const { row, change } = locked
    const portIn = (await portInsOf(tx, row.id)).find(({ position }) => position === move.position)
    if (!portIn) return refused(portInRefusals.otherOrder)
    if (row.closedAt && move.step !== 'cancel') return refused(caseRefusals.closed, 'step')
    const today = dayInTheNetherlands(services.now)
    const refusal = refusalOf(portIn, move, today, services)
    if (refusal) return refusal
    const before = move.step === 'plan' ? await previousPortInDay(tx, row.id, portIn.position) : null
    await changePortIn(tx, row.id, { position: portIn.position, ...changesOf(move, today) })
    await change({
      type: caseEvents.numberChanged,
      changedFields: ['portIn'],
      data: {
        position: move.position,
        step: move.step,
        from: portIn.state,
        to: stateAfter[move.step],
        ...(move.day !== null && { day: move.day }),
        ...(before !== null && { before }),
        ...(move.refusal !== null && { refusal: move.refusal }),
      },
    })
    if (move.mail && move.step === 'plan') await mailMilestone(tx, row, caseMails.numberPlanned, services)
    return row.state === 'partial' ? complete(tx, locked, move, services) : null
  }

/** An order that waited for numbers alone is delivered from the last of them on. */
async function complete(
  tx: Transaction,
  { row, move }: LockedCase,
  { mail }: PortInCommand,
  services: Services,
): Promise<Refused | null> {
  if ((await openNumbersOf(tx, row.id)).length > 0) return null
  const refusal = await move('completed')
  if (refusal) return refusal
  if (mail) await mailMilestone(tx, row, caseMails.delivered, services)
  return null
}

function refusalOf(
  { state, askedOn, plannedOn }: PortIn,
  { step, provider, day, refusal }: PortInCommand,
  today: Day,
  { closingDays }: Services,
): Refused | null {
  const isClosed = closedOn(closingDays)
  if (!openSteps(state, askedOn !== null).includes(step)) return refused(portInRefusals.notNow, 'step')
  const at = (message: string | null, field: string) => (message === null ? null : refused(message, field))
  switch (step) {
    case 'ask':
      return refusedAt({
        ...(provider === '' && { provider: { message: portInRefusals.providerMissing } }),
        ...wrongDay(day === null ? portInRefusals.wishMissing : wishDateError(day, today, isClosed)),
      })
    case 'plan':
      return day === null
        ? refused(portInRefusals.plannedMissing, 'day')
        : at(plannedDateError(day, today, isClosed), 'day')
    case 'refuse':
      return refusal === null ? refused(portInRefusals.refusalMissing, 'refusal') : null
    case 'complete':
      return at(portedError(plannedOn, today), 'step')
    case 'cancel':
    case 'restore':
      return null
  }
}

const wrongDay = (message: string | null): FieldErrors => (message === null ? {} : { day: { message } })

function changesOf({ step, provider, providerReference, day, refusal }: PortInCommand, today: Day) {
  const state = stateAfter[step]
  switch (step) {
    case 'ask':
      return {
        state,
        provider,
        providerReference,
        askedOn: today,
        wishDate: day,
        plannedOn: null,
        refusal: null,
      }
    case 'plan':
      return { state, plannedOn: day }
    case 'refuse':
      return { state, plannedOn: null, refusal }
    case 'restore':
      return { state, askedOn: null, wishDate: null, plannedOn: null, refusal: null }
    default:
      return { state }
  }
}
