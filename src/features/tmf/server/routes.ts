import type { FastifyInstance } from 'fastify'
import { servedApis } from '../../../api/tmf-apis.ts'
import { broughtApis, tmfApis } from '../../api-clients/tmf-resources.ts'
import type { WebhookServices } from '../../webhooks/server/subscriptions.ts'
import { businessAgreementSchema, businessAgreementSchemaPath } from '../business-agreement-schema.ts'
import {
  businessOrderSchema,
  businessOrderSchemaPath,
  businessProductSchema,
  businessProductSchemaPath,
} from '../business-order-schema.ts'
import { type AddressApiServices, addressApi } from './addresses/address-handlers.ts'
import { type AgreementServices, agreementHandlers } from './agreements/agreement-handlers.ts'
import { type CatalogueServices, catalogueApi } from './catalogue/catalogue-api.ts'
import { servedDescription } from './description/served-description.ts'
import { hubHandlers } from './hub-handlers.ts'
import { type ProductServices, productHandlers } from './inventory/product-handlers.ts'
import { admit } from './kit/admit.ts'
import { isRefusal } from './kit/errors.ts'
import { refuse, refuseOtherMethods, serveSchema } from './kit/methods.ts'
import { type ApiHandlers, type KitServices, registerApi } from './kit/register-api.ts'
import { registerHub } from './kit/register-hub.ts'
import { addTmfScope } from './kit/scope.ts'
import { type CancelServices, cancelProductOrderHandlers } from './orders/cancel-requests.ts'
import { schemasOfLists } from './orders/order-part.ts'
import { type ProductOrderServices, productOrderHandlers } from './orders/product-order-handlers.ts'
import { partyHandlers } from './parties/handlers.ts'
import type { TmfParts } from './parts.ts'
import { offeringQualificationHandlers } from './qualification/offering-qualification-handlers.ts'
import { type QualificationServices, serviceQualificationHandlers } from './qualification/service-handlers.ts'

/** Dependencies of the resources. */
export type TmfServices = KitServices &
  CatalogueServices &
  AddressApiServices &
  QualificationServices &
  ProductOrderServices &
  CancelServices &
  ProductServices &
  AgreementServices &
  WebhookServices

/** Handlers of the APIs that features above this one serve. */
type HandlersAbove = { readonly [Api in keyof TmfParts['apis']]?: ApiHandlers<Api> }

/** TM Forum's APIs, for clients with a key (docs/decisions/integration.md). */
export async function tmfRoutes(
  app: FastifyInstance,
  { services, handlers }: { services: TmfServices; handlers: HandlersAbove },
) {
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
  for (const api of broughtApis) {
    const served = handlers[api]
    if (served) registerApi(app, api, served, services)
  }
  catalogueApi(app, services)
  const hub = hubHandlers(services)
  for (const api of servedApis) registerHub(app, api, hub, services)
  addressApi(app, services)
  registerApi(app, 'TMF645', serviceQualificationHandlers(services), services)
  registerApi(app, 'TMF679', offeringQualificationHandlers(services), services)
  registerApi(app, 'TMF632', partyHandlers(services), services)
  registerApi(app, 'TMF637', { product: productHandlers(services) }, services)
  registerApi(app, 'TMF651', { agreement: agreementHandlers(services) }, services)
  // The only resource of these descriptions that the shop does not have.
  for (const path of ['agreementSpecification', 'agreementSpecification/:id'])
    refuseOtherMethods(app, `${tmfApis.TMF651.path}/${path}`, [])
  for (const api of servedApis) {
    const path = `/tmf-api/descriptions/${api}.json`
    app.get(path, async (request, reply) => {
      const caller = await admit(services, request, reply, null)
      return isRefusal(caller)
        ? refuse(reply, caller)
        : servedDescription(api, services.publicUrl, services.parts)
    })
    refuseOtherMethods(app, path, ['GET'])
  }
  serveSchema(app, businessOrderSchemaPath, businessOrderSchema(schemasOfLists(services.orderParts)))
  serveSchema(app, businessProductSchemaPath, businessProductSchema)
  serveSchema(app, businessAgreementSchemaPath, businessAgreementSchema)
  for (const { schema, schemaPath } of Object.values(services.parts.apis))
    serveSchema(app, schemaPath, schema)
}
