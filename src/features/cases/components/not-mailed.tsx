import { Notice } from '../../../ui/kit/notice.tsx'
import { testCaseTexts } from '../test-case-texts.ts'

/** In the place of what says that the customer is mailed, at a case of a test client. */
export const NotMailed = ({ text = testCaseTexts.notMailed }: { text?: string }) => (
  <Notice>
    <p>{text}</p>
  </Notice>
)
