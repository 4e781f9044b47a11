import * as z from 'zod/mini'
import { pdfFile, unchanged } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'

/** Asks for the correction that stands beside a document, and not for the document as it was, which any other value gives. */
export const correctedParam = z.catch(z.optional(z.literal('1')), undefined)

/** A PDF that belongs to an order or a quote; `path` is where it is fetched. */
export const DocumentLink = z.object({ title: z.string(), path: z.string() })

export type DocumentLink = z.infer<typeof DocumentLink>

/** Documents for everyone. */
export const documentCalls = {
  termsFile: defineCall({
    method: 'GET',
    path: '/algemene-voorwaarden.pdf',
    group: 'Visit',
    summary: 'The general terms and conditions.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    answers: { 200: pdfFile, 304: unchanged },
  }),
}
