import * as z from 'zod/mini'
import { csvFile, done } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { rowParam, textParam } from '../../common/contract/params.ts'
import { searched } from '../desk/list-fields.ts'
import { BulkChange, BulkReport } from './bulk-schemas.ts'
import {
  Id,
  ItemVersion,
  NewOffering,
  OfferingChange,
  OfferingPage,
  OfferingRows,
  RevisionConflict,
  SectionName,
  TariffsChange,
  TariffsPage,
} from './desk-schemas.ts'
import { CatalogueFile, ExportedCatalogue, FileReport } from './file-schemas.ts'
import { productTypes } from './product.ts'
import { pictureTexts } from './texts-desk.ts'

/* The parts that all calls of the catalogue at the desk have in common, and the calls about what a revision changes. */

const common = { group: 'Staff', access: 'staff', limit: { max: 600, per: 'minute' } } as const
export const reading = { ...common, method: 'GET', permission: 'catalogue.read' } as const
export const working = { ...common, permission: 'catalogue.work' } as const

export const gone = {
  description: 'There is no such revision, or nothing of this id in it',
  body: Failure,
} as const
export const wrong = { description: 'Each field that is wrong', body: Failure } as const
export const stale = {
  description: 'It cannot be done now, or somebody else was faster',
  body: RevisionConflict,
} as const
export const base = '/api/beheer/catalogus'
export const revision = `${base}/herzieningen/{id}` as const
export const params = { id: rowParam } as const
/** Work on a revision, or on an item in it. */
export const ofRevision = { ...working, params } as const
export const changeAnswers = { 204: done, 404: gone, 409: stale, 422: wrong } as const

const itemParams = { id: rowParam, item: rowParam } as const
const ofItem = { ...working, params: itemParams } as const
const listParams = { id: rowParam, lijst: textParam } as const

/** Calls about what a revision changes: offerings, tariff lists, files and pictures. */
export const catalogueItemCalls = {
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
    ...ofRevision,
    method: 'POST',
    path: `${revision}/aanbod`,
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
    ...ofItem,
    method: 'PUT',
    path: `${revision}/aanbod/{item}`,
    summary: 'Changes an offering in a revision.',
    body: { kind: 'json', schema: OfferingChange },
    answers: changeAnswers,
  }),
  endOffering: defineCall({
    ...ofItem,
    method: 'POST',
    path: `${revision}/aanbod/{item}/vervallen`,
    summary: 'Ends an offering with a revision.',
    body: { kind: 'json', schema: ItemVersion },
    answers: changeAnswers,
  }),
  keepOffering: defineCall({
    ...ofItem,
    method: 'DELETE',
    path: `${revision}/aanbod/{item}`,
    summary: 'Takes the change of an offering out of a revision.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  rebaseOffering: defineCall({
    ...ofItem,
    method: 'POST',
    path: `${revision}/aanbod/{item}/nieuwste`,
    summary:
      'Makes the change of an offering of what it is now, where another revision changed it meanwhile: what both changed is kept.',
    body: { kind: 'json', schema: ItemVersion },
    answers: changeAnswers,
  }),
  changeMany: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/aanbod/samen`,
    summary: 'Changes many offerings of a revision alike, all or none, or only says what that would change.',
    body: { kind: 'json', schema: BulkChange },
    answers: {
      200: { description: 'Each offering that changes', body: BulkReport },
      404: gone,
      409: stale,
      422: wrong,
    },
  }),
  undoMany: defineCall({
    ...ofRevision,
    method: 'DELETE',
    path: `${revision}/aanbod/samen`,
    summary: 'Takes the last change of many offerings in a revision back, all of it or nothing.',
    answers: { 204: done, 404: gone, 409: stale },
  }),
  renameSection: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/groep`,
    summary: 'Another name for a group, at each offering that has it.',
    body: { kind: 'json', schema: SectionName },
    answers: changeAnswers,
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
    answers: changeAnswers,
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
    answers: changeAnswers,
  }),
  importFile: defineCall({
    ...ofRevision,
    method: 'POST',
    path: `${revision}/bestand`,
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
}
