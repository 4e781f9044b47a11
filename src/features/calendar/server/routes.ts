import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { calendarCalls } from '../contract.ts'
import type { PromisedNow } from './promised.ts'

/** GET /api/promised-dates: what an order of this moment would be promised; tomorrow it is something else. */
export async function promisedDatesRoute(
  app: FastifyInstance,
  { services }: { services: { readonly promisedNow: PromisedNow } },
) {
  serve(app, calendarCalls.promisedToday, async () => ({
    status: 200,
    body: services.promisedNow(new Date()),
    headers: { 'cache-control': 'no-store' },
  }))
}
