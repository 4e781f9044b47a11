import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { optionalText, requiredText } from '../../common/contract/fields.ts'
import { rowParam, textParam } from '../../common/contract/params.ts'

import { searched } from '../mails/contract.ts'
import { type AttributePath, attributePaths } from './attributes.ts'
import type { CatalogueProblem } from './catalogue-rules.ts'
import { Offering } from './offering.ts'
import { productTypes } from './product.ts'
import { revisionOrigins, revisionStates } from './revision.ts'
import { TariffList, tariffListIds } from './tariffs.ts'
import { pictureTexts, revisionFieldTexts as texts } from './texts-desk.ts'

/** The catalogue at the desk: revisions, what they change, and how they go live (decisions, "Catalogue"). */

const Id = z.int()
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
  /** Whether a second colleague must approve a revision before it is planned (configuration). */
  needsApproval: z.boolean(),
})

const path: z.ZodMiniType<AttributePath, AttributePath> = z.enum(
  attributePaths as [AttributePath, ...AttributePath[]],
)

const Problem: z.ZodMiniType<CatalogueProblem, CatalogueProblem> = z.object({
  id: z.nullable(Id),
  productType: z.enum(productTypes),
  path: z.nullable(path),
  message: z.string(),
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
  message: z.string(),
  /** The revision that is in the way; null where it is not known. */
  revisionId: z.nullable(Id),
})

/** A revision whole: what it changes, what stands in its way, and what it means for what is under way. */
export const RevisionPage = z.object({
  revision: Revision,
  needsApproval: z.boolean(),
  items: z.array(ChangedItem),
  conflicts: z.array(Conflict),
  refused: z.array(Problem),
  /** To be confirmed by whoever plans it. */
  warned: z.array(Problem),
  /** Carts and quotes under way: kept carts ask for consent, sent quotes keep their prices. */
  reach: z.object({ savedCarts: z.int(), sentQuotes: z.int() }),
})
export type RevisionPage = z.infer<typeof RevisionPage>

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

const OfferingRows = z.object({
  revision: Revision,
  rows: z.array(OfferingRow),
  /** How many fit the filter; at most 200 are shown. */
  total: z.int(),
  tariffs: z.array(z.object({ id: z.enum(tariffListIds), deed: z.nullable(z.literal('changed')) })),
})

/** One state of an item that was planned or launched. */
const HistoryEntry = z.object({
  revisionId: Id,
  revisionName: z.string(),
  state: z.enum(revisionStates),
  startsAt: Moment,
  plannedBy: Colleague,
  fields: z.array(z.object({ label: z.string(), was: z.string(), becomes: z.string() })),
})

const OfferingPage = z.object({
  revision: Revision,
  /** As it is without the revision; null of a new one. */
  before: z.nullable(Offering),
  /** As the revision leaves it; null where it ends. */
  after: z.nullable(Offering),
  /** Of the change in this revision; 0 where it has none. */
  version: z.int(),
  problems: z.array(Problem),
  history: z.array(HistoryEntry),
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
})
export type TariffsPage = z.infer<typeof TariffsPage>

const name = requiredText(texts.name, 100)
const description = optionalText(texts.description, 500)
/** Whether it is a moment at all, of a year that a database and people can write. */
const isMoment = (typed: string): boolean => {
  const at = Date.parse(typed)
  return at > Date.UTC(2000) && at < Date.UTC(3000)
}
const moment = z.iso
  .datetime({ offset: true, error: texts.wrongMoment })
  .check(z.refine(isMoment, texts.wrongMoment))
/** A day begins at midnight in the Netherlands; a moment is ISO 8601; null: as soon as it is planned. */
const startsAt = z
  .nullable(
    z.union(
      [z.iso.date(texts.wrongMoment).check(z.refine(isMoment, texts.wrongMoment)), moment],
      texts.wrongMoment,
    ),
  )
  .register(fieldFacts, { label: texts.startsAt, kind: 'text' })
const version = z.int()

export const NewRevision = z.object({ name, description, startsAt })
export const RevisionChange = z.object({ name, description, startsAt, version })
export const OfferingChange = z.object({ version, offering: Offering })
export const ItemEnd = z.object({ version })
export const TariffsChange = z.object({ version, list: TariffList })
export const RevisionTest = z.object({ isInTest: z.boolean() })
/** `confirmed` has the sentences of the warnings that whoever plans has read. */
export const RevisionPlan = z.object({ version, confirmed: z.array(z.string()) })
export const RevisionUndo = z.object({
  reason: requiredText(texts.reason, 300),
  startsAt,
})
export const NewOffering = z.object({
  productType: z.enum(productTypes, texts.typeMissing),
  /** An offering whose values the new one begins with; null begins empty. */
  copyOf: z.nullable(Id),
  /** Whether the copied one ends with this revision: its successor. */
  endsCopied: z.boolean(),
})
export const SectionName = z.object({
  was: z.string(),
  becomes: requiredText(texts.section, 200),
  productType: z.enum(productTypes),
})

/** A file as it was chosen, in base64, so that a wrong encoding is seen on the server. */
export const CatalogueFile = z.object({
  kind: z.enum(['csv', 'json']),
  content: z.string().check(z.maxLength(8_000_000, texts.fileTooLarge)),
  /** Whether it is only tried. */
  isTry: z.boolean(),
})

/** The outcome of a file: nothing is taken in where a row is wrong. */
export const FileReport = z.object({
  isTaken: z.boolean(),
  rows: z.int(),
  problems: z.array(
    z.object({
      /** Row of the spreadsheet, or place in the JSON, from 1; null where the file as a whole is wrong. */
      line: z.nullable(z.int()),
      column: z.nullable(z.string()),
      message: z.string(),
    }),
  ),
  items: z.array(ChangedItem),
})
export type FileReport = z.infer<typeof FileReport>

/** Somebody else was faster: both states, for whoever decides. */
export const RevisionConflict = z.extend(Failure, {
  theirs: z.optional(z.nullable(Offering)),
  changedBy: z.optional(z.string()),
  version: z.optional(z.int()),
})

const common = { group: 'Staff', access: 'staff', limit: { max: 600, per: 'minute' } } as const
const reading = { ...common, method: 'GET', permission: 'catalogue.read' } as const
const working = { ...common, permission: 'catalogue.work' } as const

const gone = { description: 'There is no such revision, or nothing of this id in it', body: Failure } as const
const wrong = { description: 'Each field that is wrong', body: Failure } as const
const stale = {
  description: 'It cannot be done now, or somebody else was faster',
  body: RevisionConflict,
} as const
const done = { description: 'Done' } as const

const base = '/api/beheer/catalogus'
const revision = `${base}/herzieningen/{id}` as const
const params = { id: rowParam } as const
const itemParams = { id: rowParam, item: rowParam } as const
const listParams = { id: rowParam, lijst: textParam } as const

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
    ...working,
    method: 'PUT',
    path: revision,
    params,
    summary: 'Another name, description or moment of a revision in design.',
    body: { kind: 'json', schema: RevisionChange },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  dropRevision: defineCall({
    ...working,
    method: 'DELETE',
    path: revision,
    params,
    summary: 'Throws away a revision that was never planned.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  testRevision: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/test`,
    params,
    summary: 'Puts a revision in test, or back in design.',
    body: { kind: 'json', schema: RevisionTest },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  approveRevision: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/goedkeuren`,
    params,
    summary: 'Approves a revision that a colleague made; every later change of it takes the approval back.',
    body: { kind: 'json', schema: z.object({ version }) },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  planRevision: defineCall({
    ...working,
    confirmed: true,
    method: 'POST',
    path: `${revision}/plannen`,
    params,
    summary: 'Plans a revision for its moment, or launches it now; it is frozen from then on.',
    body: { kind: 'json', schema: RevisionPlan },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  undoRevision: defineCall({
    ...working,
    confirmed: true,
    method: 'POST',
    path: `${revision}/terugdraaien`,
    params,
    summary: 'Takes a planned revision back, or undoes a launched one by a new revision.',
    body: { kind: 'json', schema: RevisionUndo },
    answers: {
      200: {
        description: 'The revision that undoes it; its own where it had not begun',
        body: z.object({ id: Id }),
      },
      404: gone,
      409: stale,
      422: wrong,
    },
  }),
  copyRevision: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/kopie`,
    params,
    summary: 'Begins a revision in design with the same changes.',
    answers: { 201: { description: 'The revision', body: z.object({ id: Id }) }, 404: gone },
  }),
  offerings: defineCall({
    ...reading,
    path: `${revision}/aanbod`,
    params,
    summary: 'What is sold once the revision is live, and what it ends.',
    query: {
      zoek: searched(100),
      soort: z.optional(z.enum(productTypes)),
      gewijzigd: z.optional(z.literal('ja')),
    },
    answers: { 200: { description: 'The offerings', body: OfferingRows }, 404: gone, 422: wrong },
  }),
  offering: defineCall({
    ...reading,
    path: `${revision}/aanbod/{item}`,
    params: itemParams,
    summary: 'One offering in a revision, with its history.',
    answers: { 200: { description: 'The offering', body: OfferingPage }, 404: gone },
  }),
  addOffering: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/aanbod`,
    params,
    summary: 'Adds an offering with ids of its own: empty, as a copy, or as the successor of one that ends.',
    body: { kind: 'json', schema: NewOffering },
    answers: {
      201: { description: 'The offering', body: z.object({ id: Id }) },
      404: gone,
      409: stale,
      422: wrong,
    },
  }),
  changeOffering: defineCall({
    ...working,
    method: 'PUT',
    path: `${revision}/aanbod/{item}`,
    params: itemParams,
    summary: 'Changes an offering in a revision.',
    body: { kind: 'json', schema: OfferingChange },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  endOffering: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/aanbod/{item}/vervallen`,
    params: itemParams,
    summary: 'Ends an offering with a revision.',
    body: { kind: 'json', schema: ItemEnd },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  keepOffering: defineCall({
    ...working,
    method: 'DELETE',
    path: `${revision}/aanbod/{item}`,
    params: itemParams,
    summary: 'Takes the change of an offering out of a revision.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  renameSection: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/groep`,
    params,
    summary: 'Another name for a group, at each offering that has it.',
    body: { kind: 'json', schema: SectionName },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  tariffs: defineCall({
    ...reading,
    path: `${revision}/tarieven/{lijst}`,
    params: listParams,
    summary: 'A tariff list of the website in a revision.',
    answers: { 200: { description: 'The list', body: TariffsPage }, 404: gone },
  }),
  changeTariffs: defineCall({
    ...working,
    method: 'PUT',
    path: `${revision}/tarieven/{lijst}`,
    params: listParams,
    summary: 'Changes a tariff list in a revision.',
    body: { kind: 'json', schema: TariffsChange },
    bodyLimit: 512_000,
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  keepTariffs: defineCall({
    ...working,
    method: 'DELETE',
    path: `${revision}/tarieven/{lijst}`,
    params: listParams,
    summary: 'Takes the change of a tariff list out of a revision.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  importFile: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/bestand`,
    params,
    summary: 'Takes rows of a file into a revision, all or none, with a report per row.',
    body: { kind: 'json', schema: CatalogueFile },
    bodyLimit: 9_000_000,
    answers: { 200: { description: 'The report', body: FileReport }, 404: gone, 409: stale, 422: wrong },
  }),
  addPicture: defineCall({
    ...working,
    method: 'POST',
    path: `${base}/afbeeldingen`,
    summary: 'Adds a picture of a device: PNG, JPEG or WebP, judged by its content.',
    bodyLimit: 3_000_000,
    body: {
      kind: 'json',
      schema: z.object({ content: z.string().check(z.maxLength(2_800_000, pictureTexts.tooLarge)) }),
    },
    answers: { 201: { description: 'Its path', body: z.object({ path: z.string() }) }, 422: wrong },
  }),
  exportCsv: defineCall({
    ...reading,
    path: `${revision}/aanbod.csv`,
    params,
    summary: 'The offerings of a revision as a file for a spreadsheet.',
    answers: { 200: { description: 'The file', body: 'csv' }, 404: gone },
  }),
  exportJson: defineCall({
    ...reading,
    path: `${revision}/aanbod.json`,
    params,
    summary: 'The offerings and tariff lists of a revision.',
    answers: {
      200: {
        description: 'The catalogue',
        body: z.object({
          offerings: z.array(Offering),
          tariffs: z.record(z.enum(tariffListIds), TariffList),
        }),
      },
      404: gone,
    },
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
}
