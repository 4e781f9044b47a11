import type { FastifyInstance } from 'fastify'
import type { CatalogueDeskServices } from '../../../catalogue/server/desk-services.ts'
import { priceSchema, priceSchemaPath } from '../../product-offering-price.ts'
import { type KitServices, registerApi } from '../kit/register-api.ts'
import type { CatalogueApiServices } from './catalogue-view.ts'
import { exportContentRoute, exportJobHandlers, importJobHandlers } from './job-handlers.ts'
import { offeringHandlers } from './offering-handlers.ts'
import { priceHandlers } from './price-handlers.ts'
import { readOnlyHandlers, specificationHandlers } from './specification-handlers.ts'

export type CatalogueServices = KitServices &
  CatalogueApiServices & { readonly catalogueDesk: CatalogueDeskServices }

/** TMF620: the catalogue, read by everybody, and written into the draft of a client. */
export function catalogueApi(app: FastifyInstance, services: CatalogueServices) {
  registerApi(
    app,
    'TMF620',
    {
      catalog: readOnlyHandlers(services, 'catalog'),
      category: readOnlyHandlers(services, 'category'),
      productOffering: offeringHandlers(services),
      productOfferingPrice: priceHandlers(services),
      productSpecification: specificationHandlers(services),
      importJob: importJobHandlers(services),
      exportJob: exportJobHandlers(services),
    },
    services,
  )
  exportContentRoute(app, services)
  app.get(priceSchemaPath, async () => priceSchema)
}
