import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PortIn } from '../contract-desk.ts'
import { openNumberTexts } from '../texts-desk.ts'
import { portInStatus } from './port-ins.tsx'

/** Open port-ins of an order that is being marked as delivered. */
export const OpenNumbers = ({ open }: { open: readonly PortIn[] }) => (
  <Notice title={openNumberTexts.title(open.length)}>
    <ul>
      {open.map(portIn => (
        <li key={portIn.position}>
          <span>{`${unbrokenPhone(portIn.number)}: ${portInStatus(portIn)}`}</span>
        </li>
      ))}
    </ul>
    <p>{openNumberTexts.text}</p>
  </Notice>
)
