import * as z from 'zod/mini'
import { done } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { rowParam } from '../../common/contract/params.ts'
import { MovedItems, PlannedCalendar } from './calendar-schemas.ts'
import {
  base,
  catalogueItemCalls,
  changeAnswers,
  gone,
  ofRevision,
  params,
  reading,
  revision,
  stale,
  working,
  wrong,
} from './contract-items.ts'
import {
  Id,
  moment,
  NewRevision,
  RevisionChange,
  RevisionPage,
  RevisionPlan,
  Revisions,
  RevisionTest,
  RevisionUndo,
  RunningPreview,
  UndoRefusal,
  version,
} from './desk-schemas.ts'

const undone = {
  description: 'The revision that undoes it; its own where it had not begun',
  body: z.object({ id: Id }),
} as const

const undoRequest = `${revision}/terugdraaien/{verzoek}` as const
const requestParams = { id: rowParam, verzoek: rowParam } as const

/** The calls of the catalogue at the desk (decisions, "Catalogue"). */
export const catalogueDeskCalls = {
  revisions: defineCall({
    ...reading,
    path: `${base}/herzieningen`,
    summary: 'All revisions, those without a moment first.',
    answers: { 200: { description: 'The revisions', body: Revisions } },
  }),
  makeRevision: defineCall({
    ...working,
    method: 'POST',
    path: `${base}/herzieningen`,
    summary: 'Begins a revision, in design.',
    body: { kind: 'json', schema: NewRevision },
    answers: {
      201: { description: 'The revision', body: z.object({ id: Id }) },
      404: gone,
      409: stale,
      422: wrong,
    },
  }),
  revision: defineCall({
    ...reading,
    path: revision,
    params,
    summary: 'A revision: what it changes and what stands in its way.',
    answers: { 200: { description: 'The revision', body: RevisionPage }, 404: gone },
  }),
  changeRevision: defineCall({
    ...ofRevision,
    method: 'PUT',
    path: revision,
    summary: 'Another name, description or moment of a revision in design.',
    body: { kind: 'json', schema: RevisionChange },
    answers: changeAnswers,
  }),
  dropRevision: defineCall({
    ...ofRevision,
    method: 'DELETE',
    path: revision,
    summary: 'Throws away a revision that was never planned.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  testRevision: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/test`,
    summary: 'Puts a revision in test, or back in design.',
    body: { kind: 'json', schema: RevisionTest },
    answers: changeAnswers,
  }),
  approveRevision: defineCall({
    ...ofRevision,
    confirmed: true,
    method: 'POST',
    path: `${revision}/goedkeuren`,
    summary:
      'Approves a revision that a colleague made, or the own one 24 hours after its last change where nobody else may; every later change of it takes the approval back.',
    body: { kind: 'json', schema: z.object({ version }) },
    answers: changeAnswers,
  }),
  planRevision: defineCall({
    ...ofRevision,
    confirmed: true,
    method: 'POST',
    path: `${revision}/plannen`,
    summary: 'Plans a revision for its moment, or launches it now; it is frozen from then on.',
    body: { kind: 'json', schema: RevisionPlan },
    bodyLimit: 2_700_000,
    answers: changeAnswers,
  }),
  undoRevision: defineCall({
    ...ofRevision,
    confirmed: true,
    method: 'POST',
    path: `${revision}/terugdraaien`,
    summary:
      'Takes a planned revision back, or undoes a launched one by a new revision. Where revisions need approval, a second colleague is asked.',
    body: { kind: 'json', schema: RevisionUndo },
    answers: {
      200: undone,
      202: { description: 'A second colleague is asked', body: z.object({ request: Id }) },
      404: gone,
      409: stale,
      422: wrong,
    },
  }),
  confirmUndo: defineCall({
    ...working,
    confirmed: true,
    method: 'POST',
    path: `${undoRequest}/bevestigen`,
    params: requestParams,
    summary:
      'Undoes a revision as a colleague asked, or as one asked 24 hours ago where nobody else may, judged anew.',
    answers: { 200: undone, 404: gone, 409: stale },
  }),
  refuseUndo: defineCall({
    ...working,
    method: 'POST',
    path: `${undoRequest}/afwijzen`,
    params: requestParams,
    summary: 'Refuses the request of a colleague to undo a revision.',
    body: { kind: 'json', schema: UndoRefusal },
    answers: changeAnswers,
  }),
  withdrawUndo: defineCall({
    ...working,
    method: 'DELETE',
    path: undoRequest,
    params: requestParams,
    summary: 'Takes the own request to undo a revision back.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  copyRevision: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/kopie`,
    summary: 'Begins a revision in design with the same changes.',
    answers: { 201: { description: 'The revision', body: z.object({ id: Id }) }, 404: gone },
  }),
  ...catalogueItemCalls,
  calendar: defineCall({
    ...reading,
    path: `${base}/kalender`,
    summary: 'What is planned, what each plan rests on, and what its undo takes along.',
    answers: { 200: { description: 'The plans, the first one first', body: PlannedCalendar } },
  }),
  moveItems: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/verplaatsen`,
    summary: 'Moves changes of a revision in design to another one in design, all or none.',
    body: { kind: 'json', schema: MovedItems },
    answers: changeAnswers,
  }),
  preview: defineCall({
    ...working,
    method: 'POST',
    path: `${base}/voorvertoning`,
    summary:
      'A link for colleagues that shows shop and website as they will be with a revision, or at a moment.',
    body: {
      kind: 'json',
      schema: z.object({
        revisionId: z.nullable(Id),
        at: z.nullable(moment),
      }),
    },
    answers: { 200: { description: 'The link', body: z.object({ url: z.string() }) }, 404: gone, 422: wrong },
  }),
  previews: defineCall({
    ...reading,
    path: `${base}/voorvertoningen`,
    summary: 'Links to a preview that still work, the newest first.',
    answers: { 200: { description: 'The links', body: z.object({ previews: z.array(RunningPreview) }) } },
  }),
  endPreview: defineCall({
    ...ofRevision,
    method: 'DELETE',
    path: `${base}/voorvertoningen/{id}`,
    summary: 'Ends a link to a preview in every browser that has it.',
    answers: { 204: done, 404: gone },
  }),
}
