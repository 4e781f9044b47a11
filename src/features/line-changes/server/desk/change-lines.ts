import type * as z from 'zod/mini'
import { oneByOne } from '../../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import { replacingWith } from '../../../agreements/server/recount-replacing.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { totalsOf } from '../../../carts/totals.ts'
import type { RuleViolation } from '../../../carts/type-rules.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseByNumber } from '../../../cases/server/case.ts'
import {
  type CommandHandler,
  type CommandOutcome,
  type DeskCommand,
  executeCommand,
  type LockedCase,
  type Refused,
  refused,
} from '../../../cases/server/commands/command.ts'
import { createLink } from '../../../mailed-links/server/mailed-links.ts'
import { changeById, endWaiting, storeChange } from '../../../orders/server/line-changes/stored-changes.ts'
import { sameTotals } from '../../../orders/server/price-change.ts'
import { linesInWords } from '../../../orders/totals-texts.ts'
import type { NewLines } from '../../contract-desk.ts'
import { lineChangeEvents } from '../../events.ts'
import { changedLines } from '../../line-change.ts'
import { isSameCart, needsConsent } from '../../line-differences.ts'
import { lineChangeMails } from '../../mails.ts'
import { proposalRefusals } from '../../texts.ts'
import { applyChange, changeFacts } from '../apply-change.ts'
import { whyCaseLinesAreFinal } from '../dto.ts'
import { lineChangeLinks } from '../links.ts'
import { choicesOf, type Offer, offerFor } from './line-choices.ts'
import type { DeskLineServices } from './services.ts'

type LinesInput = z.infer<typeof NewLines>
type Services = Pick<
  DeskLineServices,
  'database' | 'steps' | 'catalogue' | 'internetLinesAt' | 'linkKey' | 'mailDomain' | 'onMailQueued'
>

export type LinesOutcome =
  | CommandOutcome
  /** At their products. */
  | { readonly kind: 'refused-lines'; readonly refusals: readonly RuleViolation[] }
  | { readonly kind: 'prices-changed'; readonly message: string }

/**
 * Changes the lines of an order at once if that costs the customer nothing more, nor leaving what it takes the place of, otherwise by a proposal that waits
 * for the customer. An earlier proposal is withdrawn.
 */
export async function changeLines(
  services: Services,
  command: DeskCommand,
  asked: LinesInput,
): Promise<LinesOutcome> {
  const outcome = await tryLines(services, command, asked, handler =>
    executeCommand(services, command, handler),
  )
  if (outcome.kind === 'done') services.onMailQueued()
  return outcome
}

/** Does it the way given: for good, or to see what comes of it. */
export async function tryLines<Outcome extends { readonly kind: string }>(
  services: Services,
  command: DeskCommand,
  asked: LinesInput,
  run: (handler: CommandHandler) => Promise<Outcome>,
): Promise<Outcome | Exclude<LinesOutcome, { kind: 'done' }>> {
  const found = await caseByNumber(services.database, command.number)
  if (!found) return { kind: 'unknown' }
  const stays = await whyCaseLinesAreFinal(services.database, found)
  if (stays !== null) return refused(stays)
  const offer = await offerFor(services, found, asked.lines)
  let stopped: Exclude<LinesOutcome, { kind: 'done' }> | null = null
  const outcome = await run(async (tx, locked) => {
    const checked = await checkedLines(tx, locked, offer, asked)
    if ('kind' in checked) {
      stopped = checked
      return refused('')
    }
    return storeLines(services, command, asked, checked)(tx, locked)
  })
  return stopped ?? outcome
}

type Carts = { readonly before: Cart; readonly after: Cart }

/** The lines as they are and would be, by what stands now; or why they cannot be so. */
async function checkedLines(
  tx: Transaction,
  { row }: LockedCase,
  offer: Offer,
  { lines, totals }: LinesInput,
): Promise<Carts | Exclude<LinesOutcome, { kind: 'done' }>> {
  const stays = await whyCaseLinesAreFinal(tx, row)
  if (stays !== null) return refused(stays)
  const choices = await choicesOf(tx, row, offer)
  const { cart, violations } = changedLines(choices, lines)
  if (violations.length > 0) return { kind: 'refused-lines', refusals: violations }
  if (isSameCart(choices.ordered, cart)) return refused(proposalRefusals.nothingChanged)
  if (!sameTotals(totals, totalsOf(cart))) return { kind: 'prices-changed', message: nowCosts(cart) }
  return { before: choices.ordered, after: cart }
}

const nowCosts = (cart: Cart): string => proposalRefusals.pricesChanged(linesInWords(cart))

const storeLines =
  (services: Services, { id, staffId }: DeskCommand, { message }: LinesInput, carts: Carts): CommandHandler =>
  async (tx, locked) => {
    // An id that stands at another case was not made for this one.
    if (await changeById(tx, id)) return refused(proposalRefusals.reload)
    const change = { id, caseId: locked.row.id, proposedBy: staffId, message, ...carts }
    const leaving = await replacingWith(oneByOne(tx), locked.row.id, carts.after)
    const costsMore = leaving !== null && leaving.after.costInCents > leaving.before.costInCents
    if (costsMore || needsConsent(carts.before, carts.after)) return propose(tx, locked, change, services)
    await endWaiting(tx, locked.row.id, { state: 'withdrawn' })
    await storeChange(tx, { ...change, state: 'applied' })
    const { mailDomain } = services
    await applyChange(tx, change, { note: locked.change, recipient: locked.row.contactEmail, mailDomain })
    return null
  }

async function propose(
  tx: Transaction,
  { row, change: note }: LockedCase,
  change: Omit<Parameters<typeof storeChange>[1], 'state'>,
  { linkKey, mailDomain }: Services,
): Promise<Refused | null> {
  if (row.contactEmail === null) return refused(proposalRefusals.noEmail)
  await endWaiting(tx, row.id, { state: 'withdrawn' })
  const linkId = await createLink(tx, { owner: { caseId: row.id }, purpose: lineChangeLinks.answer }, linkKey)
  await storeChange(tx, { ...change, state: 'waiting', linkId })
  const eventId = await note({ type: caseEvents.linesProposed, data: changeFacts(change) })
  await queueDeliveries(tx, { eventId }, [email(lineChangeMails.proposed, row.contactEmail, mailDomain)])
  return null
}

/** Withdraws what waits for the customer. */
export const withdrawChange: CommandHandler = async (tx, { row, change: note }) => {
  const change = await endWaiting(tx, row.id, { state: 'withdrawn' })
  if (change === null) return refused(proposalRefusals.noneWaits)
  await note({ type: lineChangeEvents.withdrawn, data: { change } })
  return null
}
