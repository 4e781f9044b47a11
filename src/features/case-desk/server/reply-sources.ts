import type { Queryable } from '../../../platform/database/pool.ts'
import type { ReplyParts } from '../reply-values.ts'

/** Facts that features tell in a mail of staff: about its case, and below the mails of a colleague. */
export type ReplySources = {
  readonly [Part in keyof ReplyParts]?: (
    database: Queryable,
    caseId: number,
  ) => Promise<NonNullable<ReplyParts[Part]>>
} & {
  /** null for the shop's own. */
  readonly signature?: (database: Queryable, staffId: string) => Promise<string | null>
}
