import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { BulkJobs } from '../contract-desk.ts'
import { jobTexts as texts } from '../texts-dialogs.ts'
import styles from './bulk.module.css'
import { JobView } from './job-view.tsx'

type Props = { jobs: BulkJobs['jobs']; onClosed: () => void }

/** One's own jobs that run or can be taken back: a closed tab loses none of them. */
export function RecentJobs({ jobs, onClosed }: Props) {
  const [shown, setShown] = useState<string | null>(null)
  const current = jobs.filter(({ state, canUndoNow }) => state === 'running' || canUndoNow).slice(0, 3)
  const close = () => {
    setShown(null)
    onClosed()
  }
  if (current.length === 0 && shown === null) return null
  return (
    <section aria-label={texts.recent}>
      <ul className={`plain-list ${styles.recent}`}>
        {current.map(job => (
          <li key={job.id}>
            <span>{texts.line(job)}</span>
            <Button small variant="quiet" className={styles.choice} onClick={() => setShown(job.id)}>
              {texts.show(job)}
            </Button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Dialog open onClose={close} title={texts.title}>
          <JobView id={shown} onShow={setShown} onClose={close} />
        </Dialog>
      )}
    </section>
  )
}
