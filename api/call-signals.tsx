import { ReleaseNotice } from './release-notice.tsx'
import { requestProgress } from './request-progress.ts'
import { RequestProgress } from '../ui/kit/request-progress.tsx'

/** Around what calls the server: whether a call is under way, and whether a new release answers. */
export const CallSignals = () => (
  <>
    <RequestProgress source={requestProgress} />
    <ReleaseNotice />
  </>
)
