import { hostileJobs } from './testing-jobs.ts'

// Started by a test, which ends it in the middle of this.
await hostileJobs.loop({ sent: process.argv[2] })
