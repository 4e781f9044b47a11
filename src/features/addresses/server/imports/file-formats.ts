import type { ImportKind } from '../../import.ts'
import { addressesFile } from './addresses-file.ts'
import { coverageFile } from './coverage-file.ts'
import type { FileFormat } from './file-format.ts'

/** The files that fill a table, by what they fill. */
export const fileFormats: Readonly<Record<ImportKind, FileFormat>> = {
  addresses: addressesFile,
  coverage: coverageFile,
}
