import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import {
  DeskChanges,
  deskChanges,
  deskEvents,
  SavedViewForm,
  savedViews,
  WorkList,
  workList,
  workListQuery,
} from '../work-list.ts'
import { defineCall } from './call.ts'

/** A mark, or the number of an event: what a page of the release before sends. */
const heard = z.catch(z.optional(z.string().check(z.regex(/^\d{1,15}(-[\da-f]{1,50})?$/))), undefined)

const common = { group: 'Staff', access: 'staff', permission: 'cases.read' } as const
const ownView = { ...common, path: `${savedViews.path}/{id}`, limit: { max: 120, per: 'minute' } } as const

/** The queue that staff work from. */
export const workListCalls = {
  workList: defineCall({
    ...workList,
    ...common,
    summary: 'A page of the list, by filters or by a search, with what is around it.',
    limit: { max: 1200, per: 'minute' },
    query: workListQuery,
    answers: { 200: { description: 'The page', body: WorkList } },
  }),
  saveView: defineCall({
    ...ownView,
    method: 'PUT',
    summary: 'Keeps filters under a name of one’s own.',
    body: { kind: 'json', schema: SavedViewForm },
    answers: {
      204: { description: 'Kept' },
      422: { description: 'The field that is wrong', body: Failure },
    },
  }),
  forgetView: defineCall({
    ...ownView,
    method: 'DELETE',
    summary: 'Forgets a view of one’s own; also where there is none.',
    answers: { 204: { description: 'Forgotten' } },
  }),
  deskEvents: defineCall({
    ...deskEvents,
    ...common,
    summary: 'Tells what happens, as server-sent events.',
    limit: { max: 1200, per: 'minute' },
    headers: {
      'last-event-id': {
        description: 'The mark of what was heard last',
        schema: heard,
      },
    },
    query: { na: heard },
    answers: { 200: { description: 'What happened, one event each', events: DeskChanges } },
  }),
  deskChanges: defineCall({
    ...deskChanges,
    ...common,
    summary: 'What happened since a mark.',
    limit: { max: 1200, per: 'minute' },
    query: { na: heard },
    answers: { 200: { description: 'What happened', body: DeskChanges } },
  }),
}
