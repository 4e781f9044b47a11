import { Notice } from '../../../ui/kit/notice.tsx'
import { linkTexts } from '../link-texts.ts'

/** For a page that a mailed link leads to, opened without the link's token or with a part of it. */
export const IncompleteLink = () => (
  <Notice kind="warning" title={linkTexts.incomplete}>
    <p>{linkTexts.incompleteText}</p>
  </Notice>
)
