import type { EventKind } from '../../../common/event-kind.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { type Case, holdCaseByNumber } from '../../cases/server/case.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { removeLink, storeLink } from '../../cases/server/planning/links.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { type CaseScope, isApplication, isInScope } from '../../desk/case-scope.ts'
import { appendEvent } from '../../events/server/events.ts'
import { formOf } from '../../forms/server/submissions.ts'
import { caseDeskEvents } from '../events.ts'

/** The colleague who links, and the cases in their scope. */
type Linker = { readonly staffId: string; readonly scope: CaseScope }

type Link = {
  readonly type: EventKind<string, 'linked'>
  /** false where it was so before. */
  readonly store: typeof storeLink
  readonly refusal: string
}

/** Both cases tell of it; the other keeps its version, as nothing that stands in it changes. */
const linking =
  ({ type, store, refusal }: Link) =>
  (typed: string, { staffId, scope }: Linker): CommandHandler =>
  async (tx, { row, change }) => {
    const other = await otherCase(tx, typed, row, scope)
    if (!other) return refused(caseRefusals.noOtherCase, 'other')
    if (!(await store(tx, row.id, other.id))) return refused(refusal, 'other')
    await change({ type, data: { linked: other.number } })
    await appendEvent(tx, {
      type,
      actor: { kind: 'staff', id: staffId },
      caseId: other.id,
      customerId: other.customerId,
      data: { linked: row.number },
    })
    return null
  }

/** Says that the case belongs together with another one, as its number is typed: `123-456-789`. */
export const linkCase = linking({
  type: caseDeskEvents.linked,
  store: storeLink,
  refusal: caseRefusals.linkedBefore,
})

/** Says that it does not. */
export const unlinkCase = linking({
  type: caseDeskEvents.unlinked,
  store: removeLink,
  refusal: caseRefusals.notLinked,
})

/** Another case that the colleague sees; a job application belongs to none but another one, which the same few see. */
async function otherCase(tx: Transaction, typed: string, row: Case, scope: CaseScope): Promise<Case | null> {
  const number = parseOrderNumber(typed)
  if (number === null) return null
  const other = await holdCaseByNumber(tx, number)
  if (!other || other.id === row.id) return null
  const [form, ownForm] = [await formOf(tx, other), await formOf(tx, row)]
  return isInScope(scope, form) && isApplication(form) === isApplication(ownForm) ? other : null
}
