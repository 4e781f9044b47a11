/** npm run import:addresses FILE: replaces the address register (columns in content/addresses/README.md). */
import { runImport } from './run-import.ts'

await runImport('addresses')
