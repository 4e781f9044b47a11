import type { FastifyInstance } from 'fastify'
import type { CatalogueDeskServices } from '../../../catalogue/server/desk-services.ts'
import { priceSchema, priceSchemaPath } from '../../product-offering-price.ts'
import { changedInTurn } from '../kit/in-turn.ts'
import { serveSchema } from '../kit/methods.ts'
import { type KitServices, type ResourceHandlers, registerApi } from '../kit/register-api.ts'
import type { CatalogueApiServices } from './catalogue-view.ts'
import { exportContentRoute, exportJobHandlers, importJobHandlers } from './job-handlers.ts'
import { offeringHandlers } from './offering-handlers.ts'
import { priceHandlers } from './price-handlers.ts'
import { readOnlyHandlers, specificationHandlers } from './specification-handlers.ts'

export type CatalogueServices = KitServices &
  CatalogueApiServices & { readonly catalogueDesk: CatalogueDeskServices }

/** TMF620: the catalogue, read by everybody, and written into the draft of a client. */
export function catalogueApi(app: FastifyInstance, services: CatalogueServices) {
  const inTurn = (handlers: ResourceHandlers) => changedInTurn(services.database, handlers)
  registerApi(
    app,
    'TMF620',
    {
      catalog: readOnlyHandlers(services, 'catalog'),
      category: readOnlyHandlers(services, 'category'),
      productOffering: inTurn(offeringHandlers(services)),
      productOfferingPrice: inTurn(priceHandlers(services)),
      productSpecification: inTurn(specificationHandlers(services)),
      importJob: inTurn(importJobHandlers(services)),
      exportJob: inTurn(exportJobHandlers(services)),
    },
    services,
  )
  exportContentRoute(app, services)
  serveSchema(app, priceSchemaPath, priceSchema)
}
