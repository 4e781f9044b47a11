import { LinkQuestion } from '../account.ts'
import { CaseConflict, MailPreview } from '../desk-case.ts'
import {
  ChangeableLines,
  ChangeWithdrawal,
  LinesTaken,
  linesPath,
  linesPreviewPath,
  NewLines,
  withdrawalPath,
} from '../desk-lines.ts'
import { Failure } from '../failure.ts'
import {
  answerLineChange,
  checkLineChange,
  LineChangeAnswer,
  LineChangeToAnswer,
  noSuchChange,
} from '../line-change.ts'
import { defineCall, refusedAsMarked } from './call.ts'

const working = {
  group: 'Staff',
  access: 'staff',
  method: 'POST',
  permission: 'cases.work',
  limit: { max: 120, per: 'minute' },
} as const
const noOrder = { description: 'There is no such order', body: Failure } as const
const stale = { description: 'Somebody else changed the case meanwhile', body: CaseConflict } as const
const refused = {
  description: 'It cannot be changed so; each refusal at its product',
  body: Failure,
} as const

/** How the lines of an order change. */
export const lineChangeCalls = {
  changeableLines: defineCall({
    ...working,
    method: 'GET',
    path: linesPath,
    summary: 'The lines of an order, and what they can be changed to.',
    answers: { 200: { description: 'The lines', body: ChangeableLines }, 404: noOrder },
  }),
  changeLines: defineCall({
    ...working,
    path: linesPath,
    summary: 'Changes the lines at once, or proposes to the customer what costs more.',
    body: { kind: 'json', schema: NewLines },
    answers: {
      200: { description: 'Changed or proposed, or done before by the same id', body: LinesTaken },
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
  previewLineChange: defineCall({
    ...working,
    path: linesPreviewPath,
    summary: 'The mail that the customer would get of changed lines; nothing is done.',
    body: { kind: 'json', schema: NewLines },
    answers: {
      200: { description: 'The mail', body: MailPreview },
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
  withdrawLineChange: defineCall({
    ...working,
    path: withdrawalPath,
    summary: 'Withdraws what waits for the customer.',
    body: { kind: 'json', schema: ChangeWithdrawal },
    answers: {
      204: { description: 'Withdrawn, or done before by the same id' },
      404: noOrder,
      409: stale,
      422: refused,
    },
  }),
  checkLineChange: defineCall({
    ...checkLineChange,
    group: 'Order',
    summary: 'The change that a mailed link asks about; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchChange }),
    answers: {
      200: { description: 'The change', body: LineChangeToAnswer },
      404: { description: 'The link does not serve', body: Failure },
    },
  }),
  answerLineChange: defineCall({
    ...answerLineChange,
    group: 'Order',
    summary: 'Agrees to a change of an order, or does not.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LineChangeAnswer },
    malformed: errors => ('token' in errors ? { status: 404, body: noSuchChange } : refusedAsMarked(errors)),
    answers: {
      204: { description: 'Answered, or answered so before' },
      404: { description: 'The link does not serve', body: Failure },
      409: { description: 'It can be answered no more, and why', body: Failure },
      422: { description: 'The field that is wrong', body: Failure },
    },
  }),
}
