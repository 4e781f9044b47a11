import { requestProgress } from '../../api/request-progress.ts'
import { RequestProgress } from '../kit/request-progress.tsx'
import { ReleaseNotice } from './release-notice.tsx'

/** Around what calls the server: whether a call is under way, and whether a new release answers. */
export const CallSignals = () => (
  <>
    <RequestProgress source={requestProgress} />
    <ReleaseNotice />
  </>
)
