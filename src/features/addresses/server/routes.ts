import type { FastifyInstance } from 'fastify'
import type { Failure } from '../../../common/contract/failure.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import type { PromisedNow } from '../../calendar/server/promised.ts'
import { type Previews, type ShownPreview, shownOf } from '../../catalogue/server/preview.ts'
import { type AddressCheckResult, addressCalls, unknownAddress } from '../contract.ts'
import { addressRefusals } from '../texts.ts'
import { type AddressServices, checkAddress } from './check-address.ts'
import { streetAt } from './find-address.ts'
import type { MissCounter } from './missed-look-ups.ts'

const registerUnavailable: Failure = {
  message: addressRefusals.unavailable,
}

type Services = AddressServices & { readonly promisedNow: PromisedNow; readonly previews: Previews }
type Options = { services: Services; missed: MissCounter }

/** Lines and prices of the preview that a colleague looks at. */
const soldIn = ({ snapshot }: ShownPreview): AddressServices['catalogue'] => ({
  offerings: async type => snapshot.offerings[type],
})

/** POST /api/bestellen-zipcode (order-flow §7), and the street for forms that fill themselves. */
export async function addressRoutes(app: FastifyInstance, { services, missed }: Options) {
  serve(app, addressCalls.addressCheck, async ({ body, request, isCaptchaChecked }) => {
    const preview = shownOf(await services.previews.of(request))
    const { zipCode, housenumber: houseNumber, housenumber_extension: suffix } = body
    const outcome = await checkAddress(preview ? { ...services, catalogue: soldIn(preview) } : services, {
      zipCode,
      houseNumber,
      suffix,
    })
    switch (outcome.kind) {
      case 'checked':
        // A preview sells what customers are not offered.
        if (outcome.missed && isCaptchaChecked && !preview) missed.count(request, outcome.missed)
        return {
          status: 200,
          body: withDates(outcome.result, services.promisedNow),
          headers: { 'cache-control': 'no-store' },
        }
      case 'malformed':
        return { status: 400, body: unknownAddress() }
      case 'register-unavailable':
        return { status: 503, body: registerUnavailable, headers: { 'retry-after': '60' } }
    }
  })

  serve(app, addressCalls.findStreet, async ({ body }) => {
    const found = await streetAt(services.addressRegister, body)
    return {
      status: 200,
      body: { street: found?.street ?? null, city: found?.city ?? null },
      headers: { 'cache-control': 'no-store' },
    }
  })
}

const withDates = (result: AddressCheckResult, promisedNow: PromisedNow): AddressCheckResult =>
  result.street === null ? result : { ...result, promised: promisedNow(new Date()) }
