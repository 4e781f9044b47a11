import type { FastifyInstance } from 'fastify'
import {
  ZipcodeCheckForm,
  ZipcodePage,
  zipcodeCheck,
  zipcodeProblemField,
  type zipcodeProblems,
} from '../../contract/site-forms.ts'
import { type AddressServices, checkAddress } from '../addresses/check-address.ts'
import { refuse } from '../plugins/errors.ts'

type Options = {
  readonly services: AddressServices
  /** Where the shop is reached. */
  readonly publicUrl: string
}

/**
 * POST /adrescheck: the zipcode check form of a marketing page, which submits normally. A known address leads into the
 * internet flow and is checked there (decisions, "Flow"); any other leads back to the page, which says what is wrong.
 */
export async function zipcodeRoutes(app: FastifyInstance, { services, publicUrl }: Options) {
  app.post(zipcodeCheck.path, async (request, reply) => {
    const form = ZipcodeCheckForm.safeParse(request.body)
    const page = ownPath(ZipcodePage.safeParse(request.body).data?.page ?? '/', publicUrl)
    const back = (problem: (typeof zipcodeProblems)[number]) =>
      reply.redirect(`${page}?${zipcodeProblemField}=${problem}#${zipcodeProblemField}`, 303)
    if (!form.success) return back('onbekend')
    const verdict = await app.captcha.check(form.data, 'zipcode_check', request.ip)
    if (!verdict.ok) return refuse(request, reply, verdict.status, verdict.message)

    const { zipCode, housenumber: houseNumber, housenumber_extension: suffix } = form.data
    const outcome = await checkAddress(services, { zipCode, houseNumber, suffix })
    if (outcome.kind === 'register-unavailable') return back('storing')
    if (outcome.kind === 'malformed' || outcome.result.street === null) return back('onbekend')
    const { street, city, ...found } = outcome.result
    const address = new URLSearchParams({
      street,
      houseNumber: found.houseNumber,
      houseNumberExtension: found.houseNumberExtension,
      zipCode: found.zipCode,
      city: city ?? '',
    })
    return reply.redirect(`/bestellen/internet/samenstellen?${address}`, 303)
  })
}

/** The path of a page of this site; whatever leads elsewhere becomes the home page. */
function ownPath(page: string, publicUrl: string): string {
  const url = URL.parse(page, publicUrl)
  const isOwn = url?.origin === new URL(publicUrl).origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname : '/'
}
