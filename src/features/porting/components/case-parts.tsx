import type { CaseParts } from '../../case-desk/case-parts.ts'
import type { PortIn } from '../contract-desk.ts'
import { openNumbers } from '../port-in-steps.ts'
import { OpenNumbers } from './open-numbers.tsx'
import type { PortInDays } from './port-in-dialog.tsx'
import { numbersAnchor, PortIns } from './port-ins.tsx'

/** Numbers that come along, on the screen of their case. */
export function portInParts(
  shown: PortInDays & { readonly portIns: readonly PortIn[] },
): Pick<CaseParts, 'numbers'> {
  const { portIns } = shown
  const open = openNumbers(portIns)
  return {
    numbers: {
      open: open.length,
      anchor: numbersAnchor,
      list: portIns.length > 0 ? <PortIns portIns={portIns} days={shown} /> : null,
      warning: open.length > 0 ? <OpenNumbers open={open} /> : null,
    },
  }
}
