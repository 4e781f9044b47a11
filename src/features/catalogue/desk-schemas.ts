import * as z from 'zod/mini'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { optionalText, requiredText } from '../../common/contract/fields.ts'
import { type AttributePath, attributePaths } from './attributes.ts'
import type { CatalogueProblem } from './catalogue-problems.ts'
import { Offering } from './offering.ts'
import type { PlannedProblem } from './planned-moments.ts'
import { productTypes } from './product.ts'
import { revisionOrigins, revisionStates, undoOutcomes } from './revision.ts'
import { mostOfRevisionName } from './revision-words.ts'
import { TariffList, tariffListIds } from './tariffs.ts'
import { revisionFieldTexts as texts } from './texts-desk.ts'

/** The catalogue at the desk in the bodies of its calls: revisions, what they change, and files. */

export const Id = z.int()
const Moment = z.string()
const Colleague = z.nullable(z.string())

export const Revision = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  state: z.enum(revisionStates),
  origin: z.enum(revisionOrigins),
  /** ISO 8601; null while it is to go live as soon as it is planned. */
  startsAt: z.nullable(Moment),
  /** From when everything is as before, of a promotion; null of what stays. */
  endsAt: z.nullable(Moment),
  /** The promotion of which it is the end; null of any other. */
  ends: z.nullable(Id),
  /** Another one with every change of the revision itself; sent along by whoever changes it. */
  version: z.int(),
  /** How many items it changes. */
  items: z.int(),
  createdAt: Moment,
  createdBy: Colleague,
  approvedBy: Colleague,
  plannedBy: Colleague,
  undoneBy: Colleague,
  reason: z.nullable(z.string()),
})
export type Revision = z.infer<typeof Revision>

export const Revisions = z.object({
  revisions: z.array(Revision),
  /** Whether a second colleague must approve a revision before it is planned, and confirm its undoing (configuration). */
  needsApproval: z.boolean(),
  /** The ids of those that a colleague asks to undo. */
  undoRequests: z.array(Id),
})
export type Revisions = z.infer<typeof Revisions>

/** A request to undo a revision; `outcome` is null while it waits for a second colleague. */
export const UndoRequest = z.object({
  id: Id,
  reason: z.string(),
  /** When what was launched is put back; null: once it is confirmed. */
  startsAt: z.nullable(Moment),
  requestedAt: Moment,
  requestedBy: Colleague,
  /** Whether the colleague who reads this asked it. */
  isOwn: z.boolean(),
  outcome: z.nullable(z.enum(undoOutcomes)),
  decidedAt: z.nullable(Moment),
  decidedBy: Colleague,
  /** Why it was refused. */
  decidedWhy: z.nullable(z.string()),
})
export type UndoRequest = z.infer<typeof UndoRequest>

const path: z.ZodMiniType<AttributePath, AttributePath> = z.enum(
  attributePaths as [AttributePath, ...AttributePath[]],
)

const Problem: z.ZodMiniType<CatalogueProblem, CatalogueProblem> = z.object({
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  productType: z.enum(productTypes),
  path: z.nullable(path),
  message: z.string(),
})

/** `since`: the planned revision from whose moment on it is there; null: from the revision's own moment on. */
const ProblemOfRevision: z.ZodMiniType<PlannedProblem, PlannedProblem> = z.object({
  id: z.nullable(Id),
  name: z.nullable(z.string()),
  productType: z.enum(productTypes),
  path: z.nullable(path),
  message: z.string(),
  since: z.nullable(z.object({ moment: Moment, revisionId: Id, revisionName: z.string() })),
})

/** An item that a revision changes, in words: what was, what becomes. */
export const ChangedItem = z.object({
  kind: z.enum(['offering', 'tariffs']),
  id: z.string(),
  name: z.string(),
  productType: z.nullable(z.enum(productTypes)),
  deed: z.enum(['new', 'changed', 'ended']),
  fields: z.array(z.object({ label: z.string(), was: z.string(), becomes: z.string() })),
  changedAt: Moment,
  changedBy: Colleague,
})
export type ChangedItem = z.infer<typeof ChangedItem>

const Conflict = z.object({
  kind: z.enum(['offering', 'tariffs']),
  id: z.string(),
  reason: z.enum(['changed-meanwhile', 'planned-elsewhere']),
  message: z.string(),
  /** The revision that is in the way; null where it is not known. */
  revisionId: z.nullable(Id),
})

/** A revision whole: what it changes, what stands in its way, and what it means for what is under way. */
/** How many addresses can get a line: right away, or after a quote. */
const AddressReach = z.object({
  id: Id,
  now: z.int(),
  byQuote: z.int(),
  /** The fastest in Mbit/s that any address can get of its technology; null where none can get any. */
  fastest: z.nullable(z.object({ downloadMbs: z.int(), uploadMbs: z.int() })),
  /** Whether a correction of a colleague gives it somewhere; corrections are not counted. */
})
export type AddressReach = z.infer<typeof AddressReach>

/** Of each line, as it was counted last; null where there is no line, or nobody counted yet. */
const LinesReached = z.nullable(z.object({ countedAt: Moment, lines: z.array(AddressReach) }))
export type LinesReached = z.infer<typeof LinesReached>

export const RevisionPage = z.object({
  revision: Revision,
  needsApproval: z.boolean(),
  items: z.array(ChangedItem),
  /** Other revisions in design, to which its changes can be moved. */
  others: z.array(z.object({ id: Id, name: z.string() })),
  /** Each product that it begins, whole, and the name of the one before it on its page; null where it is the first. */
  begins: z.array(z.object({ offering: Offering, behind: z.nullable(z.string()) })),
  conflicts: z.array(Conflict),
  refused: z.array(ProblemOfRevision),
  /** To be confirmed by whoever plans it. */
  warned: z.array(ProblemOfRevision),
  /** Carts and quotes under way: kept carts ask for consent, sent quotes keep their prices. */
  reach: z.object({ savedCarts: z.int(), sentQuotes: z.int() }),
  /** Of the lines that it changes or begins. */
  addresses: LinesReached,
  /** The last one; null where nobody asked. */
  undoRequest: z.nullable(UndoRequest),
  /** Whether the reader made or changed it, so that a colleague has to approve it. */
  isOwn: z.boolean(),
  /** From when the only reader who may decides on his own: the approval or undoing that waits; null where it takes a colleague. */
  alone: z.nullable(z.object({ from: Moment, hasSecondFactor: z.boolean() })),
})
export type RevisionPage = z.infer<typeof RevisionPage>

/** A link to a preview that works until its end. `revisionName`: null of a moment. */
export const RunningPreview = z.object({
  id: Id,
  revisionName: Colleague,
  at: z.nullable(Moment),
  madeBy: Colleague,
  expiresAt: Moment,
})
export type RunningPreview = z.infer<typeof RunningPreview>

/** A row of the editor's list: the offering as the revision leaves it. */
const OfferingRow = z.object({
  id: Id,
  name: z.string(),
  productType: z.enum(productTypes),
  sectionName: z.string(),
  contractDuration: z.int(),
  priceInCents: z.int(),
  listPriceInCents: z.nullable(z.int()),
  promoted: z.boolean(),
  deed: z.nullable(z.enum(['new', 'changed', 'ended'])),
})
export type OfferingRow = z.infer<typeof OfferingRow>

export const OfferingRows = z.object({
  revision: Revision,
  rows: z.array(OfferingRow),
  /** How many fit the filter; at most 200 are shown. */
  total: z.int(),
  /** Every group of what is sold, whatever the filter. */
  groups: z.array(z.object({ productType: z.enum(productTypes), sectionName: z.string() })),
  tariffs: z.array(z.object({ id: z.enum(tariffListIds), deed: z.nullable(z.literal('changed')) })),
  /** The last change of many in this revision; null where there is none to take back. */
  lastMany: z.nullable(z.object({ items: z.int(), doneAt: Moment, doneBy: Colleague })),
})
export type OfferingRows = z.infer<typeof OfferingRows>

/** One state of an item that was planned or launched. */
const HistoryEntry = z.object({
  revisionId: Id,
  revisionName: z.string(),
  state: z.enum(revisionStates),
  startsAt: Moment,
  plannedBy: Colleague,
  fields: z.array(z.object({ label: z.string(), was: z.string(), becomes: z.string() })),
})

export const OfferingPage = z.object({
  revision: Revision,
  /** As it is without the revision; null of a new one. */
  before: z.nullable(Offering),
  /** As the revision leaves it; null where it ends. */
  after: z.nullable(Offering),
  /** Of the change in this revision; 0 where it has none. */
  version: z.int(),
  /** Another revision changed it since its change in this one was made: as it was then, and that revision. */
  meanwhile: z.nullable(z.object({ seen: z.nullable(Offering), revisionName: z.nullable(z.string()) })),
  problems: z.array(Problem),
  history: z.array(HistoryEntry),
  /** Of itself, as the revision leaves it. */
  addresses: LinesReached,
  /** Pictures to choose from, by their path. */
  pictures: z.array(z.string()),
  /** The first of ids that nothing ever had, for a set-up, a support or a device that is added. */
  unusedId: Id,
})
export type OfferingPage = z.infer<typeof OfferingPage>

export const TariffsPage = z.object({
  revision: Revision,
  before: TariffList,
  after: TariffList,
  version: z.int(),
  /** As of an offering. */
  meanwhile: z.nullable(z.object({ seen: z.nullable(TariffList), revisionName: z.nullable(z.string()) })),
})
export type TariffsPage = z.infer<typeof TariffsPage>

const name = requiredText(texts.name, mostOfRevisionName)
const description = optionalText(texts.description, 500)
/** Whether it is a moment at all, of a year that a database and people can write. */
const isMoment = (typed: string): boolean => {
  const at = Date.parse(typed)
  return at > Date.UTC(2000) && at < Date.UTC(3000)
}
export const moment = z.iso
  .datetime({ offset: true, error: texts.wrongMoment })
  .check(z.maxLength(40, texts.wrongMoment), z.refine(isMoment, texts.wrongMoment))
/** A day begins at midnight in the Netherlands; a moment is ISO 8601; null: as soon as it is planned. */
const startsAt = z
  .nullable(
    z.union(
      [z.iso.date(texts.wrongMoment).check(z.refine(isMoment, texts.wrongMoment)), moment],
      texts.wrongMoment,
    ),
  )
  .register(fieldFacts, { label: texts.startsAt, kind: 'text' })
export const version = z.int()

/** From when everything is as before, of a promotion; left out or null: it stays. */
const endsAt = z.optional(startsAt).register(fieldFacts, { label: texts.endsAt, kind: 'text' })
export const NewRevision = z.object({ name, description, startsAt, endsAt })
export const RevisionChange = z.object({ name, description, startsAt, endsAt, version })
/** `over`: the item that the colleague began with; where it is another by now, the change is refused with both. */
export const OfferingChange = z.object({ version, offering: Offering, over: z.optional(Offering) })
export const ItemVersion = z.object({ version })
export const TariffsChange = z.object({ version, list: TariffList, over: z.optional(TariffList) })
export const RevisionTest = z.object({ isInTest: z.boolean() })
/** A few for each row of the largest file. */
const mostSentences = 10_000
const sentence = z.string().check(z.maxLength(1_000))
/** `confirmed` has the sentences of the warnings that whoever plans has read, as `problemText` says them. */
export const RevisionPlan = z.object({
  version,
  confirmed: z.array(sentence).check(z.maxLength(mostSentences)),
})
const reason = requiredText(texts.reason, 300)
export const RevisionUndo = z.object({ reason, startsAt })
export const UndoRefusal = z.object({ reason })
export const NewOffering = z.object({
  productType: z.enum(productTypes, texts.typeMissing),
  /** An offering whose values the new one begins with; null begins empty. */
  copyOf: z.nullable(Id),
  /** Whether the copied one ends with this revision: its successor. */
  endsCopied: z.boolean(),
})
const mostSectionCharacters = 200
export const SectionName = z.object({
  was: z.string().check(z.maxLength(mostSectionCharacters)),
  becomes: requiredText(texts.section, mostSectionCharacters),
  productType: z.enum(productTypes),
})

/** Somebody else was faster: both states, for whoever decides. */
export const RevisionConflict = z.extend(Failure, {
  theirs: z.optional(z.nullable(Offering)),
  /** The same of a tariff list. */
  theirList: z.optional(TariffList),
  changedBy: z.optional(z.string()),
  version: z.optional(z.int()),
})
