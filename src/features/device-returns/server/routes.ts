import type { FastifyInstance } from 'fastify'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { returnCommands } from '../commands.ts'
import { recordReturn, undoReturn } from './return-commands.ts'

/** Commands of staff on rented devices that come back (src/features/device-returns/commands.ts). */
export async function returnRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serveCommands(
    app,
    returnCommands,
    {
      recordReturn: ({ body }, services) => recordReturn(body, services),
      undoReturn: ({ body }) => undoReturn(body.record),
    },
    services,
  )
}
