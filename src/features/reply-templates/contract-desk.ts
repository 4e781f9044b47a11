import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { doneOnce, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { optionalText, requiredText } from '../../common/contract/fields.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { knowsFields, subjectLength, textWithFields } from '../cases/answer-text.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { mostWaitDays } from '../cases/command-schemas.ts'
import { requestKinds } from '../cases/customer-requests.ts'
import { replyLanguages } from '../cases/reply-language.ts'
import { closingReasons } from '../cases/state-reasons.ts'
import { templateFieldTexts as texts } from './contract-texts.ts'
import { mayClose } from './reply-template.ts'

/** Ready-made texts of staff, and what stands below their mails. */

const content = {
  name: requiredText(texts.name, 80, texts.nameMissing),
  isShared: z.boolean(),
  language: z.enum(replyLanguages).register(fieldFacts, { label: texts.language, kind: 'choice' }),
  /** Empty: every kind. */
  kinds: z.array(z.enum(caseKinds)).check(z.maxLength(caseKinds.length)),
  /** States of these kinds; empty: every state. */
  states: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(30)),
  /** Empty leaves the subject as it is. */
  subject: optionalText(texts.subject, subjectLength)
    .check(knowsFields)
    .register(fieldFacts, { label: texts.subject, kind: 'text', optional: true }),
  text: textWithFields(texts.text, texts.textMissing),
  /** Working days until the case is followed up; null leaves that to the rule. */
  waitDays: z
    .nullable(
      z
        .int({ error: texts.wrongWaitDays })
        .check(z.gte(1, { error: texts.wrongWaitDays }), z.lte(mostWaitDays, { error: texts.wrongWaitDays })),
    )
    .register(fieldFacts, { label: texts.waitDays, kind: 'text', optional: true }),
  /** Empty, `me` or the id of a colleague. */
  assign: z
    .union([z.literal(''), z.literal('me'), act.id], { error: texts.unknownColleague })
    .register(fieldFacts, { label: texts.assign, kind: 'choice', optional: true }),
  /** The reason to close the case with; empty leaves it open. */
  close: z
    .string()
    .check(
      z.maxLength(60, { error: texts.unknownReason, abort: true }),
      z.refine(reason => reason === '' || Object.hasOwn(closingReasons, reason), {
        error: texts.unknownReason,
      }),
    )
    .register(fieldFacts, { label: texts.close, kind: 'choice', optional: true }),
  /** Kinds of requests that an answer with it settles. */
  settles: z._default(z.array(z.enum(requestKinds)).check(z.maxLength(requestKinds.length)), []),
}

const closesRightly = z.refine<{ kinds: z.infer<typeof content.kinds>; close: string }>(
  ({ kinds, close }) => close === '' || mayClose(kinds),
  { error: texts.closeNeedsKinds, path: ['close'] },
)

export const NewReplyTemplate = z.object({ id: act.id, ...content }).check(closesRightly)
export const ReplyTemplateChange = z.object({ ...content, version: act.version }).check(closesRightly)

export type ReplyTemplateContent = Omit<z.infer<typeof NewReplyTemplate>, 'id'>

const Changed = {
  version: z.int(),
  /** null: it came with the shop, or its author has no account any more. */
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
}

/** As it is stored; today's rules for what is typed do not judge it. */
const stored = {
  name: z.string(),
  language: z.enum(replyLanguages),
  kinds: z.array(z.string()),
  states: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  waitDays: z.nullable(z.int()),
  assign: z.string(),
  close: z.string(),
  settles: z.array(z.enum(requestKinds)),
}

export const ReplyTemplate = z.object({ id: z.string(), isShared: z.boolean(), ...stored, ...Changed })
export type ReplyTemplate = z.infer<typeof ReplyTemplate>

export const ReplyTemplateVersion = z.object({ ...stored, ...Changed })
export type ReplyTemplateVersion = z.infer<typeof ReplyTemplateVersion>

export const ReplyTemplates = z.object({
  /** By name: the shared ones, and those of who asks. */
  texts: z.array(ReplyTemplate),
  /** Below the mails of who asks; null: the shop's own. */
  signature: z.nullable(z.string()),
  /** Colleagues who can be given a case. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The working days after today, as many as a text can have a case wait; absent from a server of the release before. */
  workingDays: z.optional(z.array(z.string())),
})
export type ReplyTemplates = z.infer<typeof ReplyTemplates>

/** 409: somebody else changed the text meanwhile; `current` is how it stands. */
export const ReplyTemplateConflict = z.extend(Failure, { current: ReplyTemplate })

export const Signature = z.object({ signature: optionalLines(texts.signature, 500) })

const common = {
  group: 'Staff',
  access: 'staff',
  permission: 'cases.work',
  limit: { max: 120, per: 'minute' },
} as const

const noSuchText = { description: 'There is no such text, or it is somebody else’s', body: Failure } as const
const stale = { description: 'Somebody else changed it meanwhile', body: ReplyTemplateConflict } as const
const forbidden = { description: 'The role may not change shared texts', body: Failure } as const
/** Calls of ready-made texts. */
export const replyTemplateCalls = {
  replyTemplates: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/teksten',
    summary: 'Ready-made texts that a colleague can use.',
    answers: { 200: { description: 'The texts', body: ReplyTemplates } },
  }),
  addReplyTemplate: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/teksten',
    summary: 'Adds a ready-made text, for oneself or for everybody.',
    body: { kind: 'json', schema: NewReplyTemplate },
    answers: { 204: doneOnce, 403: forbidden, 422: wrongField },
  }),
  changeReplyTemplate: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/beheer/teksten/{id}',
    params: { id: uuidParam },
    summary: 'Changes a ready-made text; the version before stays readable.',
    body: { kind: 'json', schema: ReplyTemplateChange },
    answers: { 204: doneOnce, 403: forbidden, 404: noSuchText, 409: stale, 422: wrongField },
  }),
  removeReplyTemplate: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/teksten/{id}/verwijderen',
    params: { id: uuidParam },
    summary: 'Removes a ready-made text with its versions.',
    body: { kind: 'json', schema: z.object({ version: act.version }) },
    answers: { 204: doneOnce, 403: forbidden, 404: noSuchText, 409: stale, 422: wrongField },
  }),
  replyTemplateVersions: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/teksten/{id}/versies',
    params: { id: uuidParam },
    summary: 'The versions of a ready-made text, the newest first.',
    answers: {
      200: { description: 'The versions', body: z.object({ versions: z.array(ReplyTemplateVersion) }) },
      404: noSuchText,
    },
  }),
  changeSignature: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/beheer/ik/ondertekening',
    summary: 'Sets what stands below the mails of a colleague; empty takes the shop’s own.',
    body: { kind: 'json', schema: Signature },
    answers: { 204: doneOnce, 422: wrongField },
  }),
}
