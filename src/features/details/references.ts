import type { Fact } from '../../common/fact.ts'
import { referenceLabels } from './label-texts.ts'

/** How the buyer's own bookkeeping knows an order, in the order of every form, screen, mail and document. All are optional. */
export const referenceFields = ['purchaseOrderNumber', 'invoiceEmail', 'costCentre'] as const
export type ReferenceField = (typeof referenceFields)[number]

/** Empty where there is none. `invoiceEmail` is also empty where an invoice address has an e-mail address of its own. */
export type References = Readonly<Record<ReferenceField, string>>

/** As a form has them while they are typed. */
export type TypedReferences = { readonly [field in ReferenceField]?: string | undefined }

/** Something for each of them. */
export const forEachReference = <Each>(of: (field: ReferenceField) => Each): Record<ReferenceField, Each> =>
  Object.fromEntries(referenceFields.map(field => [field, of(field)])) as Record<ReferenceField, Each>

export const noReferences: References = forEachReference(() => '')

/** Whether there are none. */
export const areNoReferences = (references: References): boolean =>
  referenceFields.every(field => references[field].trim() === '')

/** The references among the columns of a row. */
export const referencesIn = (row: References): References => forEachReference(field => row[field])

/** The references that there are, for people to read. */
export const referenceFacts = (references: References): readonly Fact[] =>
  referenceFields
    .filter(field => references[field] !== '')
    .map(field => [referenceLabels[field], references[field]])

/** The references in lines: `Kostenplaats: KP 4410`. */
export const referenceLines = (references: References): readonly string[] =>
  referenceFacts(references).map(([name, value]) => `${name}: ${value}`)
