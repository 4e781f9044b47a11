/** npm run import:addresses FILE: replaces the address register (columns in content/addresses/README.md). */
import { replaceAddresses } from './replace-addresses.ts'
import { runImport } from './run-import.ts'

await runImport('import:addresses', replaceAddresses)
