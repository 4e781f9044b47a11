import { Notice } from '../../../ui/kit/notice.tsx'
import { lineChangePageTexts as texts } from '../texts.ts'

/** Next steps of the order. */
export const Answered = ({ agreed }: { agreed: boolean }) => (
  <Notice kind={agreed ? 'success' : 'info'} title={agreed ? texts.agreed : texts.declined} announced>
    <p>{agreed ? texts.agreedText : texts.declinedText}</p>
  </Notice>
)
