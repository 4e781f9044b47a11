import type { CallFailure } from '../../../api/call-failure.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { catalogueTexts } from '../texts-revisions.ts'

/** Why the last act was not done. */
export const FailedAct = ({ failure }: { failure: CallFailure | null }) =>
  failure && (
    <Notice kind="error" title={failure.title ?? catalogueTexts.failed}>
      <p>{failure.message}</p>
    </Notice>
  )
