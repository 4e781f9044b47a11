import { lineChangePageTexts as texts } from '../../../content/line-change-texts.ts'
import { useBrand } from '../../layout/shell-data.ts'
import { Notice } from '../../ui/notice.tsx'

/** What becomes of the order now. */
export const Answered = ({ agreed }: { agreed: boolean }) => (
  <Notice kind={agreed ? 'success' : 'info'} title={agreed ? texts.agreed : texts.declined} announced>
    <p>{agreed ? texts.agreedText : texts.declinedText}</p>
  </Notice>
)

/** The link serves no more. */
export const DeadLink = () => (
  <Notice kind="warning" title={texts.dead}>
    <p>{texts.deadText(useBrand().phone.display)}</p>
  </Notice>
)
