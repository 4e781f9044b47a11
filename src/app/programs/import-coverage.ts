/** npm run import:coverage FILE: replaces what the networks offer (columns in content/addresses/README.md). */
import { runImport } from './run-import.ts'

await runImport('coverage')
