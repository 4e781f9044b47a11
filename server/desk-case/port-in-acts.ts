import {
  openSteps,
  type PortInRefusal,
  type PortInStep,
  plannedDateError,
  portedError,
  stateAfter,
  wishDateError,
} from '../../domain/port-in.ts'
import type { Day } from '../../domain/working-days.ts'
import { closedOn, dayInTheNetherlands } from '../calendar/dutch-calendar.ts'
import { portInDayBefore } from '../case-work/moves.ts'
import type { Transaction } from '../database/pool.ts'
import { changePortIn, openNumbersOf, type PortIn, portInsOf } from '../orders/port-ins.ts'
import { type Held, type Refused, refused, type Work } from './act.ts'
import { mailMilestone, overMessage } from './case-acts.ts'
import type { DeskCaseServices } from './services.ts'

/** What is done with a number that comes along. */
export type PortInMove = {
  readonly position: number
  readonly step: PortInStep
  readonly provider: string
  readonly providerReference: string
  readonly day: Day | null
  readonly refusal: PortInRefusal | null
  readonly mail: boolean
}

type Services = Pick<DeskCaseServices, 'mailDomain' | 'closingDays'> & { readonly now: Date }

/** Takes a number a step further, by the rules of the Dutch porting process (domain/port-in.ts). */
export const movingPortIn =
  (move: PortInMove, services: Services): Work =>
  async (tx, held) => {
    const { found, change } = held
    const portIn = (await portInsOf(tx, found.id)).find(({ position }) => position === move.position)
    if (!portIn) return refused('Dit nummer hoort niet bij deze bestelling.')
    if (found.closedAt && move.step !== 'cancel') return refused(overMessage, 'step')
    const today = dayInTheNetherlands(services.now)
    const refusal = refusalOf(portIn, move, today, services)
    if (refusal) return refusal
    const before = move.step === 'plan' ? await portInDayBefore(tx, found.id, portIn.position) : null
    await changePortIn(tx, found.id, { position: portIn.position, ...changesOf(move, today) })
    await change({
      type: 'port-in-changed',
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
    if (move.mail && move.step === 'plan') await mailMilestone(tx, found, 'port-in-planned', services)
    return found.state === 'partial' ? complete(tx, held, move, services) : null
  }

/** An order that waited for numbers alone is delivered from the last of them on. */
async function complete(
  tx: Transaction,
  { found, move }: Held,
  { mail }: PortInMove,
  services: Services,
): Promise<Refused | null> {
  if ((await openNumbersOf(tx, found.id)).length > 0) return null
  const refusal = await move('completed')
  if (refusal) return refusal
  if (mail) await mailMilestone(tx, found, 'order-delivered', services)
  return null
}

function refusalOf(
  { state, askedOn, plannedOn }: PortIn,
  { step, provider, day, refusal }: PortInMove,
  today: Day,
  { closingDays }: Services,
): Refused | null {
  const isClosed = closedOn(closingDays)
  if (!openSteps(state, askedOn !== null).includes(step))
    return refused('Dit kan nu niet met dit nummer.', 'step')
  const at = (message: string | null, field: string) => (message === null ? null : refused(message, field))
  switch (step) {
    case 'ask':
      if (provider === '') return refused('Vul in waar het nummer nu zit.', 'provider')
      return day === null
        ? refused('Kies een wensdatum.', 'day')
        : at(wishDateError(day, today, isClosed), 'day')
    case 'plan':
      return day === null
        ? refused('Kies de dag die is afgesproken.', 'day')
        : at(plannedDateError(day, today, isClosed), 'day')
    case 'refuse':
      return refusal === null ? refused('Kies waarom het nummer niet meekomt.', 'refusal') : null
    case 'complete':
      return at(portedError(plannedOn, today), 'step')
    case 'cancel':
    case 'restore':
      return null
  }
}

function changesOf({ step, provider, providerReference, day, refusal }: PortInMove, today: Day) {
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
