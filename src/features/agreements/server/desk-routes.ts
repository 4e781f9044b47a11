import type { FastifyInstance } from 'fastify'
import { serveCommands } from '../../cases/server/commands/serve-commands.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { productCommands } from '../commands.ts'
import { endProduct } from './end-product.ts'

/** Commands of staff on the products that a customer has from an order (src/features/agreements/commands.ts). */
export async function heldProductRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serveCommands(
    app,
    productCommands,
    { endProduct: ({ body }, services) => endProduct(body, services) },
    services,
  )
}
