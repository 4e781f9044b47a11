import type { FastifyInstance } from 'fastify'
import { lineChangeCalls } from '../../contract/api/line-change-calls.ts'
import { pricesChanged } from '../../contract/desk-lines.ts'
import { type FieldErrors, markedFields } from '../../contract/failure.ts'
import { parseOrderNumber } from '../../domain/order-number.ts'
import type { RuleViolation } from '../../domain/rule-violation.ts'
import { type Case, caseByNumber } from '../cases/case.ts'
import { noSuchCase } from '../desk/keep-to-scope.ts'
import { type Act, actOn } from '../desk-case/act.ts'
import { acted, notDone } from '../desk-case/answers.ts'
import { actOf } from '../desk-case/asked-act.ts'
import { previewOf } from '../desk-case/case-mails.ts'
import type { DeskCaseServices } from '../desk-case/services.ts'
import { changeById } from '../line-changes/stored-changes.ts'
import { serve } from '../plugins/contract-routes.ts'
import { changeLines, type LinesOutcome, trying, withdrawing } from './change-lines.ts'
import { offerFor } from './line-choices.ts'
import { changeableLinesOf } from './on-wire.ts'

/** How staff change the lines of an order (contract/line-change.ts). */
export async function deskLinesRoutes(app: FastifyInstance, { services }: { services: DeskCaseServices }) {
  const { database } = services

  /** An order by its number; null where there is none. */
  async function orderAt({ nummer }: { readonly nummer: string }): Promise<Case | null> {
    const number = parseOrderNumber(nummer)
    const found = number === null ? null : await caseByNumber(database, number)
    return found?.kind === 'order' ? found : null
  }

  serve(app, lineChangeCalls.changeableLines, async ({ params }) => {
    const found = await orderAt(params)
    if (!found) return noSuchCase
    const offer = await offerFor(services, found, null)
    return { status: 200, body: await changeableLinesOf(database, found, offer, new Date()) }
  })

  serve(app, lineChangeCalls.changeLines, async input => {
    const act = actOf(input)
    const outcome = await changeLines(services, act, input.body)
    if (outcome.kind !== 'done') return notChanged(act, outcome)
    const change = await changeById(database, act.id)
    return change ? { status: 200, body: { state: change.state } } : noSuchCase
  })

  serve(app, lineChangeCalls.previewLineChange, async input => {
    const act = actOf(input)
    const outcome = await trying(services, act, input.body, work => previewOf(services, act, work))
    return outcome.kind === 'written' ? { status: 200, body: outcome.mail } : notChanged(act, outcome)
  })

  /** Why the lines do not become so. */
  function notChanged(act: Act, outcome: Exclude<LinesOutcome, { kind: 'done' }>) {
    switch (outcome.kind) {
      case 'refused-lines':
        return { status: 422, body: atTheirProducts(outcome.refusals) } as const
      case 'prices-changed':
        return { status: 422, body: { message: outcome.message, code: pricesChanged } } as const
      default:
        return notDone(database, act, outcome)
    }
  }

  serve(app, lineChangeCalls.withdrawLineChange, async input => {
    const act = actOf(input)
    return acted(database, act, await actOn(services, act, withdrawing))
  })
}

/** Refusals as a form shows them: at the product where one is to blame, else of the whole. */
function atTheirProducts(refusals: readonly RuleViolation[]) {
  const errors: FieldErrors = {}
  for (const { productId, message } of refusals)
    if (productId !== undefined) errors[`lines.${productId}`] ??= { message }
  return markedFields(errors, refusals.map(({ message }) => message).join(' '))
}
