/** npm run import:addresses FILE: replaces the address register (columns in content/addresses/README.md). */
import { replaceAddresses } from '../../features/addresses/server/replace-addresses.ts'
import { runImport } from './run-import.ts'

await runImport('import:addresses', replaceAddresses)
