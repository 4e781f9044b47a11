import type { ReadPart } from '../../case-desk/server/read-parts.ts'
import { portInTable } from '../../cases/port-in-states.ts'
import { answeredBy } from '../../cases/provider-answer.ts'
import type { PortIn } from '../contract-desk.ts'
import { openSteps } from '../port-in.ts'

/** The numbers of an order as staff see them, of those that are stored. */
export const portInsAtDesk: ReadPart<PortIn[]> =
  async (_database, { closedAt }) =>
  ({ portIns, isClosed }) =>
    portIns.map(portIn => ({
      ...portIn,
      stateLabel: portInTable.states[portIn.state].label,
      answeredBy: portIn.askedOn === null ? null : answeredBy(portIn.askedOn, isClosed),
      // In a closed case, a number can only be given up.
      steps: openSteps(portIn.state, portIn.askedOn !== null).filter(
        step => closedAt === null || step === 'cancel',
      ),
    }))
