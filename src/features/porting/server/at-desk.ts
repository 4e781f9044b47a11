import type { IsClosed } from '../../../common/working-days.ts'
import { portInTable } from '../../cases/port-in-states.ts'
import { answeredBy } from '../../cases/provider-answer.ts'
import type { Case } from '../../cases/server/case.ts'
import type { PortIn } from '../../orders/server/port-ins.ts'
import type { PortIn as PortInAtDesk } from '../contract-desk.ts'
import { openSteps } from '../port-in.ts'

/** The numbers of an order as staff see them, of those that are stored. */
export const portInsAtDesk = (
  portIns: readonly PortIn[],
  { closedAt }: Pick<Case, 'closedAt'>,
  isClosed: IsClosed,
): PortInAtDesk[] =>
  portIns.map(portIn => ({
    ...portIn,
    stateLabel: portInTable.states[portIn.state].label,
    answeredBy: portIn.askedOn === null ? null : answeredBy(portIn.askedOn, isClosed),
    // In a closed case, a number can only be given up.
    steps: openSteps(portIn.state, portIn.askedOn !== null).filter(
      step => closedAt === null || step === 'cancel',
    ),
  }))
