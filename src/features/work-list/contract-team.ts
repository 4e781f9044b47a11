import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { reading } from '../cases/command-calls.ts'

const Promises = z.object({ kept: z.int(), late: z.int() })

/** Open work, and what was promised and done; moments are ISO 8601. */
const Work = z.object({
  open: z.int(),
  late: z.int(),
  /** Due today and not late yet. */
  today: z.int(),
  /** When the oldest open case came in; null where there is none. */
  oldest: z.nullable(z.string()),
  promises: z.object({ today: Promises, week: Promises }),
})

export type Work = z.infer<typeof Work>

export const Team = z.object({
  /** Colleagues who handle cases, by name; last, where they have any, those who no longer do. */
  colleagues: z.array(z.object({ ...Work.shape, id: z.string(), name: z.string(), isActive: z.boolean() })),
  nobody: Work,
  kinds: z.array(z.object({ ...Work.shape, kind: z.enum(caseKinds), unassigned: z.int() })),
  asOf: z.string(),
})

export type Team = z.infer<typeof Team>

export const teamCalls = {
  team: defineCall({
    ...reading,
    permission: 'staff.manage',
    method: 'GET',
    path: '/api/beheer/team',
    summary: 'Open work by colleague and by kind, and promises kept and late of today and this week.',
    answers: { 200: { description: 'The work of the team', body: Team } },
  }),
}
