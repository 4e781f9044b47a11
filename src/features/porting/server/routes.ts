import type { FastifyInstance } from 'fastify'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { portInCommands } from '../commands.ts'
import { advancePortIn } from './port-in-commands.ts'

/** Commands of staff on the numbers of an order (src/features/porting/commands.ts). */
export async function portInRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serveCommands(
    app,
    portInCommands,
    { movePortIn: ({ body }, services) => advancePortIn(body, services) },
    services,
  )
}
