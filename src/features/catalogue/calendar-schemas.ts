import * as z from 'zod/mini'
import { Id, Revision } from './desk-schemas.ts'

const Named = z.array(z.object({ id: Id, name: z.string() }))

/** Everything that is planned, the first one first. */
export const PlannedCalendar = z.object({
  planned: z.array(
    z.object({
      revision: Revision,
      /** The names of what it changes. */
      items: z.array(z.string()),
      /** Earlier plans that change the same. */
      restsOn: Named,
      /** Plans that are undone with it: the end of a promotion. */
      takesAlong: Named,
      /** Later plans that change the same, and are undone before it. */
      keptBy: Named,
    }),
  ),
})
export type PlannedCalendar = z.infer<typeof PlannedCalendar>

const mostItems = 2_100

/** Changes of a revision that go over to another one that is in design. */
export const MovedItems = z.object({
  to: Id,
  items: z
    .array(z.object({ kind: z.enum(['offering', 'tariffs']), id: z.string().check(z.maxLength(20)) }))
    .check(z.minLength(1), z.maxLength(mostItems)),
})
