import * as z from 'zod/mini'
import { forgotten, stored, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldLabels } from '../../common/contract/field-texts.ts'
import { requiredText } from '../../common/contract/fields.ts'
import { textParam, uuidParam } from '../../common/contract/params.ts'
import { cleanLine } from '../../common/typed-text.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { Waiting } from '../cases/contract-waiting.ts'
import { customerReplies, nextSteps } from '../cases/next-steps.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { orderPurposes } from '../cases/order-purpose.ts'
import { productTypes } from '../catalogue/product.ts'
import { DeskChanges } from '../desk/contract.ts'
import { forEachReference } from '../details/references.ts'
import { viewTexts } from './view-texts.ts'

/** The queue that staff work from, and what each of them asks of it. */

/** Views of the work list: open cases only, except `alles`. */
export const workViews = ['open', 'te-laat', 'van-mij', 'niemand', 'alles'] as const

export type WorkView = (typeof workViews)[number]

/** Columns that the list can be sorted by, and the directions: upwards and downwards. */
export const sortColumns = ['uiterlijk', 'binnen', 'organisatie', 'status', 'behandelaar', 'bedrag'] as const
export type SortColumn = (typeof sortColumns)[number]
export const sortDirections = ['op', 'af'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Assignee filters other than a colleague's id. */
export const assigneeWords = { me: 'mij', nobody: 'niemand' } as const

const assigneeWord = z.union([z.enum([assigneeWords.me, assigneeWords.nobody]), z.uuid()])

const maxSearch = 100

/** Query parameters that people may type: invalid ones count as absent. */
const lenient = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined)

export const workListQuery = {
  weergave: lenient(z.enum(workViews)),
  soort: lenient(z.enum(caseKinds)),
  /** The purpose of an order. */
  doel: lenient(z.enum(orderPurposes)),
  /** A state of the kind that `soort` names. */
  status: lenient(z.string().check(z.maxLength(40))),
  /** The id of a colleague, `mij` or `niemand`. */
  behandelaar: lenient(assigneeWord),
  type: lenient(z.enum(productTypes)),
  zoek: lenient(
    z.string().check(
      z.overwrite(typed => cleanLine(typed).slice(0, maxSearch)),
      z.maxLength(maxSearch),
    ),
  ),
  /** The column that it is sorted by; without it by urgency, and all cases by age. */
  sorteer: lenient(z.enum(sortColumns)),
  richting: lenient(z.enum(sortDirections)),
  /** End or start of a page, as an earlier response returned it (`after`, `before`). */
  na: lenient(z.string().check(z.maxLength(400))),
  voor: lenient(z.string().check(z.maxLength(400))),
} as const

/** The last words in a case: by its customer, by us to them, or in a note for colleagues. */
export const LastWords = z.object({ by: z.enum(['customer', 'us', 'note']), words: z.string() })

export type LastWords = z.infer<typeof LastWords>

/** One case as the list shows it. */
export const WorkItem = z.object({
  /** Nine digits. */
  number: z.string(),
  kind: z.enum(caseKinds),
  /** The purpose of an order; `new` of what is none. */
  purpose: z.enum(orderPurposes),
  /** The name of the form that it came in with; null where it is no form. */
  formName: z.nullable(z.string()),
  /** Subject of the mail that it came in with; null where it is no mail, or has none. */
  subject: z.nullable(z.string()),
  /** In its first words; null where nobody said anything. */
  lastWords: z.nullable(LastWords),
  /** Whether it is open, and something came in since a colleague last looked or did something. */
  isUnseen: z.boolean(),
  state: z.string(),
  productType: z.nullable(z.enum(productTypes)),
  organizationName: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  /** The quote and branch of an order that was made of one; null of every other case. */
  origin: z.nullable(OrderOrigin),
  /** The buyer's own; `invoiceEmail` is also that of an invoice address. null where there are none. */
  references: z.nullable(z.object(forEachReference(() => z.string()))),
  /** The name of the reseller through whom it came in; null where it came in by itself. */
  reseller: z.nullable(z.string()),
  /** Excl. VAT; null where nothing is sold. */
  monthlyInCents: z.nullable(z.int()),
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** By when the customer hears from us; null where nothing is promised. */
  dueAt: z.nullable(z.string()),
  openedAt: z.string(),
  /** The next step of staff; null where the case is over. */
  next: z.nullable(z.enum(nextSteps)),
  /** Requests and answers of the customer that nobody took up yet, oldest first, each kind once. */
  asked: z.array(z.enum(customerReplies)),
  /** Until when it waits; null where it does not. */
  waits: z.nullable(Waiting),
  /** Found by what is like what was typed. */
  isNear: z.boolean(),
  /** Whether a test client of the API made it. */
  isTest: z.boolean(),
  /** Whether it holds a mail that somebody else sent than its From says. */
  hasForgedMail: z.boolean(),
})

export type WorkItem = z.infer<typeof WorkItem>

/** How many cases a view has; one more than this where it has more. */
export const mostCounted = 99

/** Filters of the list, as its address has them. */
export const WorkFilters = z.object({
  weergave: z.optional(z.enum(workViews)),
  soort: z.optional(z.enum(caseKinds)),
  doel: z.optional(z.enum(orderPurposes)),
  status: z.optional(z.string().check(z.maxLength(40))),
  behandelaar: z.optional(assigneeWord),
  type: z.optional(z.enum(productTypes)),
  zoek: z.optional(z.string().check(z.maxLength(maxSearch))),
  sorteer: z.optional(z.enum(sortColumns)),
  richting: z.optional(z.enum(sortDirections)),
})

export const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  filters: WorkFilters,
  /** Whether every colleague has it, and whose it is. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
})

export type SavedView = z.infer<typeof SavedView>

/** A colleague with the open cases that they have, those that are late and those due today; counted up to `mostLoad`. */
export const Load = z.object({
  id: z.string(),
  name: z.string(),
  open: z.int(),
  late: z.int(),
  today: z.int(),
})

export type Load = z.infer<typeof Load>

/** Cases of a colleague that are counted. */
export const mostLoad = 500

export const WorkList = z.object({
  items: z.array(WorkItem),
  /** For `voor` and `na`; null where nothing is before or after. What was searched for is one page. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** Whether more was found than is shown. */
  isCut: z.boolean(),
  counts: z.object({
    open: z.int(),
    'te-laat': z.int(),
    'van-mij': z.int(),
    niemand: z.int(),
  }),
  views: z.array(SavedView),
  /** The view that the list of who asks begins with; null where nobody chose one. */
  beginsWith: z.nullable(WorkFilters),
  colleagues: z.array(Load),
  /** The moment that it is of. */
  asOf: z.string(),
})

export type WorkList = z.infer<typeof WorkList>

/** How many views one may keep. */
export const mostSavedViews = 20

export const SavedViewFields = z.object({
  name: requiredText(fieldLabels.name, 40, viewTexts.nameMissing),
  /** Only who may do sales work shares a view. */
  isShared: z._default(z.boolean(), false),
})

export const SavedViewForm = z.extend(SavedViewFields, { filters: WorkFilters })

export type SavedViewForm = z.infer<typeof SavedViewForm>

export const DefaultView = z.object({ filters: z.nullable(WorkFilters) })

/** A mark, or the number of an event: what a page of the release before sends. */
const heard = z.catch(z.optional(z.string().check(z.regex(/^\d{1,15}(-[\da-f]{1,50})?$/))), undefined)

const common = { group: 'Staff', access: 'staff', permission: 'cases.read' } as const

const ownView = { ...common, limit: { max: 120, per: 'minute' } } as const

const noView = { description: 'It is no view', body: Failure } as const

const chosen = { description: 'Chosen' } as const

/** The queue that staff work from. */
export const workListCalls = {
  workList: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/werklijst',
    summary: 'A page of the list, by filters or by a search, with what is around it.',
    limit: { max: 1200, per: 'minute' },
    query: workListQuery,
    answers: { 200: { description: 'The page', body: WorkList } },
  }),
  saveView: defineCall({
    ...ownView,
    method: 'PUT',
    path: '/api/beheer/weergaven/{id}',
    params: { id: uuidParam },
    summary: 'Keeps filters under a name of one’s own.',
    body: { kind: 'json', schema: SavedViewForm },
    answers: {
      204: stored,
      422: wrongField,
    },
  }),
  forgetView: defineCall({
    ...ownView,
    method: 'DELETE',
    path: '/api/beheer/weergaven/{id}',
    params: { id: uuidParam },
    summary:
      'Forgets a view of one’s own, or as an administrator one that is shared; also where there is none.',
    answers: { 204: forgotten },
  }),
  chooseDefaultView: defineCall({
    ...ownView,
    method: 'PUT',
    path: '/api/beheer/beginweergave',
    summary: 'Chooses the view that one’s own list begins with, or none.',
    body: { kind: 'json', schema: DefaultView },
    answers: {
      204: chosen,
      422: noView,
    },
  }),
  chooseRoleView: defineCall({
    ...ownView,
    permission: 'staff.manage',
    method: 'PUT',
    path: '/api/beheer/beginweergave/{rol}',
    params: { rol: textParam },
    summary: 'Chooses the view that the list of a role begins with, for who chose none.',
    body: { kind: 'json', schema: DefaultView },
    answers: {
      204: chosen,
      404: { description: 'There is no such role', body: Failure },
      422: noView,
    },
  }),
  deskEvents: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/gebeurtenissen',
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
    ...common,
    method: 'GET',
    path: '/api/beheer/wijzigingen',
    summary: 'What happened since a mark.',
    limit: { max: 1200, per: 'minute' },
    query: { na: heard },
    answers: { 200: { description: 'What happened', body: DeskChanges } },
  }),
}
