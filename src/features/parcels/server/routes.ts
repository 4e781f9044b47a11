import type { FastifyInstance } from 'fastify'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { parcelCommands } from '../commands.ts'
import { removeParcel, writeParcel } from './parcel-commands.ts'

/** Commands of staff on the parcels of an order (src/features/parcels/commands.ts). */
export async function parcelRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serveCommands(
    app,
    parcelCommands,
    {
      writeParcel: ({ body }, services) => writeParcel(body, services),
      removeParcel: ({ body }) => removeParcel(body.parcel),
    },
    services,
  )
}
