import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { commandOf } from '../../cases/server/commands/command-of-request.ts'
import { responseTo } from '../../cases/server/commands/serve-command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { portInCommands } from '../commands.ts'
import { advancePortIn } from './port-in-commands.ts'

/** Commands of staff on the numbers of an order (src/features/porting/commands.ts). */
export async function portInRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serve(app, portInCommands.movePortIn, async input =>
    responseTo(services, commandOf(input), advancePortIn(input.body, { ...services, now: new Date() })),
  )
}
