import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  checkAccountLink,
  choosePassword,
  login,
  registerAccount,
  requestPasswordReset,
  sendActivationLink,
} from '../../contract/account.ts'
import { addressCheck } from '../../contract/address-check.ts'
import {
  changeCompany,
  changePassword,
  customerDetails,
  customerDocuments,
  customerOrders,
  customerQuotes,
  customerSessions,
} from '../../contract/customer.ts'
import { verifyAccountData } from '../../contract/details.ts'
import { fibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { lastOrder } from '../../contract/last-order.ts'
import { placeOrder } from '../../contract/order.ts'
import { captchaChallenge, csrfToken } from '../../contract/session.ts'
import { ebookFile, siteFormEndpoints, zipcodeCheck } from '../../contract/site-forms.ts'
import { termsFile } from '../../contract/terms.ts'
import type { Metrics } from '../metrics.ts'
import { problem } from './problem.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * What one address may do, per server: `max` requests in a window. Loose enough for an office of a hundred people behind
 * one address, tight enough that nobody walks through all postcodes or KVK numbers here. Not limited is what costs nothing:
 * bytes made beforehand (prices, the captcha's key), pages that are kept, and health, which asks the database once for all.
 */
export const rateLimits: readonly {
  readonly route: string
  readonly max: number
  readonly windowMs: number
}[] = [
  { route: `GET ${csrfToken.path}`, max: 600, windowMs: minute },
  { route: `GET ${captchaChallenge.path}`, max: 300, windowMs: minute },
  { route: `POST ${addressCheck.path}`, max: 60, windowMs: minute },
  { route: 'POST /api/verify-kvkNumber/:kvk', max: 60, windowMs: minute },
  { route: 'POST /api/verify-ibanNumber/:iban', max: 60, windowMs: minute },
  { route: `POST ${verifyAccountData.path}`, max: 60, windowMs: minute },
  { route: `POST ${placeOrder.path}`, max: 60, windowMs: minute },
  { route: `GET ${lastOrder.path}`, max: 600, windowMs: minute },
  { route: 'GET /api/reseller-company-name/:resellerId', max: 120, windowMs: minute },
  { route: `GET ${termsFile.path}`, max: 300, windowMs: minute },
  { route: `GET ${ebookFile.path}`, max: 300, windowMs: minute },
  { route: `POST ${login.path}`, max: 120, windowMs: minute },
  { route: `GET ${customerDetails.path}`, max: 600, windowMs: minute },
  { route: `POST ${registerAccount.path}`, max: 30, windowMs: hour },
  { route: `POST ${sendActivationLink.path}`, max: 60, windowMs: hour },
  { route: `POST ${requestPasswordReset.path}`, max: 60, windowMs: hour },
  { route: `POST ${checkAccountLink.path}`, max: 60, windowMs: minute },
  { route: `POST ${choosePassword.path}`, max: 60, windowMs: minute },
  { route: `PUT ${changeCompany.path}`, max: 60, windowMs: minute },
  { route: `PUT ${changePassword.path}`, max: 60, windowMs: minute },
  ...[customerOrders, customerQuotes, customerSessions, customerDocuments].map(({ path }) => ({
    route: `GET ${path}`,
    max: 600,
    windowMs: minute,
  })),
  { route: `GET ${customerOrders.path}/:nummer`, max: 600, windowMs: minute },
  { route: `GET ${customerQuotes.path}/:nummer`, max: 600, windowMs: minute },
  { route: `GET ${customerOrders.path}/:nummer/bevestiging.pdf`, max: 60, windowMs: minute },
  { route: `GET ${customerOrders.path}/:nummer/machtiging.pdf`, max: 60, windowMs: minute },
  { route: `GET ${customerQuotes.path}/:nummer/aanvraag.pdf`, max: 60, windowMs: minute },
  { route: `POST ${fibreEnquiry.path}`, max: 30, windowMs: hour },
  { route: `POST ${siteFormEndpoints.universal.path}`, max: 30, windowMs: hour },
  { route: `POST ${siteFormEndpoints.ebook.path}`, max: 30, windowMs: hour },
  { route: `POST ${siteFormEndpoints['security-check'].path}`, max: 30, windowMs: hour },
  { route: `POST ${zipcodeCheck.path}`, max: 60, windowMs: minute },
]

/**
 * Attaches the limits of the table to the routes that are registered after this, whoever registers them. Above a limit the
 * answer is 429 with Retry-After. IPv6 addresses count per /64.
 * @param factor multiplies every maximum (RATE_LIMIT_FACTOR)
 */
export async function addRateLimits(
  app: FastifyInstance,
  { factor, metrics }: { factor: number; metrics: Metrics },
) {
  app.addHook('onRoute', route => {
    // What answers GET answers HEAD too, at the same cost.
    const method = route.method === 'HEAD' ? 'GET' : route.method
    const limit = rateLimits.find(({ route: name }) => name === `${method} ${route.url}`)
    if (!limit) return
    const max = Math.max(1, Math.round(limit.max * factor))
    route.config = { ...route.config, rateLimit: { max, timeWindow: limit.windowMs } }
  })
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: (_request, { statusCode }) => problem(statusCode, 'the rate limit was exceeded'),
    onExceeded: request => {
      metrics.throttled.inc({ route: request.routeOptions.url ?? '' })
      request.log.warn({ req: request }, 'a rate limit was exceeded')
    },
  })
}

/** Pages that are made for one visitor, such as the order flow's: per address and minute. */
const renderingsPerMinute = 600

/**
 * Limits how many pages are rendered for one address; pages that are kept are not counted. Above the limit the answered
 * function throws 429 and has the reply say when to try again.
 */
export async function createRenderingLimit(
  app: FastifyInstance,
  { factor, metrics }: { factor: number; metrics: Metrics },
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  await app.register(fastifyRateLimit, { global: false })
  const max = Math.max(1, Math.round(renderingsPerMinute * factor))
  const count = app.createRateLimit({ max, timeWindow: minute })
  return async (request, reply) => {
    const limit = await count(request)
    if (limit.isAllowed || !limit.isExceeded) return
    metrics.throttled.inc({ route: request.routeOptions.url ?? '' })
    request.log.warn({ req: request }, 'a rate limit was exceeded')
    reply.header('retry-after', String(limit.ttlInSeconds))
    throw problem(429, 'the rate limit was exceeded')
  }
}
