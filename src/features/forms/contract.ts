import * as z from 'zod/mini'
import { pdfFile, unchanged } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { CaptchaToken, captchaField } from '../../common/contract/captcha.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import {
  emailField,
  houseNumberField,
  optionalName,
  optionalText,
  phoneField,
  postcodeField,
  requiredName,
  requiredText,
} from '../../common/contract/fields.ts'
import { cleanLine, cleanLines, isOnOneLine } from '../../common/typed-text.ts'
import { formFieldTexts } from './field-texts.ts'

/** Why a zipcode check led back to its page: the value of `adrescheck` in the query. */
export const zipcodeProblemField = 'adrescheck'

export const zipcodeProblems = ['onbekend', 'storing'] as const

/** The additions that the house number does have, one for each value; empty is the number without one. */
export const zipcodeChoiceField = 'toevoeging'

/** How a field of a website form is asked and judged; posted as `dataType[name]` (marketing-site §3). */
export const siteFieldKinds = [
  'text',
  'email',
  'tel',
  'postcode',
  'textarea',
  'select',
  'radio',
  'checkbox',
] as const

export type SiteFieldKind = (typeof siteFieldKinds)[number]

/** Facts about a field that its rule depends on. */
export type SiteField = {
  readonly label: string
  readonly kind: SiteFieldKind
  readonly required: boolean
  /** Message for an empty field that the default does not fit. */
  readonly missing?: string
  /** Options of a select or a radio group. */
  readonly options?: readonly string[]
}

/** Longest input, in characters. */
export const longestSiteField = { text: 100, message: 4000 } as const

/** How a box is kept: whether it was ticked. */
export const boxAnswers = formFieldTexts.boxAnswers

/** Everything that may stand in a message: lines and tabs, but no other control character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** The rule of one field, the same in the browser and on the server; out comes the answer as it is kept. */
export function siteFieldRule(field: SiteField): z.ZodMiniType<string> {
  const { kind, label, required, missing, options = [] } = field
  switch (kind) {
    case 'checkbox':
      return checkbox(field)
    case 'select':
    case 'radio':
      return orEmpty(field, z.enum(options, { error: formFieldTexts.choose(label) }))
    case 'email':
      return orEmpty(field, emailField)
    case 'tel':
      return orEmpty(field, phoneField)
    case 'postcode':
      return orEmpty(field, postcodeField)
    case 'textarea':
      return message(field)
    case 'text':
      return required
        ? requiredText(label, longestSiteField.text, missing ?? formFieldTexts.fillIn(label))
        : optionalText(label, longestSiteField.text)
  }
}

const message = (field: SiteField): z.ZodMiniType<string> =>
  z._default(
    z.string().check(
      z.overwrite(cleanLines),
      z.minLength(field.required ? 1 : 0, { error: field.missing ?? formFieldTexts.fillIn(field.label) }),
      z.maxLength(longestSiteField.message, {
        error: formFieldTexts.tooLong(field.label, longestSiteField.message),
      }),
      z.refine(text => !unprintable.test(text), {
        error: formFieldTexts.unreadable(field.label),
      }),
    ),
    '',
  )

/** An unticked box is posted as `false` (marketing-site §3), by a browser without script not at all. */
function checkbox({ label, required }: SiteField): z.ZodMiniType<string> {
  const ticked = z.pipe(
    z.enum(['true', 'on'], { error: formFieldTexts.tick(label) }),
    z.transform(() => boxAnswers.ticked),
  )
  const unticked = z.pipe(
    z._default(z.enum(['false', '']), 'false'),
    z.transform(() => boxAnswers.unticked),
  )
  return required ? ticked : z.union([ticked, unticked])
}

/** An optional field is checked only if it is filled in; then its own rule gives the message. */
const orEmpty = ({ required }: SiteField, rule: z.ZodMiniType<string>): z.ZodMiniType<string> =>
  required
    ? rule
    : z.union([z._default(z.literal(''), ''), rule], {
        error: issue => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined),
      })

/** A text that the page gives with its fields, and nobody types. */
const given = z.string().check(z.maxLength(320))

/**
 * Values sent with the fields of a form. Each field comes with `dataType[name]` and `dataPretty[name]`, which the
 * server looks up itself.
 */
export const SiteFormRequest = z.looseObject({
  formId: given,
  emailSubject: z.optional(given),
  emailTarget: z.optional(given),
  [captchaField]: z._default(CaptchaToken, ''),
})

/** The same where the path says which form it is. */
export const NamedFormRequest = z.omit(SiteFormRequest, { formId: true })

export const SiteFormAnswer = z.object({ success: z.boolean() })

export const EbookAnswer = z.object({
  submitFormResponse: SiteFormAnswer,
  downloadLink: z.optional(z.string()),
})

const typed = z.catch(
  z.string().check(z.overwrite(cleanLine), z.maxLength(longestSiteField.text), z.refine(isOnOneLine)),
  '',
)

/** A page that submits normally has nobody who reads a refusal: what is not right leads back to the page. */
export const ZipcodeCheckForm = z.object({
  /** The path of the page that the form stands on. */
  page: z.catch(z.string().check(z.maxLength(1_000), z.refine(isOnOneLine)), '/'),
  zipCode: typed,
  housenumber: typed,
  housenumber_extension: typed,
  [captchaField]: z.catch(CaptchaToken.check(z.refine(isOnOneLine)), ''),
})

/** order-flow §5, in this order. */
export const bandwidths = [
  '50/50Mbps',
  '100/100Mbps',
  '200/200Mbps',
  '500/500Mbps',
  '1Gbps/1Gbps',
  '2Gbps/2Gbps',
  '5Gbps/5Gbps',
  '10Gbps/10Gbps',
] as const

export const FibreEnquiry = z.object({
  bandwidth: z
    .enum(bandwidths, { error: formFieldTexts.lineSpeedMissing })
    .register(fieldFacts, { label: formFieldTexts.lineSpeed, kind: 'choice' }),
  zipCode: postcodeField,
  houseNumber: houseNumberField('houseNumberExtension'),
  houseNumberExtension: optionalName(fieldLabels.addition, 12),
  voornaam: requiredName(fieldLabels.name),
  bedrijf: requiredName(formFieldTexts.companyName),
  telefoonnummers: phoneField,
  email: emailField,
})

export type FibreEnquiry = z.infer<typeof FibreEnquiry>

export const FibreEnquiryAnswer = z.object({ success: z.boolean(), reason: z.optional(z.string()) })

const common = { group: 'Forms', captcha: 'submit' } as const

const failed = { success: false }

const unavailable = 'The captcha cannot be checked now'

const refusedEnquiry = (status: number, reason: string = formFieldTexts.checkFields) => ({
  status,
  body: { success: false, reason },
})

/** Calls of the website's forms; each has its fields, its mailbox and its webhook on the server. */
export const formCalls = {
  universalForm: defineCall({
    ...common,
    method: 'POST',
    path: '/universal-form',
    summary: 'Takes one of the generic forms, by its id, with its fields beside these.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'form', schema: SiteFormRequest },
    malformed: () => ({ status: 422, body: failed }),
    captchaRefused: ({ status }) => ({ status: status === 503 ? 503 : 422, body: failed }),
    answers: {
      200: { description: 'Stored and mailed', body: SiteFormAnswer },
      422: { description: 'Something in it is not right; nothing is stored', body: SiteFormAnswer },
      503: { description: unavailable, body: SiteFormAnswer },
    },
  }),
  ebookForm: defineCall({
    ...common,
    method: 'POST',
    path: '/request-nis2-ebook',
    summary: 'Takes a request for the ebook on NIS2.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'form', schema: NamedFormRequest },
    malformed: () => ({ status: 422, body: { submitFormResponse: failed } }),
    captchaRefused: ({ status }) => ({
      status: status === 503 ? 503 : 422,
      body: { submitFormResponse: failed },
    }),
    answers: {
      200: { description: 'Stored and mailed; `downloadLink` is the ebook', body: EbookAnswer },
      422: { description: 'Something in it is not right; nothing is stored', body: EbookAnswer },
      503: { description: unavailable, body: EbookAnswer },
    },
  }),
  securityCheckForm: defineCall({
    ...common,
    method: 'POST',
    path: '/cyberveilig-check',
    summary: 'Takes the answers of the security check.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'form', schema: NamedFormRequest },
    malformed: () => ({ status: 400, body: failed }),
    captchaRefused: ({ status }) => ({ status, body: failed }),
    answers: {
      200: { description: 'Stored and mailed', body: SiteFormAnswer },
      400: { description: 'Something in it is not right; nothing is stored', body: SiteFormAnswer },
      503: { description: unavailable, body: SiteFormAnswer },
    },
  }),
  ebookFile: defineCall({
    method: 'GET',
    path: '/downloads/nis2-ebook.pdf',
    group: 'Forms',
    summary: 'The ebook on NIS2.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    answers: {
      200: pdfFile,
      304: unchanged,
    },
  }),
  zipcodeCheck: defineCall({
    method: 'POST',
    path: '/adrescheck',
    group: 'Forms',
    summary: 'Leads from the zipcode check form of a page into the order flow.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    captcha: 'zipcode_check',
    body: { kind: 'form', schema: ZipcodeCheckForm },
    answers: {
      303: { description: 'To the order flow with the address, or back with `adrescheck` in the query' },
      400: { description: 'The captcha token is not accepted' },
    },
  }),
  fibreEnquiry: defineCall({
    method: 'POST',
    path: '/contact-form-fiber',
    captcha: 'submit_form',
    group: 'Order',
    summary: 'Asks about fibre where there is none yet.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'form', schema: FibreEnquiry },
    malformed: errors => refusedEnquiry(422, Object.values(errors)[0]?.message),
    captchaRefused: ({ status, message }) => refusedEnquiry(status === 503 ? 503 : 422, message),
    answers: {
      200: { description: 'Stored; both sides get a mail', body: FibreEnquiryAnswer },
      422: { description: 'Refused, with the reason', body: FibreEnquiryAnswer },
      503: { description: 'The captcha cannot be checked now', body: FibreEnquiryAnswer },
    },
  }),
}
