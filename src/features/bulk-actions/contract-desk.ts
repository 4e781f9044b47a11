import * as z from 'zod/mini'
import { act as command } from '../../common/contract/act.ts'
import { csvFile, doneOnce } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { subjectWithFields, textWithFields } from '../cases/answer-text.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { refused } from '../cases/command-calls.ts'
import { AfterAnswer, mail, nothingAfter, SnoozePlan, stateReason } from '../cases/command-schemas.ts'
import { commandTexts } from '../cases/command-texts.ts'
import { requestKinds } from '../cases/customer-requests.ts'
import { replyLanguages } from '../cases/reply-language.ts'
import { WorkFilters } from '../work-list/contract.ts'
import { bulkActs, mostCases } from './bulk-action.ts'
import { bulkFieldTexts } from './contract-texts.ts'

/** Many cases at once: chosen, previewed, done and taken back. */

const caseNumber = z.string().check(z.regex(/^\d{9}$/, { error: contractTexts.reload }))

/** Cases by their numbers, or all that fit filters of the list at this moment. */
export const CaseSelection = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('numbers'),
    numbers: z
      .array(caseNumber)
      .check(z.minLength(1, { error: bulkFieldTexts.nothingChosen }), z.maxLength(mostCases)),
  }),
  z.object({ by: z.literal('filters'), filters: z.omit(WorkFilters, { zoek: true }) }),
])

export type CaseSelection = z.infer<typeof CaseSelection>

const AssignAction = z.object({ act: z.literal('assign'), assignee: z.nullable(command.id) })

export const SnoozeAction = z.object({ act: z.literal('snooze'), ...SnoozePlan.shape })

const StateAction = z.object({
  act: z.literal('state'),
  kind: z.enum(caseKinds, { error: bulkFieldTexts.stateMissing }),
  state: z.string().check(z.minLength(1, { error: bulkFieldTexts.stateMissing }), z.maxLength(40)),
  ...stateReason,
  mail,
})

const toMany = {
  act: z.literal('mail'),
  language: z._default(z.nullable(z.enum(replyLanguages)), null),
  after: z._default(AfterAnswer, nothingAfter),
  settles: z._default(z.array(z.enum(requestKinds)).check(z.maxLength(requestKinds.length)), []),
}

export const MailAction = z.object({
  ...toMany,
  subject: subjectWithFields(commandTexts.subject),
  text: textWithFields(commandTexts.message, commandTexts.messageMissing),
})

const others = [AssignAction, SnoozeAction, StateAction] as const

/** As it is stored; today's rules for what is typed do not judge it. */
export const BulkActionSchema = z.discriminatedUnion('act', [
  ...others,
  z.object({ ...toMany, subject: z.string(), text: z.string() }),
])

export const NewBulkJob = z.object({
  id: command.id,
  selection: CaseSelection,
  action: z.discriminatedUnion('act', [...others, MailAction]),
})

const jobStates = ['previewing', 'previewed', 'running', 'done', 'stopped'] as const

const Counts = z.object({ done: z.int(), unchanged: z.int(), refused: z.int(), left: z.int() })

const Job = z.object({
  id: z.string(),
  act: z.enum(bulkActs),
  /** Whether it takes an earlier one back. */
  isUndo: z.boolean(),
  state: z.enum(jobStates),
  /** By whom it is done for: to whom cases go, until when they wait, into which state, with which subject. */
  what: z.string(),
  total: z.int(),
  /** How many of the chosen cases are gone. */
  missing: z.int(),
  /** Of the preview until it runs, of the run from then on. */
  counts: Counts,
  /** From when it runs, where it waits; until then it is stopped whole. */
  startsAt: z.nullable(z.string()),
  mailsCustomers: z.boolean(),
  /** Whether it can be taken back once it is done, and whether that is so now. */
  isUndoable: z.boolean(),
  canUndoNow: z.boolean(),
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
})

export const BulkJob = z.extend(Job, {
  /** The mail to the first of the customers, where one was previewed that is filled in. */
  example: z.nullable(
    z.object({ number: z.string(), name: z.nullable(z.string()), subject: z.string(), text: z.string() }),
  ),
  /** Why cases are refused, the most frequent first, with the first of each. */
  refusals: z.array(
    z.object({
      message: z.string(),
      count: z.int(),
      cases: z.array(z.object({ number: z.string(), name: z.nullable(z.string()) })),
    }),
  ),
})

export type BulkJob = z.infer<typeof BulkJob>

export const BulkJobs = z.object({ jobs: z.array(Job) })

export type BulkJobs = z.infer<typeof BulkJobs>

export const UndoJob = z.object({ id: command.id })

export const CaseExport = z.object({ selection: CaseSelection })

const working = {
  group: 'Staff',
  access: 'staff',
  permission: 'cases.work',
  limit: { max: 120, per: 'minute' },
} as const

const job = { params: { id: uuidParam } } as const
const noSuchJob = { description: 'There is no such job of one’s own', body: Failure } as const

/** Commands for many cases. */
export const bulkCalls = {
  countCases: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken/aantal',
    permission: 'cases.read',
    summary: 'How many cases fit filters of the list, counted up to one more than a job may have.',
    body: { kind: 'json', schema: z.object({ filters: z.omit(WorkFilters, { zoek: true }) }) },
    answers: {
      200: { description: 'The number', body: z.object({ count: z.int() }) },
      422: refused,
    },
  }),
  createBulkJob: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken',
    summary: 'Prepares a command for many cases: it is previewed, and nothing is changed.',
    limit: { max: 30, per: 'minute' },
    body: { kind: 'json', schema: NewBulkJob },
    answers: { 204: doneOnce, 422: refused },
  }),
  bulkJobs: defineCall({
    ...working,
    method: 'GET',
    path: '/api/beheer/taken',
    summary: 'One’s own jobs of the last day that run or ran, newest first.',
    answers: { 200: { description: 'The jobs', body: BulkJobs } },
  }),
  bulkJob: defineCall({
    ...working,
    method: 'GET',
    path: '/api/beheer/taken/{id}',
    ...job,
    summary: 'How far a job is, and what is refused why.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The job', body: BulkJob }, 404: noSuchJob },
  }),
  runBulkJob: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken/{id}/uitvoeren',
    ...job,
    summary: 'Runs a job that was previewed.',
    answers: { 204: doneOnce, 404: noSuchJob, 422: refused },
  }),
  stopBulkJob: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken/{id}/stoppen',
    ...job,
    summary: 'Stops a job: cases that it did not come to stay as they are.',
    answers: { 204: doneOnce, 404: noSuchJob },
  }),
  undoBulkJob: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken/{id}/terugdraaien',
    ...job,
    summary: 'Takes a job back, by a job of its own: each case that nobody changed since.',
    body: { kind: 'json', schema: UndoJob },
    answers: { 204: doneOnce, 404: noSuchJob, 422: refused },
  }),
  exportCases: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/taken/export',
    confirmed: true,
    summary: 'The chosen cases as a file for a spreadsheet; that it was made is written down.',
    limit: { max: 10, per: 'minute' },
    body: { kind: 'json', schema: CaseExport },
    answers: { 200: csvFile, 422: refused },
  }),
}
