import type * as z from 'zod/mini'
import type { NewLines } from '../../contract/desk-lines.ts'
import type { Cart } from '../../domain/cart.ts'
import { changedLines } from '../../domain/line-change.ts'
import { asksConsent, isSameCart } from '../../domain/line-differences.ts'
import { formatEuro } from '../../domain/money.ts'
import type { RuleViolation } from '../../domain/rule-violation.ts'
import { totalsOf } from '../../domain/totals.ts'
import { caseByNumber } from '../cases/case.ts'
import type { Transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import {
  type Act,
  type ActOutcome,
  actOn,
  type Held,
  type Refused,
  refused,
  type Work,
} from '../desk-case/act.ts'
import type { DeskCaseServices } from '../desk-case/services.ts'
import { applyChange, changeFacts } from '../line-changes/apply-change.ts'
import { whyLinesStay } from '../line-changes/on-wire.ts'
import { changeById, endWaiting, storeChange } from '../line-changes/stored-changes.ts'
import { makeLink } from '../mailed-links/mailed-links.ts'
import { sameTotals } from '../orders/price-change.ts'
import { choicesOf, type Offer, offerFor } from './line-choices.ts'

type Asked = z.infer<typeof NewLines>
type Services = Pick<
  DeskCaseServices,
  'database' | 'calendar' | 'catalogue' | 'internetLinesAt' | 'linkKey' | 'mailDomain' | 'onMailQueued'
>

export type LinesOutcome =
  | ActOutcome
  /** At their products. */
  | { readonly kind: 'refused-lines'; readonly refusals: readonly RuleViolation[] }
  | { readonly kind: 'prices-changed'; readonly message: string }

/**
 * Changes the lines of an order as a colleague wants them: at once where it costs the customer nothing more, else by a
 * proposal that waits for him. Whatever waited before is withdrawn.
 */
export async function changeLines(services: Services, act: Act, asked: Asked): Promise<LinesOutcome> {
  const outcome = await trying(services, act, asked, work => actOn(services, act, work))
  if (outcome.kind === 'done') services.onMailQueued()
  return outcome
}

/** Does it the way given: for good, or to see what comes of it. */
export async function trying<Outcome extends { readonly kind: string }>(
  services: Services,
  act: Act,
  asked: Asked,
  doing: (work: Work) => Promise<Outcome>,
): Promise<Outcome | Exclude<LinesOutcome, { kind: 'done' }>> {
  const found = await caseByNumber(services.database, act.number)
  if (!found) return { kind: 'unknown' }
  const stays = await whyLinesStay(services.database, found)
  if (stays !== null) return refused(stays)
  const offer = await offerFor(services, found, asked.lines)
  let stopped: Exclude<LinesOutcome, { kind: 'done' }> | null = null
  const outcome = await doing(async (tx, held) => {
    const checked = await checkedLines(tx, held, offer, asked)
    if ('kind' in checked) {
      stopped = checked
      return refused('')
    }
    return takeLines(services, act, asked, checked)(tx, held)
  })
  return stopped ?? outcome
}

type Carts = { readonly before: Cart; readonly after: Cart }

/** The lines as they are and would be, by what stands now; or why they cannot be so. */
async function checkedLines(
  tx: Transaction,
  { found }: Held,
  offer: Offer,
  { lines, totals }: Asked,
): Promise<Carts | Exclude<LinesOutcome, { kind: 'done' }>> {
  const stays = await whyLinesStay(tx, found)
  if (stays !== null) return refused(stays)
  const choices = await choicesOf(tx, found, offer)
  const { cart, violations } = changedLines(choices, lines)
  if (violations.length > 0) return { kind: 'refused-lines', refusals: violations }
  if (isSameCart(choices.ordered, cart)) return refused('Er is niets gewijzigd.')
  if (!sameTotals(totals, totalsOf(cart))) return { kind: 'prices-changed', message: nowCosts(cart) }
  return { before: choices.ordered, after: cart }
}

function nowCosts(cart: Cart): string {
  const { monthlyInCents, oneTimeInCents } = totalsOf(cart)
  return `De prijzen zijn intussen veranderd. Zo kost de bestelling nu ${formatEuro(monthlyInCents)} per maand en ${formatEuro(oneTimeInCents)} eenmalig. Bekijk het en probeer het opnieuw.`
}

const takeLines =
  (services: Services, { id, staffId }: Act, { message }: Asked, carts: Carts): Work =>
  async (tx, held) => {
    // An id that stands at another case was not made for this one.
    if (await changeById(tx, id)) return refused('Laad de pagina opnieuw en probeer het nog eens.')
    const change = { id, caseId: held.found.id, proposedBy: staffId, message, ...carts }
    if (asksConsent(carts.before, carts.after)) return propose(tx, held, change, services)
    await endWaiting(tx, held.found.id, { state: 'withdrawn' })
    await storeChange(tx, { ...change, state: 'applied' })
    const { mailDomain } = services
    await applyChange(tx, change, { note: held.change, recipient: held.found.contactEmail, mailDomain })
    return null
  }

async function propose(
  tx: Transaction,
  { found, change: note }: Held,
  change: Omit<Parameters<typeof storeChange>[1], 'state'>,
  { linkKey, mailDomain }: Services,
): Promise<Refused | null> {
  if (found.contactEmail === null)
    return refused('Dit kost meer, en van deze klant is geen e-mailadres bekend om het voor te stellen.')
  await endWaiting(tx, found.id, { state: 'withdrawn' })
  const linkId = await makeLink(tx, { owner: { caseId: found.id }, purpose: 'line-change' }, linkKey)
  await storeChange(tx, { ...change, state: 'waiting', linkId })
  const eventId = await note({ type: 'lines-proposed', data: changeFacts(change) })
  await queueDeliveries(tx, { eventId }, [email('lines-proposed', found.contactEmail, mailDomain)])
  return null
}

/** Withdraws what waits for the customer. */
export const withdrawing: Work = async (tx, { found, change: note }) => {
  const change = await endWaiting(tx, found.id, { state: 'withdrawn' })
  if (change === null) return refused('Er wacht geen voorstel meer op de klant.')
  await note({ type: 'line-change-withdrawn', data: { change } })
  return null
}
