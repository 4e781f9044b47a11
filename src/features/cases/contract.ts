import * as z from 'zod/mini'
import { Failure } from '../../common/contract/failure.ts'
import { TimelineEntry } from './contract-timeline.ts'

/** Something that is known of a case, as people read it. */
export const fact = z.object({ name: z.string(), value: z.string() })

/** 409: somebody else changed the case since it was read. */
export const CaseConflict = z.extend(Failure, {
  conflict: z.object({
    version: z.int(),
    /** Changes since then, oldest first. */
    changes: z.array(TimelineEntry),
    /** Current facts. */
    standing: z.array(fact),
  }),
})

export type CaseConflict = z.infer<typeof CaseConflict>

/** Address of a case, or of a part of it with the last part of the path. */
export const casePath = (number: string, rest = ''): string =>
  `/api/beheer/zaken/${encodeURIComponent(number)}${rest && `/${rest}`}`
