import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { z } from 'zod'
import { mostParamCharacters } from '../../common/contract/params.ts'
import { addressCalls } from '../../features/addresses/contract.ts'
import { createMissCounter } from '../../features/addresses/server/missed-look-ups.ts'
import { addressRoutes } from '../../features/addresses/server/routes.ts'
import { transferLinkRoutes } from '../../features/agreement-transfers/server/link-routes.ts'
import { agreementLinkRoutes } from '../../features/agreements/server/link-routes.ts'
import { oauthRoutes } from '../../features/api-clients/server/oauth-routes.ts'
import { storeUsage } from '../../features/api-clients/server/usage.ts'
import { promisedDatesRoute } from '../../features/calendar/server/routes.ts'
import { pictureRoutes } from '../../features/catalogue/server/pictures.ts'
import { previewRoutes, refuseInPreview } from '../../features/catalogue/server/preview.ts'
import { catalogueRoutes } from '../../features/catalogue/server/routes.ts'
import { loginRoutes } from '../../features/customers/server/login-routes.ts'
import { registrationRoutes } from '../../features/customers/server/registration-routes.ts'
import { checkRoutes } from '../../features/details/server/routes.ts'
import { termsRoute } from '../../features/documents/server/terms-route.ts'
import { formRoutes } from '../../features/forms/server/form-routes.ts'
import { zipcodeRoutes } from '../../features/forms/server/zipcode-routes.ts'
import { incomingMailRoutes } from '../../features/incoming-mails/server/routes.ts'
import { lineChangeRoutes } from '../../features/line-changes/server/routes.ts'
import { addEncodedLinks } from '../../features/mailed-links/server/encoded-links.ts'
import { contractSummaryRoute } from '../../features/orders/server/contract-summary-route.ts'
import { orderRoutes } from '../../features/orders/server/routes.ts'
import { quoteLinkRoutes } from '../../features/quotes/server/by-link/link-routes.ts'
import { quoteHandlers } from '../../features/quotes/server/tmf/handlers.ts'
import { resellerRoutes } from '../../features/resellers/server/routes.ts'
import { savedCartRoutes } from '../../features/saved-carts/server/routes.ts'
import { ebookRoute } from '../../features/site/server/ebook-route.ts'
import { joinRoutes } from '../../features/staff/server/join-routes.ts'
import { signInRoutes } from '../../features/staff/server/sign-in-routes.ts'
import { answerTmfError, isTmfAddress } from '../../features/tmf/server/kit/scope.ts'
import { tmfRoutes } from '../../features/tmf/server/routes.ts'
import { lastOrderFileRoute } from '../../features/tracking/server/last-order-file.ts'
import { progressRoutes } from '../../features/tracking/server/routes.ts'
import { tellWhatStaffChange } from '../../features/work-list/server/routes.ts'
import { trustedBy } from '../../platform/config/trust-proxy.ts'
import { takesOrders } from '../../platform/database/pool.ts'
import { addCaptcha, captchaRoutes } from '../../platform/http/captcha.ts'
import {
  answerBrokenRequest,
  connectionLimits,
  cutSlowReaders,
  cutSlowRequests,
  forgetTypeOfNothing,
  refuseTwoHosts,
  serveInTurn,
} from '../../platform/http/connections.ts'
import { checkResponses } from '../../platform/http/contract-responses.ts'
import { allowAccess } from '../../platform/http/contract-routes.ts'
import { addCsrf } from '../../platform/http/csrf.ts'
import { addErrorAnswers, answerError } from '../../platform/http/errors.ts'
import { addForms, bodyLimit } from '../../platform/http/forms.ts'
import { addHealth } from '../../platform/http/health.ts'
import { addMetrics } from '../../platform/http/metrics.ts'
import {
  addRateLimits,
  createBulkMark,
  createRenderingLimit,
  createSystemLimit,
  createWrongCredentialLimit,
  type Limits,
} from '../../platform/http/rate-limits.ts'
import { requestIds } from '../../platform/http/request-id.ts'
import { addRequestLog, RequestLog } from '../../platform/http/request-log.ts'
import { addSecurityLog } from '../../platform/http/security-log.ts'
import { addSession } from '../../platform/http/session.ts'
import { createSourceCounters } from '../../platform/http/source-counters.ts'
import { hasRoom } from '../../platform/operations/disk.ts'
import { createAssetFinder } from '../../platform/retained-assets/retained-assets.ts'
import { jobFailedText, onJobFailure } from '../../platform/utility-process/job-failed.ts'
import type { AppContext } from './app-context.ts'
import { customersOwnRoutes, followRoute } from './customer-routes.ts'
import { linkPurposes } from './link-purposes.ts'
import { apiDocs } from './pages/api-docs.ts'
import { outsideSources } from './pages/outside-sources.ts'
import { addPageSecurityHeaders, addSecurityHeaders } from './pages/security-headers.ts'
import { webPages } from './pages/web-pages.ts'
import { createServices, pageServices, type Services } from './services.ts'
import { staffRoutes } from './staff-routes.ts'
import { serverTexts } from './texts.ts'

// For what no field has a sentence: only programs send such a body, and nobody reads words of the library.
z.config({ localeError: () => serverTexts.malformed })

/** The whole application, ready to listen. */
export async function buildApp(parts: AppContext): Promise<FastifyInstance> {
  const { config, log, database } = parts
  const isHttps = config.publicUrl.startsWith('https:')
  const idOf = requestIds(trustedBy(config.trustProxy))
  const app = fastify({
    ...connectionLimits,
    serverFactory: serveInTurn(request =>
      log.info({ requestId: idOf(request) }, 'a connection was cut that waits for no answers'),
    ),
    loggerInstance: log as FastifyBaseLogger,
    childLoggerFactory: (parent, bindings) => new RequestLog(parent, bindings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: idOf,
    trustProxy: config.trustProxy,
    bodyLimit,
    routerOptions: { maxParamLength: mostParamCharacters },
    frameworkErrors: (error, request, reply) =>
      (isTmfAddress(request.url) ? answerTmfError : answerError)(error, request, reply),
    // Requests that arrive during shutdown are served: the database closes later.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
  })
  app.decorate('release', { current: null as string | null })
  cutSlowReaders(app)
  cutSlowRequests(app)
  addErrorAnswers(app, config)
  if (parts.onContractViolation) checkResponses(app, parts.onContractViolation)
  addRequestLog(app)
  addSecurityLog(app, parts.secrets.deriveKey('security-log'))
  addSecurityHeaders(app, { isHttps })
  addEncodedLinks(app, linkPurposes)
  refuseTwoHosts(app)
  forgetTypeOfNothing(app)
  addHealth(app, {
    takesOrders: () => takesOrders(database.$client),
    // An external database watches its own disk.
    hasRoom: async () => config.database.kind === 'external' || hasRoom(config.dataDir),
    isEnding: parts.isEnding,
  })
  addMetrics(app, { metrics: parts.metrics, token: config.metricsToken })
  app.addHook(
    'onClose',
    onJobFailure(failed => log.warn({ err: failed }, jobFailedText)),
  )
  const services = createServices(parts)
  const limits = { counters: createSourceCounters(), factor: config.rateLimitFactor, metrics: parts.metrics }
  await app.register(scope => openRoutes(scope, parts, services, limits))
  await app.register(scope => systemRoutes(scope, services, limits))
  await app.register(scope => visitorRoutes(scope, parts, services, { isHttps, limits }))
  const { webBuildDir } = parts
  if (webBuildDir !== null)
    await app.register(scope => pages(scope, parts, { webBuildDir, isHttps, limits, services }))
  return app
}

/** The site and the order flow as pages. */
async function pages(
  app: FastifyInstance,
  parts: AppContext,
  {
    webBuildDir,
    isHttps,
    limits,
    services,
  }: { webBuildDir: string; isHttps: boolean; limits: Limits; services: Services },
) {
  const { mode, brand } = parts.config
  await addPageSecurityHeaders(app, {
    isHttps,
    isDevelopment: mode === 'development',
    logo: brand.logo,
    outside: outsideSources(parts.config),
  })
  await app.register(webPages, {
    services: pageServices(parts),
    mode,
    buildDir: webBuildDir,
    findAsset: createAssetFinder(parts.database),
    previewOf: request => services.previews.of(request),
    limitRendering: createRenderingLimit(limits),
  })
}

/** Routes for everyone: without a session, so no visitor data is read. */
async function openRoutes(app: FastifyInstance, parts: AppContext, services: Services, limits: Limits) {
  allowAccess(app, 'anyone')
  addRateLimits(app, limits)
  await app.register(captchaRoutes, parts)
  await app.register(catalogueRoutes, { catalogue: parts.catalogue, previews: services.previews })
  await app.register(pictureRoutes, { database: parts.database })
  await app.register(previewRoutes, { previews: services.previews, isHttps: services.isHttps })
  await app.register(promisedDatesRoute, { services })
  await app.register(resellerRoutes, parts)
  await app.register(termsRoute, { services })
  await app.register(contractSummaryRoute, { services })
  await app.register(ebookRoute, { services })
  await app.register(incomingMailRoutes, services.incomingMails)
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}

/** Routes for systems with a key. */
async function systemRoutes(app: FastifyInstance, services: Services, limits: Limits) {
  const { tmf } = services
  const limit = createSystemLimit(limits)
  const limitWrongCredentials = createWrongCredentialLimit(limits)
  app.addHook('onRequest', async (request, reply) => limit(request, reply))
  storeUsage(app, tmf.usage)
  await app.register(oauthRoutes, { services: { ...tmf, limitWrongCredentials } })
  const handlers = { TMF648: quoteHandlers(services) }
  await app.register(tmfRoutes, { services: { ...tmf, ...services, limitWrongCredentials }, handlers })
}

/** Routes that use a visitor's session, and all routes that change something. */
async function visitorRoutes(
  app: FastifyInstance,
  parts: AppContext,
  services: Services,
  { isHttps, limits }: { isHttps: boolean; limits: Limits },
) {
  allowAccess(app, 'visitor')
  const { secrets, database } = parts
  addRateLimits(app, limits)
  await addForms(app)
  const keys = { session: secrets.deriveKey('session'), visitor: secrets.deriveKey('visitor') }
  await addSession(app, { database, keys, isHttps })
  await addCsrf(app, secrets.deriveKey('csrf'))
  addCaptcha(app, parts.captcha)
  refuseInPreview(app, services.previews, [addressCalls.addressCheck, addressCalls.findStreet])
  await app.register(checkRoutes, { services })
  const missed = createMissCounter(database, parts.log, limits)
  app.addHook('onClose', () => missed.settled())
  await app.register(addressRoutes, { services, missed })
  await app.register(registrationRoutes, { services })
  await app.register(loginRoutes, { services })
  await app.register(customersOwnRoutes, { services })
  await app.register(async scope => {
    // Signing in or out ends sessions, which may be listening to the desk's changes.
    tellWhatStaffChange(scope, database)
    await scope.register(signInRoutes, { services: services.staff })
    await scope.register(joinRoutes, { services: services.staff })
  })
  await app.register(scope => staffRoutes(scope, parts, services))
  await app.register(orderRoutes, { services, isBulk: createBulkMark(limits) })
  await app.register(lineChangeRoutes, { services })
  await app.register(agreementLinkRoutes, { services })
  await app.register(transferLinkRoutes, { services })
  await app.register(quoteLinkRoutes, { services })
  await app.register(followRoute, { services })
  await app.register(progressRoutes, { services })
  await app.register(lastOrderFileRoute, { services })
  await app.register(savedCartRoutes, { services })
  await app.register(formRoutes, { services })
  await app.register(zipcodeRoutes, { services, missed })
  await app.register(apiDocs, {
    isPublic: parts.config.publicApiDocs,
    publicUrl: services.publicUrl,
    staff: services.staff,
  })
  // Whatever else wants to change something needs a token too, before it hears that there is nothing here.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => reply.callNotFound(),
  })
}
