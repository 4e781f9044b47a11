import type { FastifyInstance } from 'fastify'
import type { ApiCall } from '../../common/contract/call.ts'
import { type CallHandler, type CallInput, serve } from './contract-routes.ts'

/** Handlers of the calls of a contract, by name. Each gets what the calls depend on beside its input. */
export type CallHandlers<Calls extends Readonly<Record<string, ApiCall>>, Services> = {
  readonly [Name in keyof Calls]: (
    input: CallInput<Calls[Name]>,
    services: Services,
  ) => ReturnType<CallHandler<Calls[Name]>>
}

/** Serves the calls of a contract that `handlers` names; others of the contract are served elsewhere. */
export function serveCalls<
  Calls extends Readonly<Record<string, ApiCall>>,
  Name extends keyof Calls,
  Services,
>(
  app: FastifyInstance,
  calls: Calls,
  handlers: CallHandlers<Pick<Calls, Name>, Services>,
  services: Services,
) {
  const serveOne = <One extends Name>(name: One) =>
    serve(app, calls[name], input => handlers[name](input, services))
  for (const name in handlers) serveOne(name)
}
