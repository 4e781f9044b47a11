import { stateIn } from '../../../common/state-table.ts'
import { caseEvents } from '../../cases/events.ts'
import { portInTable } from '../../cases/port-in-states.ts'
import type { ReportedEvents } from '../../events/server/reported-events.ts'
import type { PortIn } from './port-ins.ts'

/**
 * Numbers as they stood when that happened which a mail tells of. Of one that went on since, no day is told: that day may be
 * gone, and another mail tells the next.
 */
export const portInsThen = (
  portIns: readonly PortIn[],
  { upTo, later }: Pick<ReportedEvents, 'upTo' | 'later'>,
): readonly PortIn[] =>
  portIns.map(portIn => {
    const isOfNumber = ({ type, data }: ReportedEvents['later'][number]) =>
      type === caseEvents.numberChanged && data.position === portIn.position
    if (!later.some(isOfNumber)) return portIn
    const to = upTo.findLast(isOfNumber)?.data.to
    const state = typeof to === 'string' ? stateIn(portInTable, to) : portInTable.first
    return { ...portIn, state: state === 'planned' ? portInTable.first : state, plannedOn: null }
  })
