import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import type { FileServices } from './store-files.ts'
import { caseFiles } from './tables.ts'

/**
 * Scans the oldest file that waits for it. Resolves to whether it was scanned: false where none waits, or the scanner is away.
 * One that has a virus is not kept.
 */
export async function scanNext(
  database: Database,
  { fileCipher, virusScanner }: FileServices,
): Promise<boolean> {
  if (!virusScanner.isConfigured) return false
  const [waiting] = await database
    .select({ id: caseFiles.id, encrypted: caseFiles.contentEncrypted })
    .from(caseFiles)
    .where(eq(caseFiles.scan, 'not-scanned'))
    .orderBy(asc(caseFiles.createdAt))
    .limit(1)
  if (!waiting?.encrypted) return false
  const scan = await virusScanner.scan(fileCipher.decrypt(waiting.encrypted, waiting.id))
  if (scan === 'not-scanned') return false
  await database
    .update(caseFiles)
    .set({ scan, ...(scan === 'infected' && { contentEncrypted: null }) })
    .where(and(eq(caseFiles.id, waiting.id), eq(caseFiles.scan, 'not-scanned')))
  return true
}
