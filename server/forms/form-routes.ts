import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { SiteForm } from '../../content/site-form.ts'
import { siteForms } from '../../content/site-forms.ts'
import { ebookFile, NamedFormRequest, SiteFormRequest, siteFormEndpoints } from '../../contract/site-forms.ts'
import { answersTo } from './form-fields.ts'
import { type SiteFormServices, takeForm } from './take-form.ts'

type Options = { readonly services: SiteFormServices }

/** taken: stored and mailed. refused: something in it is not right, the captcha too. unavailable: try again later. */
type Outcome = 'taken' | 'refused' | 'unavailable'

const statusOf = { taken: 200, refused: 422, unavailable: 503 } as const

/**
 * The forms of the website (marketing-site §7). The server knows every form by its id: what a page posts can neither send
 * mail to another mailbox nor cause a request anywhere (decisions, "Flow").
 */
export async function formRoutes(app: FastifyInstance, { services }: Options) {
  app.post(siteFormEndpoints.universal.path, async (request, reply) => {
    const posted = SiteFormRequest.safeParse(request.body)
    const form = posted.success ? siteForms[posted.data.formId] : undefined
    const outcome =
      posted.success && form?.endpoint === 'universal' ? await take(request, form, posted.data) : 'refused'
    return reply.code(statusOf[outcome]).send({ success: outcome === 'taken' })
  })

  app.post(siteFormEndpoints.ebook.path, async (request, reply) => {
    const outcome = await takeNamed(request, 'nis2-ebook')
    const submitFormResponse = { success: outcome === 'taken' }
    return reply
      .code(statusOf[outcome])
      .send(
        outcome === 'taken' ? { submitFormResponse, downloadLink: ebookFile.path } : { submitFormResponse },
      )
  })

  app.post(siteFormEndpoints['security-check'].path, async (request, reply) => {
    const outcome = await takeNamed(request, 'cyberveilig-check')
    const status = outcome === 'refused' ? 400 : statusOf[outcome]
    return reply.code(status).send({ success: outcome === 'taken' })
  })

  async function takeNamed(request: FastifyRequest, id: string): Promise<Outcome> {
    const posted = NamedFormRequest.safeParse(request.body)
    const form = siteForms[id]
    return posted.success && form ? take(request, form, posted.data) : 'refused'
  }

  async function take(
    request: FastifyRequest,
    form: SiteForm,
    posted: z.infer<typeof NamedFormRequest>,
  ): Promise<Outcome> {
    if ((posted.emailSubject ?? form.subject) !== form.subject) return 'refused'
    if ((posted.emailTarget ?? form.target) !== form.target) return 'refused'
    const answers = answersTo(form, posted)
    if (!answers) return 'refused'
    const verdict = await app.captcha.check(posted, 'submit', request.ip)
    if (!verdict.ok) return verdict.status === 503 ? 'unavailable' : 'refused'
    await takeForm(services, form, answers)
    return 'taken'
  }
}
