import type { FastifyInstance } from 'fastify'
import { tmfApiNames } from '../../api-clients/tmf-resources.ts'
import type { WebhookServices } from '../../webhooks/server/subscriptions.ts'
import {
  businessOrderSchema,
  businessOrderSchemaPath,
  businessProductSchema,
  businessProductSchemaPath,
  businessQuoteSchema,
} from '../business-order-schema.ts'
import { businessQuoteSchemaPath } from '../quote.ts'
import { type AddressApiServices, addressApi } from './addresses/address-handlers.ts'
import { type CatalogueServices, catalogueApi } from './catalogue/catalogue-api.ts'
import { servedDescription } from './description/served-description.ts'
import { hubHandlers } from './hub-handlers.ts'
import { type ProductServices, productHandlers } from './inventory/product-handlers.ts'
import { admit } from './kit/admit.ts'
import { isRefusal } from './kit/errors.ts'
import { refuse, refuseOtherMethods, serveSchema } from './kit/methods.ts'
import { type KitServices, registerApi } from './kit/register-api.ts'
import { registerHub } from './kit/register-hub.ts'
import { addTmfScope } from './kit/scope.ts'
import { type CancelServices, cancelProductOrderHandlers } from './orders/cancel-requests.ts'
import { type ProductOrderServices, productOrderHandlers } from './orders/product-order-handlers.ts'
import { partyHandlers } from './parties/handlers.ts'
import { offeringQualificationHandlers } from './qualification/offering-qualification-handlers.ts'
import { type QualificationServices, serviceQualificationHandlers } from './qualification/service-handlers.ts'
import { type QuoteApiServices, quoteHandlers } from './quotes/handlers.ts'

/** Dependencies of the resources. */
export type TmfServices = KitServices &
  CatalogueServices &
  AddressApiServices &
  QualificationServices &
  ProductOrderServices &
  CancelServices &
  QuoteApiServices &
  ProductServices &
  WebhookServices

/** TM Forum's APIs, for clients with a key (docs/decisions/integration.md). */
export async function tmfRoutes(app: FastifyInstance, { services }: { services: TmfServices }) {
  addTmfScope(app)
  registerApi(
    app,
    'TMF622',
    {
      productOrder: productOrderHandlers(services),
      cancelProductOrder: cancelProductOrderHandlers(services),
    },
    services,
  )
  registerApi(app, 'TMF648', quoteHandlers(services), services)
  catalogueApi(app, services)
  const hub = hubHandlers(services)
  for (const api of tmfApiNames) registerHub(app, api, hub, services)
  addressApi(app, services)
  registerApi(app, 'TMF645', serviceQualificationHandlers(services), services)
  registerApi(app, 'TMF679', offeringQualificationHandlers(services), services)
  registerApi(app, 'TMF632', partyHandlers(services), services)
  registerApi(app, 'TMF637', { product: productHandlers(services) }, services)
  for (const api of tmfApiNames) {
    const path = `/tmf-api/descriptions/${api}.json`
    app.get(path, async (request, reply) => {
      const caller = await admit(services, request, reply, null)
      return isRefusal(caller) ? refuse(reply, caller) : servedDescription(api, services.publicUrl)
    })
    refuseOtherMethods(app, path, ['GET'])
  }
  serveSchema(app, businessOrderSchemaPath, businessOrderSchema)
  serveSchema(app, businessProductSchemaPath, businessProductSchema)
  serveSchema(app, businessQuoteSchemaPath, businessQuoteSchema)
}
