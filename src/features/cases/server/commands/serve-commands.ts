import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { ApiCall } from '../../../../common/contract/call.ts'
import type { caseNumberParam } from '../../../../common/contract/params.ts'
import { type CallHandler, type CallInput, serve } from '../../../../platform/http/contract-routes.ts'
import type { CaseScope } from '../../../desk/case-scope.ts'
import type { acted, added } from '../../command-calls.ts'
import { noSuchCase, scopeOf } from '../enforce-scope.ts'
import { type CommandHandler, executeCommand } from './command.ts'
import { commandOf } from './command-of-request.ts'
import { commandResponse } from './responses.ts'
import type { CaseServices } from './services.ts'

/** A call that changes a case by a command, and answers nothing but that it was done, or why it was not. */
type CommandCall = ApiCall & {
  readonly params: { readonly nummer: typeof caseNumberParam }
  readonly body: {
    readonly kind: 'json'
    readonly schema: z.ZodMiniType<{ readonly id: string; readonly version?: number | undefined }>
  }
  readonly answers: typeof acted | typeof added
}

type CommandInput<Call extends ApiCall> = Pick<CallInput<Call>, 'body' | 'params'> & {
  readonly staffId: string
  /** The cases that the colleague sees. */
  readonly scope: CaseScope
}

/** The work of a command. */
type Work<Call extends ApiCall, Services> = (
  input: CommandInput<Call>,
  services: Services & { readonly now: Date },
) => CommandHandler | null | Promise<CommandHandler>

/** The work of each command of a table, by name; null where the path names nothing. */
export type CommandWorks<Calls extends Readonly<Record<string, ApiCall>>, Services> = {
  readonly [Name in keyof Calls]: Work<Calls[Name], Services>
}

/**
 * Serves the commands on a case that `works` names: each runs in the transaction that locks the case, and mails that it
 * queued leave at once.
 */
export function serveCommands<
  Name extends string,
  Calls extends Readonly<Record<Name, CommandCall>>,
  Services extends CaseServices,
>(app: FastifyInstance, calls: Calls, works: CommandWorks<Pick<Calls, Name>, Services>, services: Services) {
  for (const name in works) {
    const work = works[name] as Work<CommandCall, Services>
    const handler = async ({ request, params, body }: CallInput<CommandCall>) => {
      const command = commandOf({ request, params, body })
      const { staffId } = command
      const input = { params, body, staffId, scope: scopeOf(request) }
      const handler = await work(input, { ...services, now: new Date() })
      if (!handler) return noSuchCase
      const outcome = await executeCommand(services, command, handler)
      if (outcome.kind === 'done') services.onMailQueued()
      return commandResponse(services, command, outcome)
    }
    serve<CommandCall>(app, calls[name], handler as CallHandler<CommandCall>)
  }
}
