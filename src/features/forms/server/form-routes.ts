import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { siteForms } from '../../../../content/site-forms.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { withStoredPhone } from '../../details/server/phone.ts'
import { formCalls, type NamedFormRequest, siteFieldRule } from '../contract.ts'
import type { SiteForm } from '../site-form.ts'
import { prettyName } from '../site-form.ts'
import type { FormAnswer } from './submissions.ts'
import { type SiteFormServices, submitFibreEnquiry, submitForm } from './submit-form.ts'

const { ebookFile } = formCalls

type Options = { readonly services: SiteFormServices & { readonly staffEmail: string } }

/**
 * The forms of the website (marketing-site §7) and the fibre enquiry (order-flow §7). The server knows every form by its id: what a page posts can neither send
 * mail to another mailbox nor cause a request anywhere (decisions, "Flow").
 */
export async function formRoutes(app: FastifyInstance, { services }: Options) {
  serve(app, formCalls.universalForm, async ({ body }) => {
    const form = siteForms[body.formId]
    const isTaken = form?.endpoint === 'universal' && (await take(form, body))
    return { status: isTaken ? 200 : 422, body: { success: isTaken } }
  })

  serve(app, formCalls.fibreEnquiry, async ({ body }) => {
    const phone = withStoredPhone({ phoneNumber: body.telefoonnummers }, 'telefoonnummers')
    const wrong = phone.errors.telefoonnummers
    if (wrong) return { status: 422, body: { success: false, reason: wrong.message } }
    await submitFibreEnquiry(services, { ...body, telefoonnummers: phone.person.phoneNumber })
    return { status: 200, body: { success: true } }
  })

  serve(app, formCalls.ebookForm, async ({ body }) => {
    const isTaken = await take(siteForms['nis2-ebook'], body)
    const submitFormResponse = { success: isTaken }
    return isTaken
      ? { status: 200, body: { submitFormResponse, downloadLink: ebookFile.path } }
      : { status: 422, body: { submitFormResponse } }
  })

  serve(app, formCalls.securityCheckForm, async ({ body }) => {
    const isTaken = await take(siteForms['cyberveilig-check'], body)
    return { status: isTaken ? 200 : 400, body: { success: isTaken } }
  })

  /** Stores what is right, and says whether it was. */
  async function take(
    form: SiteForm | undefined,
    posted: z.infer<typeof NamedFormRequest>,
  ): Promise<boolean> {
    if (!form) return false
    if ((posted.emailSubject ?? form.subject) !== form.subject) return false
    if ((posted.emailTarget ?? form.target) !== form.target) return false
    const answers = answersTo(form, posted)
    if (!answers) return false
    await submitForm(services, form, answers)
    return true
  }
}

/**
 * The answers to a form's own fields, in its order; null where one of them is not right. Whatever else was posted is
 * ignored: a field's kind and name come from the form that the server knows.
 */
function answersTo(
  { fields }: SiteForm,
  body: Readonly<Record<string, unknown>>,
): readonly FormAnswer[] | null {
  const answers: FormAnswer[] = []
  for (const field of fields) {
    const parsed = siteFieldRule(field).safeParse(body[field.name])
    if (!parsed.success) return null
    const value = field.kind === 'tel' ? storedPhone(parsed.data) : parsed.data
    if (value === null) return null
    answers.push({ name: field.name, label: prettyName(field), value })
  }
  return answers
}

/** In the form in which phone numbers are stored; null for one that cannot be called. */
function storedPhone(typed: string): string | null {
  if (typed === '') return ''
  const { person, errors } = withStoredPhone({ phoneNumber: typed }, 'phoneNumber')
  return errors.phoneNumber ? null : person.phoneNumber
}
