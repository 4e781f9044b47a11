import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import type { BulkJobs } from '../contract-desk.ts'
import { RecentJobs } from './recent-jobs.tsx'

/** One's own jobs, read anew with the list. */
export function OwnJobs({ of, onClosed }: { of: string; onClosed: () => void }) {
  const [jobs, setJobs] = useState<BulkJobs['jobs']>([])
  useEffect(() => {
    let isGone = false
    void call('GET /api/beheer/taken').then(result => {
      if (result.ok && !isGone && of !== '') setJobs(result.data.jobs)
    })
    return () => {
      isGone = true
    }
  }, [of])
  return <RecentJobs jobs={jobs} onClosed={onClosed} />
}
