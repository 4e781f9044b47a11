import * as z from 'zod/mini'
import { caseKinds } from '../domain/case-states.ts'
import { customerWords, nextSteps } from '../domain/next-steps.ts'
import { productTypes } from '../domain/product.ts'
import { cleanLine } from '../domain/typed-text.ts'
import { requiredText } from './fields.ts'

/** The queue that staff work from, and what each of them asks of it. */

/** What a view shows: open cases, but for `alles`. */
export const workViews = ['open', 'te-laat', 'van-mij', 'niemand', 'alles'] as const
export type WorkView = (typeof workViews)[number]

/** Whose cases, beside the id of a colleague. */
export const assigneeWords = { me: 'mij', nobody: 'niemand' } as const

const assigneeWord = z.union([z.enum([assigneeWords.me, assigneeWords.nobody]), z.uuid()])

const maxSearch = 100

/** Parameters of an address that somebody wrote himself: what is none of these counts as not given. */
const lenient = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined)

export const workListQuery = {
  weergave: lenient(z.enum(workViews)),
  soort: lenient(z.enum(caseKinds)),
  /** A state of the kind that `soort` names. */
  status: lenient(z.string().check(z.maxLength(40))),
  /** The id of a colleague, `mij` or `niemand`. */
  behandelaar: lenient(assigneeWord),
  type: lenient(z.enum(productTypes)),
  zoek: lenient(z.string().check(z.overwrite(typed => cleanLine(typed).slice(0, maxSearch)))),
  /** Where a page ends or begins, as the answer before said (`after`, `before`). */
  na: lenient(z.string().check(z.maxLength(60))),
  voor: lenient(z.string().check(z.maxLength(60))),
} as const

/** One case as the list shows it. */
export const WorkItem = z.object({
  /** Nine digits. */
  number: z.string(),
  kind: z.enum(caseKinds),
  /** The name of the form that it came in with; null where it is no form. */
  formName: z.nullable(z.string()),
  state: z.string(),
  productType: z.nullable(z.enum(productTypes)),
  organizationName: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  /** The name of the reseller through whom it came in; null where it came in by itself. */
  reseller: z.nullable(z.string()),
  /** In euros, excl. VAT; null where nothing is sold. */
  monthly: z.nullable(z.number()),
  assignee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** By when the customer hears from us; null where nothing is promised. */
  dueAt: z.nullable(z.string()),
  openedAt: z.string(),
  /** The next step of staff; null where the case is over. */
  next: z.nullable(z.enum(nextSteps)),
  /** Requests and answers of the customer that nobody took up yet, oldest first, each kind once. */
  asked: z.array(z.enum(customerWords)),
  /** Found by what is like what was typed. */
  isNear: z.boolean(),
})
export type WorkItem = z.infer<typeof WorkItem>

/** How many cases a view has; one more than this where it has more. */
export const mostCounted = 99

const Filters = z.object({
  weergave: z.optional(z.enum(workViews)),
  soort: z.optional(z.enum(caseKinds)),
  status: z.optional(z.string().check(z.maxLength(40))),
  behandelaar: z.optional(assigneeWord),
  type: z.optional(z.enum(productTypes)),
  zoek: z.optional(z.string().check(z.maxLength(maxSearch))),
})

export const SavedView = z.object({ id: z.string(), name: z.string(), filters: Filters })
export type SavedView = z.infer<typeof SavedView>

/** GET /api/beheer/werklijst → what the list shows, with all that is around it. */
export const workList = { method: 'GET', path: '/api/beheer/werklijst' } as const
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
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The moment that it is of. */
  asOf: z.string(),
})
export type WorkList = z.infer<typeof WorkList>

/** How many views one may keep. */
export const mostSavedViews = 20

/** PUT /api/beheer/weergaven/{id}: SavedViewForm → 200; 422 where the name is taken, or there are as many as there may be. */
export const savedViews = { path: '/api/beheer/weergaven' } as const
export const savedView = (id: string) => `${savedViews.path}/${encodeURIComponent(id)}`
export const SavedViewName = z.object({ name: requiredText('Naam', 40, 'Geef de weergave een naam') })
export const SavedViewForm = z.extend(SavedViewName, { filters: Filters })
export type SavedViewForm = z.infer<typeof SavedViewForm>

/**
 * GET /api/beheer/gebeurtenissen → text/event-stream: a `DeskChanges` as JSON whenever something happened to a case, with its
 * mark as the id. It ends after a while, and the browser comes back with that id; a stream that is opened anew gives it as `na`.
 */
export const deskEvents = { method: 'GET', path: '/api/beheer/gebeurtenissen' } as const
/** GET /api/beheer/wijzigingen?na=MARK → what happened since then, for a browser whose stream is cut. */
export const deskChanges = { method: 'GET', path: '/api/beheer/wijzigingen' } as const
export const DeskChanges = z.object({
  /** The number of the last event that this tells about. */
  last: z.int(),
  /** How far this tells, for whoever asks what came after it. */
  mark: z.string(),
  /** The numbers of cases that something happened to; null where they are too many to name. */
  cases: z.nullable(z.array(z.string())),
})
export type DeskChanges = z.infer<typeof DeskChanges>
