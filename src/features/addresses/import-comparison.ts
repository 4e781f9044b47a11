import * as z from 'zod/mini'
import { fibreAvailabilities } from '../catalogue/product-sub-types.ts'
import { technologies } from './coverage.ts'

/** The changes once an imported file is live, counted over the address register. */

const Lost = z.object({ gain: z.int(), lose: z.int() })

/** Something open whose address a file touches. */
export const TouchedExample = z.object({
  label: z.string(),
  /** Its page at the desk; null where it has none. */
  path: z.nullable(z.string()),
  address: z.string(),
  /** Names of lines that can be had there no longer, or since. */
  lost: z.array(z.string()),
  gained: z.array(z.string()),
})
export type TouchedExample = z.infer<typeof TouchedExample>

export const Touched = z.object({
  kind: z.string(),
  /** Of which `losing` lose a line. */
  count: z.int(),
  losing: z.int(),
  /** Those that lose something first. */
  examples: z.array(TouchedExample),
})
export type Touched = z.infer<typeof Touched>

const technology = z.enum(technologies)

/** All that is said of a technology at an address. */
const Word = z.object({
  technology,
  availability: z.enum(fibreAvailabilities),
  maxDownloadMbs: z.int(),
  maxUploadMbs: z.int(),
  weeksFrom: z.int(),
  weeksTo: z.int(),
  oneTimeInCents: z.nullable(z.int()),
})

/** A correction of which the file says the same, or something else than the live one did. */
export const ComparedCorrection = z.object({
  id: z.string(),
  place: z.string(),
  isSame: z.boolean(),
  corrected: Word,
  /** Of the first address at which it changes; null: the file says nothing of it. */
  file: z.nullable(Word),
  /** At how many of its addresses the file says something else than the live one. */
  changed: z.int(),
  addresses: z.int(),
})
export type ComparedCorrection = z.infer<typeof ComparedCorrection>

/** An address that was added by hand, and that the file of addresses has. */
export const ComparedAddress = z.object({
  id: z.string(),
  /** `8011 PK 15 BIS` */
  place: z.string(),
  /** `Nieuwstraat, Zwolle` */
  byHand: z.string(),
  file: z.string(),
})
export type ComparedAddress = z.infer<typeof ComparedAddress>

export const ImportComparison = z.object({
  /** The import that was live; null while there was none. */
  against: z.nullable(z.int()),
  at: z.iso.datetime(),
  /** Addresses in the register, as it is or as the file has it. */
  addresses: z.int(),
  /** At which at least one line can be had since, or no longer; both where lines are exchanged. */
  gaining: z.int(),
  losing: z.int(),
  /** With the same lines in other weeks or at other costs. */
  otherTerms: z.int(),
  rows: z.object({ before: z.int(), after: z.int() }),
  /** Each line for which something changes, whatever its term. */
  lines: z.array(z.extend(Lost, { name: z.string() })),
  technologies: z.array(z.extend(Lost, { technology, faster: z.int(), slower: z.int() })),
  /** Of a file of addresses. */
  register: z.nullable(z.object({ added: z.int(), gone: z.int(), renamed: z.int() })),
  touched: z.array(Touched),
  /** The first of them, and how many there are. */
  corrections: z.array(ComparedCorrection),
  correctionCount: z.int(),
  addedByHand: z.array(ComparedAddress),
  addedByHandCount: z.int(),
})
export type ImportComparison = z.infer<typeof ImportComparison>

/** More than so large a part of the addresses loses something: a warning says so. */
const mostLosing = 0.01

export const losesMuch = ({ losing, addresses, register }: ImportComparison): boolean =>
  losing > mostLosing * addresses || (register !== null && register.gone > mostLosing * addresses)
