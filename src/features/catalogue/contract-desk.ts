import * as z from 'zod/mini'
import { csvFile, done } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { rowParam, textParam } from '../../common/contract/params.ts'
import { searched } from '../desk/list-fields.ts'
import {
  CatalogueFile,
  ExportedCatalogue,
  FileReport,
  Id,
  ItemVersion,
  moment,
  NewOffering,
  NewRevision,
  OfferingChange,
  OfferingPage,
  OfferingRows,
  RevisionChange,
  RevisionConflict,
  RevisionPage,
  RevisionPlan,
  Revisions,
  RevisionTest,
  RevisionUndo,
  RunningPreview,
  SectionName,
  TariffsChange,
  TariffsPage,
  UndoRefusal,
  version,
} from './desk-schemas.ts'
import { productTypes } from './product.ts'
import { pictureTexts } from './texts-desk.ts'

/** The calls of the catalogue at the desk (decisions, "Catalogue"). */
const common = { group: 'Staff', access: 'staff', limit: { max: 600, per: 'minute' } } as const
const reading = { ...common, method: 'GET', permission: 'catalogue.read' } as const
const working = { ...common, permission: 'catalogue.work' } as const

const gone = { description: 'There is no such revision, or nothing of this id in it', body: Failure } as const
const wrong = { description: 'Each field that is wrong', body: Failure } as const
const stale = {
  description: 'It cannot be done now, or somebody else was faster',
  body: RevisionConflict,
} as const
const undone = {
  description: 'The revision that undoes it; its own where it had not begun',
  body: z.object({ id: Id }),
} as const

const base = '/api/beheer/catalogus'
const revision = `${base}/herzieningen/{id}` as const
const params = { id: rowParam } as const
const itemParams = { id: rowParam, item: rowParam } as const
const undoRequest = `${revision}/terugdraaien/{verzoek}` as const
const requestParams = { id: rowParam, verzoek: rowParam } as const
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
    confirmed: true,
    method: 'POST',
    path: `${revision}/goedkeuren`,
    params,
    summary:
      'Approves a revision that a colleague made, or the own one 24 hours after its last change where nobody else may; every later change of it takes the approval back.',
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
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
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
    body: { kind: 'json', schema: ItemVersion },
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
  rebaseOffering: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/aanbod/{item}/nieuwste`,
    params: itemParams,
    summary:
      'Makes the change of an offering of what it is now, where another revision changed it meanwhile: what both changed is kept.',
    body: { kind: 'json', schema: ItemVersion },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
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
  rebaseTariffs: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/tarieven/{lijst}/nieuwste`,
    params: listParams,
    summary: 'The same of a tariff list.',
    body: { kind: 'json', schema: ItemVersion },
    answers: { 204: done, 404: gone, 409: stale, 422: wrong },
  }),
  importFile: defineCall({
    ...working,
    method: 'POST',
    path: `${revision}/bestand`,
    params,
    summary: 'Takes rows of a file into a revision, all or none, with a report per row.',
    body: { kind: 'json', schema: CatalogueFile },
    bodyLimit: 2_700_000,
    answers: { 200: { description: 'The report', body: FileReport }, 404: gone, 409: stale, 422: wrong },
  }),
  addPicture: defineCall({
    ...working,
    method: 'POST',
    path: `${base}/afbeeldingen`,
    summary:
      'Adds a picture of a device: PNG, JPEG or WebP of at most 5 MB and 40 megapixels, judged by its content. It is stored as it is written anew, without what a camera keeps beside it.',
    bodyLimit: 7_000_000,
    body: {
      kind: 'json',
      schema: z.object({ content: z.string().check(z.maxLength(6_666_668, pictureTexts.tooLarge)) }),
    },
    answers: { 201: { description: 'Its path', body: z.object({ path: z.string() }) }, 422: wrong },
  }),
  exportCsv: defineCall({
    ...reading,
    path: `${revision}/aanbod.csv`,
    params,
    summary: 'The offerings of a revision as a file for a spreadsheet.',
    answers: { 200: csvFile, 404: gone },
  }),
  exportJson: defineCall({
    ...reading,
    path: `${revision}/aanbod.json`,
    params,
    summary: 'The offerings and tariff lists of a revision.',
    answers: {
      200: {
        description: 'The catalogue',
        body: ExportedCatalogue,
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
  previews: defineCall({
    ...reading,
    path: `${base}/voorvertoningen`,
    summary: 'Links to a preview that still work, the newest first.',
    answers: { 200: { description: 'The links', body: z.object({ previews: z.array(RunningPreview) }) } },
  }),
  endPreview: defineCall({
    ...working,
    method: 'DELETE',
    path: `${base}/voorvertoningen/{id}`,
    params,
    summary: 'Ends a link to a preview in every browser that has it.',
    answers: { 204: done, 404: gone },
  }),
}
