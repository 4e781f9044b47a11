import {
  EbookAnswer,
  ebookFile,
  NamedFormRequest,
  SiteFormAnswer,
  SiteFormRequest,
  siteFormEndpoints,
  ZipcodeCheckForm,
  zipcodeCheck,
} from '../site-forms.ts'
import type { ApiCall } from './call.ts'

const common = { group: 'Forms', captcha: 'submit' } as const
const unavailable = 'The captcha cannot be checked now'

/** What the forms of the website post; each has its fields, its mailbox and its webhook on the server. */
export const formCalls: readonly ApiCall[] = [
  {
    ...siteFormEndpoints.universal,
    ...common,
    summary: 'Takes one of the generic forms, by its id, with its fields beside these.',
    body: { kind: 'form', schema: SiteFormRequest },
    answers: {
      200: { description: 'Stored and mailed', body: SiteFormAnswer },
      422: { description: 'Something in it is not right; nothing is stored', body: SiteFormAnswer },
      503: { description: unavailable, body: SiteFormAnswer },
    },
  },
  {
    ...siteFormEndpoints.ebook,
    ...common,
    summary: 'Takes a request for the ebook on NIS2.',
    body: { kind: 'form', schema: NamedFormRequest },
    answers: {
      200: { description: 'Stored and mailed; `downloadLink` is the ebook', body: EbookAnswer },
      422: { description: 'Something in it is not right; nothing is stored', body: EbookAnswer },
      503: { description: unavailable, body: EbookAnswer },
    },
  },
  {
    ...siteFormEndpoints['security-check'],
    ...common,
    summary: 'Takes the answers of the security check.',
    body: { kind: 'form', schema: NamedFormRequest },
    answers: {
      200: { description: 'Stored and mailed', body: SiteFormAnswer },
      400: { description: 'Something in it is not right; nothing is stored', body: SiteFormAnswer },
      503: { description: unavailable, body: SiteFormAnswer },
    },
  },
  {
    ...ebookFile,
    group: 'Forms',
    summary: 'The ebook on NIS2.',
    answers: { 200: { description: 'The file', body: 'pdf' } },
  },
  {
    ...zipcodeCheck,
    group: 'Forms',
    summary: 'Leads from the zipcode check form of a page into the order flow.',
    captcha: 'zipcode_check',
    body: { kind: 'form', schema: ZipcodeCheckForm },
    answers: {
      303: { description: 'To the order flow with the address, or back with `adrescheck` in the query' },
      400: { description: 'The captcha token is not accepted' },
    },
  },
]
