import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { commandOf } from '../../cases/server/commands/command-of-request.ts'
import { responseTo } from '../../cases/server/commands/serve-command.ts'
import type { CaseServices } from '../../cases/server/commands/services.ts'
import { productCommands } from '../commands.ts'
import { endProduct } from './end-product.ts'

/** Commands of staff on the products that a customer has from an order (src/features/inventory/commands.ts). */
export async function heldProductRoutes(app: FastifyInstance, { services }: { services: CaseServices }) {
  serve(app, productCommands.endProduct, async input =>
    responseTo(services, commandOf(input), endProduct(input.body, { now: new Date() })),
  )
}
