import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { commandOf } from '../../cases/server/commands/command-of-request.ts'
import { responseTo } from '../../cases/server/commands/serve-command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { parcelCommands } from '../commands.ts'
import { removeParcel, writeParcel } from './parcel-commands.ts'

/** Commands of staff on the parcels of an order (src/features/parcels/commands.ts). */
export async function parcelRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serve(app, parcelCommands.writeParcel, async input =>
    responseTo(services, commandOf(input), writeParcel(input.body, services)),
  )
  serve(app, parcelCommands.removeParcel, async input =>
    responseTo(services, commandOf(input), removeParcel(input.body.parcel)),
  )
}
