import * as z from 'zod/mini'
import { cleanLine } from '../domain/typed-text.ts'
import { captchaField } from './request-names.ts'

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

const typed = z.catch(z.string().check(z.overwrite(cleanLine)), '')

/** A page that submits normally has nobody who reads a refusal: what is not right leads back to the page. */
export const ZipcodeCheckForm = z.object({
  /** The path of the page that the form stands on. */
  page: z.catch(z.string().check(z.maxLength(1_000)), '/'),
  zipCode: typed,
  housenumber: typed,
  housenumber_extension: typed,
  [captchaField]: z.catch(z.string(), ''),
})
