import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
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
  customerOrders,
  customerQuotes,
} from '../../contract/customer.ts'
import { verifyAccountData } from '../../contract/details.ts'
import { fibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { placeOrder } from '../../contract/order.ts'
import { captchaChallenge, csrfToken } from '../../contract/session.ts'
import { siteFormEndpoints, zipcodeCheck } from '../../contract/site-forms.ts'
import type { Metrics } from '../metrics.ts'
import { problem } from './problem.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * What one address may do, per server: `max` requests in a window. Loose enough for an office of a hundred people behind
 * one address, tight enough that nobody walks through all postcodes or KVK numbers here. The rest is not limited.
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
  { route: `POST ${login.path}`, max: 120, windowMs: minute },
  { route: `GET ${customerDetails.path}`, max: 600, windowMs: minute },
  { route: `POST ${registerAccount.path}`, max: 30, windowMs: hour },
  { route: `POST ${sendActivationLink.path}`, max: 60, windowMs: hour },
  { route: `POST ${requestPasswordReset.path}`, max: 60, windowMs: hour },
  { route: `POST ${checkAccountLink.path}`, max: 60, windowMs: minute },
  { route: `POST ${choosePassword.path}`, max: 60, windowMs: minute },
  { route: `PUT ${changeCompany.path}`, max: 60, windowMs: minute },
  { route: `PUT ${changePassword.path}`, max: 60, windowMs: minute },
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
