/** npm run import:coverage FILE: replaces what the networks offer (columns in content/addresses/README.md). */
import { replaceCoverage } from '../../features/addresses/server/replace-coverage.ts'
import { runImport } from './run-import.ts'

await runImport('import:coverage', replaceCoverage)
