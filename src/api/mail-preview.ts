import * as z from 'zod/mini'
import { defineCall } from '../common/contract/call.ts'
import { caseNumberParam } from '../common/contract/params.ts'
import { mailQuestions } from '../features/case-desk/mail-questions.ts'
import { noSuchCase, refused, stale, working } from '../features/cases/command-calls.ts'
import { MailPreview } from '../features/cases/contract-timeline.ts'
import { parcelQuestion } from '../features/parcels/command-schemas.ts'
import { portInQuestion } from '../features/porting/command-schemas.ts'
import { quoteQuestion } from '../features/quotes/command-schemas.ts'

const [status, delivery, undo, answer] = mailQuestions

/** Which mail is looked at before it goes: what is asked there, as it would be done. */
export const MailQuestion = z.discriminatedUnion('act', [
  status,
  delivery,
  portInQuestion,
  parcelQuestion,
  undo,
  answer,
  quoteQuestion,
])

export type MailQuestion = z.infer<typeof MailQuestion>

export const mailPreviewCalls = {
  previewMail: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/voorbeeld',
    params: { nummer: caseNumberParam },
    summary: 'The mail that an act would send; nothing is changed.',
    body: { kind: 'json', schema: MailQuestion },
    answers: {
      200: { description: 'The mail', body: MailPreview },
      404: noSuchCase,
      409: stale,
      422: refused,
    },
  }),
}
