import { useState, useSyncExternalStore } from 'react'
import { isOtherRelease } from '../../api/release.ts'
import { requestProgress } from '../../api/request-progress.ts'
import { releaseTexts } from '../../api/texts.ts'
import { Button } from '../kit/button.tsx'
import { RequestProgress } from '../kit/request-progress.tsx'
import styles from './release-notice.module.css'

const { subscribe, getSnapshot } = isOtherRelease

/** Tells that the server has a new release. Nothing reloads by itself: what is typed stays. */
export function ReleaseNotice() {
  const isOther = useSyncExternalStore(subscribe, getSnapshot, () => false)
  const [isClosed, setIsClosed] = useState(false)
  return (
    <div role="status" className={styles.place}>
      {isOther && !isClosed && (
        <div className={styles.notice}>
          <p className={styles.title}>{releaseTexts.title}</p>
          <p>{releaseTexts.text}</p>
          <div className={styles.actions}>
            <Button small onClick={() => location.reload()}>
              {releaseTexts.reload}
            </Button>
            <Button small variant="quiet" onClick={() => setIsClosed(true)}>
              {releaseTexts.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Around what calls the server: whether a call is under way, and whether a new release answers. */
export const CallSignals = () => (
  <>
    <RequestProgress source={requestProgress} />
    <ReleaseNotice />
  </>
)
