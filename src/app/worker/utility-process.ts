import { serveJobs } from '../../platform/utility-process/serve-jobs.ts'

/** The program of the processes beside the shop: the function of each job (docs/architecture.md#costly-work-runs-beside). */
await serveJobs([])
