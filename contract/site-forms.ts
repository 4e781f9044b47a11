import * as z from 'zod/mini'
import { captchaField } from './request-names.ts'

/** The calls that the forms of the website make (marketing-site §7). All take form data and captcha action `submit`. */
export const siteFormEndpoints = {
  /** → `{"success":true}`, 422 `{"success":false}`. */
  universal: { method: 'POST', path: '/universal-form' },
  /** → `{"submitFormResponse":{"success":true},"downloadLink":"…"}`, 422 `{"submitFormResponse":{"success":false}}`. */
  ebook: { method: 'POST', path: '/request-nis2-ebook' },
  /** → 200, 400 where the form is not right, 500. */
  'security-check': { method: 'POST', path: '/cyberveilig-check' },
} as const

/** The file behind `downloadLink`. */
export const ebookFile = { method: 'GET', path: '/downloads/nis2-ebook.pdf' } as const

/** POST, form data of a page that submits normally, captcha action `zipcode_check` → 303 to the order flow or back. */
export const zipcodeCheck = { method: 'POST', path: '/adrescheck' } as const

/** Why a zipcode check led back to its page: the value of `adrescheck` in the query. */
export const zipcodeProblemField = 'adrescheck'
export const zipcodeProblems = ['onbekend', 'storing'] as const
/** The additions that the house number does have, one for each value; empty is the number without one. */
export const zipcodeChoiceField = 'toevoeging'

/**
 * What comes with the fields of a form. Each field comes with `dataType[name]` and `dataPretty[name]`, which the server
 * looks up for itself.
 */
export const SiteFormRequest = z.looseObject({
  formId: z.string(),
  emailSubject: z.optional(z.string()),
  emailTarget: z.optional(z.string()),
  [captchaField]: z._default(z.string(), ''),
})

/** The same where the path says which form it is. */
export const NamedFormRequest = z.omit(SiteFormRequest, { formId: true })

export const SiteFormAnswer = z.object({ success: z.boolean() })

export const EbookAnswer = z.object({
  submitFormResponse: SiteFormAnswer,
  downloadLink: z.optional(z.string()),
})

const typed = z.catch(z.string().check(z.trim()), '')

/** A page that submits normally has nobody who reads a refusal: what is not right leads back to the page. */
export const ZipcodeCheckForm = z.object({
  /** The path of the page that the form stands on. */
  page: z.catch(z.string().check(z.maxLength(1_000)), '/'),
  zipCode: typed,
  housenumber: typed,
  housenumber_extension: typed,
  [captchaField]: z.catch(z.string(), ''),
})
