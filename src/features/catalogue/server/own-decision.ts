import { formatDateTime } from '../../../common/moments.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { decideOnOwn, type LoneDecision, loneDecision } from '../../staff/server/lone-decision.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import { databaseNow } from './plan-revision.ts'
import type { StoredChange, StoredRevision } from './stored-revisions.ts'
import type { StoredUndoRequest } from './stored-undo-requests.ts'

/* Deciding on what a colleague asked for himself: another does, or he where nobody else may. */

/** A wish that waits for a colleague: by whom, and since when. */
export type Asked = { readonly by: readonly (string | null)[]; readonly since: Date }

/** A revision waits for approval since it was last changed. */
export const askedApproval = (revision: StoredRevision, changes: readonly StoredChange[]): Asked => ({
  by: [revision.createdBy, ...changes.map(({ changedBy }) => changedBy)],
  since: new Date(
    Math.max(...[revision, ...changes].map(({ changedAt }: { changedAt: Date }) => changedAt.getTime())),
  ),
})

export const askedUndo = ({ requestedBy, requestedAt }: StoredUndoRequest): Asked => ({
  by: [requestedBy],
  since: requestedAt,
})

/** How a colleague decides alone on what is his own; null where it is not, or where others may. */
export const aloneOn = async (
  database: Queryable,
  staffId: string,
  { by, since }: Asked,
): Promise<LoneDecision | null> =>
  by.includes(staffId) ? loneDecision(database, { staffId, permission: 'catalogue.work', since }) : null

/** Whether a colleague may decide on what was asked, and whether he does so alone. */
export async function checkDecider(
  tx: Queryable,
  staffId: string,
  asked: Asked,
  otherwise: string,
): Promise<{ readonly isAlone: boolean } | { readonly refused: string }> {
  if (!asked.by.includes(staffId)) return { isAlone: false }
  const own = { staffId, permission: 'catalogue.work', since: asked.since } as const
  const decision = await decideOnOwn(tx, own, await databaseNow(tx))
  switch (decision.kind) {
    case 'others':
      return { refused: otherwise }
    case 'no-factor':
      return { refused: refusals.aloneWithoutFactor }
    case 'too-early':
      return { refused: refusals.aloneTooEarly(formatDateTime(decision.from)) }
    case 'alone':
      return { isAlone: true }
  }
}
