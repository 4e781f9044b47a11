import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { addressCheckNames, tooLongIn } from '../../addresses/limits.ts'
import { type AddressServices, checkAddress } from '../../addresses/server/check-address.ts'
import type { MissCounter } from '../../addresses/server/missed-look-ups.ts'
import { formCalls, zipcodeChoiceField, zipcodeProblemField, type zipcodeProblems } from '../contract.ts'

type Services = AddressServices & {
  /** Public address of the shop. */
  readonly publicUrl: string
}
type Options = { services: Services; missed: MissCounter }

/**
 * POST /adrescheck: the zipcode check form of a marketing page, which submits normally. A known address leads into the
 * internet flow and is checked there (decisions, "Flow"); any other leads back to the page, which says what is wrong and which additions there are.
 */
export async function zipcodeRoutes(app: FastifyInstance, { services, missed }: Options) {
  serve(app, formCalls.zipcodeCheck, async ({ body, request, isCaptchaChecked }) => {
    const page = ownPath(body.page, services.publicUrl)
    const back = (problem: (typeof zipcodeProblems)[number], choices: readonly string[] = []) => {
      const query = new URLSearchParams([
        [zipcodeProblemField, problem],
        ...choices.map(addition => [zipcodeChoiceField, addition]),
      ])
      return redirect(`${page}?${query}#${zipcodeProblemField}`)
    }

    const { zipCode, housenumber: houseNumber, housenumber_extension: suffix } = body
    if (addressCheckNames.some(name => tooLongIn(name, body[name]))) return back('onbekend')
    const outcome = await checkAddress(services, { zipCode, houseNumber, suffix })
    if (outcome.kind === 'register-unavailable') return back('storing')
    if (outcome.kind === 'malformed') return back('onbekend')
    if (outcome.result.street === null) {
      // The order flow looks a known address up again, and counts it.
      if (outcome.missed && isCaptchaChecked) missed.count(request, outcome.missed)
      return back('onbekend', outcome.result.choices)
    }
    const { street, city, ...found } = outcome.result
    const address = new URLSearchParams({
      street,
      houseNumber: found.houseNumber,
      houseNumberExtension: found.houseNumberExtension,
      zipCode: found.zipCode,
      city: city ?? '',
    })
    return redirect(`/bestellen/internet/samenstellen?${address}`)
  })
}

const redirect = (location: string) => ({ status: 303, headers: { location } }) as const

/** The path of a page of this site; whatever leads elsewhere becomes the home page. */
function ownPath(page: string, publicUrl: string): string {
  const url = URL.parse(page, publicUrl)
  const isOwn = url?.origin === new URL(publicUrl).origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname : '/'
}
