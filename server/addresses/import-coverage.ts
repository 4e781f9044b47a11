/** npm run import:coverage FILE: replaces what the networks offer (docs/operations.md). */
import { replaceCoverage } from './replace-coverage.ts'
import { runImport } from './run-import.ts'

await runImport('import:coverage', replaceCoverage)
