import type { VirusScanner } from '../../../platform/outside/virus-scanner.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import type { StoredFile } from './store-files.ts'

/** A file as the desk shows it. */
export const fileDto = (
  { id, name, contentType, size, scan }: StoredFile,
  { isConfigured }: Pick<VirusScanner, 'isConfigured'>,
): CaseFile => ({
  id,
  name,
  contentType,
  size,
  state: scan === 'not-scanned' && isConfigured ? 'waiting' : scan,
})
