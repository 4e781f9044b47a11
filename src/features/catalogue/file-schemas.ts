import * as z from 'zod/mini'
import { ChangedItem } from './desk-schemas.ts'
import { Offering } from './offering.ts'
import { TariffList, tariffListIds } from './tariffs.ts'
import { revisionFieldTexts as texts } from './texts-desk.ts'

/** Files of the catalogue in the bodies of calls. */

/** A file as it was chosen, in base64, so that a wrong encoding is seen on the server. */
export const CatalogueFile = z.object({
  kind: z.enum(['csv', 'json']),
  content: z.string().check(z.maxLength(2_666_668, texts.fileTooLarge)),
  /** Whether it is only tried. */
  isTry: z.boolean(),
})

/** Everything that is sold once a revision is live, as a file has it. */
export const ExportedCatalogue = z.object({
  offerings: z.array(Offering),
  tariffs: z.record(z.enum(tariffListIds), TariffList),
})

/** `line`: row of the spreadsheet, or place in the JSON, from 1; null where it is about no row. */
const FileProblem = z.object({
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  message: z.string(),
})

/** The outcome of a file: nothing is taken in where a row is wrong. */
export const FileReport = z.object({
  isTaken: z.boolean(),
  rows: z.int(),
  problems: z.array(FileProblem),
  /** Rules that would refuse the revision with this file, were it planned. */
  refused: z.array(FileProblem),
  /** Questions that whoever plans it has to confirm. */
  warned: z.array(FileProblem),
  items: z.array(ChangedItem),
})
export type FileReport = z.infer<typeof FileReport>
