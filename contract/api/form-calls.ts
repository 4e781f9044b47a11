import { ebookFile, siteFormEndpoints, zipcodeCheck } from '../site-form-calls.ts'
import {
  EbookAnswer,
  NamedFormRequest,
  SiteFormAnswer,
  SiteFormRequest,
  ZipcodeCheckForm,
} from '../site-forms.ts'
import { defineCall } from './call.ts'

const common = { group: 'Forms', captcha: 'submit' } as const
const failed = { success: false }
const unavailable = 'The captcha cannot be checked now'

/** What the forms of the website post; each has its fields, its mailbox and its webhook on the server. */
export const formCalls = {
  universalForm: defineCall({
    ...siteFormEndpoints.universal,
    ...common,
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
    ...siteFormEndpoints.ebook,
    ...common,
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
    ...siteFormEndpoints['security-check'],
    ...common,
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
    ...ebookFile,
    group: 'Forms',
    summary: 'The ebook on NIS2.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    answers: {
      200: { description: 'The file', body: 'pdf' },
      304: { description: 'Unchanged since the version that If-None-Match names' },
    },
  }),
  zipcodeCheck: defineCall({
    ...zipcodeCheck,
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
}
