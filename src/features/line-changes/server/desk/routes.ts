import type { FastifyInstance } from 'fastify'
import { type FieldErrors, markedFields } from '../../../../common/contract/failure.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { serve } from '../../../../platform/http/contract-routes.ts'
import type { RuleViolation } from '../../../carts/type-rules.ts'
import { type Case, caseByNumber } from '../../../cases/server/case.ts'
import { type DeskCommand, executeCommand } from '../../../cases/server/commands/command.ts'
import { commandOf } from '../../../cases/server/commands/command-of-request.ts'
import { commandResponse, failureResponse } from '../../../cases/server/commands/responses.ts'
import { noSuchCase } from '../../../cases/server/enforce-scope.ts'
import { changeById } from '../../../orders/server/line-changes/stored-changes.ts'
import type { ChangeableLines } from '../../contract-desk.ts'
import { deskLineChangeCalls, pricesChanged } from '../../contract-desk.ts'
import { lineChangesOf } from '../dto.ts'
import { changeLines, type LinesOutcome, tryLines, withdrawChange } from './change-lines.ts'
import { choicesOf, type Offer, offerFor } from './line-choices.ts'
import type { DeskLineServices } from './services.ts'

/** How staff change the lines of an order (src/features/line-changes/contract.ts). */
export async function deskLinesRoutes(app: FastifyInstance, { services }: { services: DeskLineServices }) {
  const { database } = services

  /** An order by its number; null where there is none. */
  async function orderAt({ nummer }: { readonly nummer: string | null }): Promise<Case | null> {
    const found = nummer === null ? null : await caseByNumber(database, nummer)
    return found?.kind === 'order' ? found : null
  }

  serve(app, deskLineChangeCalls.changeableLines, async ({ params }) => {
    const found = await orderAt(params)
    if (!found) return noSuchCase
    const offer = await offerFor(services, found, null)
    return { status: 200, body: await changeableLinesOf(database, found, offer, new Date()) }
  })

  serve(app, deskLineChangeCalls.changeLines, async input => {
    const command = commandOf(input)
    const outcome = await changeLines(services, command, input.body)
    if (outcome.kind !== 'done') return notChanged(command, outcome)
    const change = await changeById(database, command.id)
    return change ? { status: 200, body: { state: change.state } } : noSuchCase
  })

  serve(app, deskLineChangeCalls.previewLineChange, async input => {
    const command = commandOf(input)
    const outcome = await tryLines(services, command, input.body, work => services.previewOf(command, work))
    return outcome.kind === 'written' ? { status: 200, body: outcome.mail } : notChanged(command, outcome)
  })

  /** Why the lines do not become so. */
  function notChanged(command: DeskCommand, outcome: Exclude<LinesOutcome, { kind: 'done' }>) {
    switch (outcome.kind) {
      case 'refused-lines':
        return { status: 422, body: atTheirProducts(outcome.refusals) } as const
      case 'prices-changed':
        return { status: 422, body: { message: outcome.message, code: pricesChanged } } as const
      default:
        return failureResponse(services, command, outcome)
    }
  }

  serve(app, deskLineChangeCalls.withdrawLineChange, async input => {
    const command = commandOf(input)
    return commandResponse(services, command, await executeCommand(services, command, withdrawChange))
  })
}

/** Refusals as a form shows them: at the product where one is to blame, else of the whole. */
function atTheirProducts(refusals: readonly RuleViolation[]) {
  const errors: FieldErrors = {}
  for (const { productId, message } of refusals)
    if (productId !== undefined) errors[`lines.${productId}`] ??= { message }
  return markedFields(errors, refusals.map(({ message }) => message).join(' '))
}

/** The lines of an order and what they can be changed to. */
async function changeableLinesOf(
  database: Queryable,
  found: Case,
  offer: Offer,
  now: Date,
): Promise<ChangeableLines> {
  const [{ ordered, catalogue, offered }, changes] = await Promise.all([
    choicesOf(database, found, offer),
    lineChangesOf(database, found, now),
  ])
  return {
    ...changes,
    number: found.number,
    version: found.version,
    organization: found.organizationName,
    email: found.contactEmail,
    isTest: found.isTest,
    lines: ordered,
    catalogue,
    offered,
    addressChecked: offer.addressChecked,
  }
}
