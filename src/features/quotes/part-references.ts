import { noReferences, type References, referenceFacts } from '../details/references.ts'
import type { PartDraft, PartReferences } from './part.ts'

/* By what the bookkeeping of a buyer knows parts of a quote. */

type WithReferences = { readonly draft: Pick<PartDraft, 'references'> }

/** References of a part stand before those of all of them. */
export const referencesOfPart = (all: References, own: PartReferences | undefined): References => ({
  ...all,
  purchaseOrderNumber: own?.purchaseOrderNumber || all.purchaseOrderNumber,
  costCentre: own?.costCentre || all.costCentre,
})

/** Those of a version: of one with a single part that part's own are its references, which the buyer can type over. */
export const referencesOfVersion = (all: References, parts: readonly WithReferences[]): References =>
  parts.length === 1 ? referencesOfPart(all, parts[0]?.draft.references) : all

/** A part's own references, for people to read. */
export const partReferenceFacts = (own: PartReferences | undefined) =>
  referenceFacts({ ...noReferences, ...own })
