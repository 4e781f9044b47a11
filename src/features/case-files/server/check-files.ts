import type { UploadedFile } from '../../../common/contract/call.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { cleanFileName } from '../file-names.ts'
import { isServedType } from '../file-types.ts'
import { mostBytes, mostFiles } from '../limits.ts'
import { fileErrors } from '../texts.ts'
import { detectType } from './detect-type.ts'
import { type FileServices, type NewFile, storeFiles } from './store-files.ts'

/** Files that may be stored, scanned where the scanner is there; or why not, as one Dutch sentence. */
export type CheckedFiles =
  | { readonly kind: 'checked'; readonly files: readonly NewFile[] }
  | { readonly kind: 'refused'; readonly message: string }

/** Stores files with an event, in its transaction. */
export type AttachFiles = (tx: Transaction, to: { caseId: number; eventId: number }) => Promise<unknown>

export const attachFiles =
  (services: Pick<FileServices, 'fileCipher'>, files: readonly NewFile[]): AttachFiles =>
  (tx, { caseId, eventId }) =>
    storeFiles(tx, services, { caseId, owner: { eventId } }, files)

/** Checks files that somebody chose: call it before the transaction that stores them, as the scanner takes its time. */
export async function checkFiles(
  { virusScanner }: Pick<FileServices, 'virusScanner'>,
  uploaded: readonly UploadedFile[],
): Promise<CheckedFiles> {
  const refused = (message: string) => ({ kind: 'refused', message }) as const
  if (uploaded.length > mostFiles) return refused(fileErrors.tooMany)
  const together = uploaded.reduce((sum, { content }) => sum + content.length, 0)
  if (together > mostBytes && uploaded.length > 1) return refused(fileErrors.togetherTooLarge)
  const files: NewFile[] = []
  for (const { name: typed, claimedType, content: bytes } of uploaded) {
    const [name, content] = [cleanFileName(typed), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]
    if (content.length === 0) return refused(fileErrors.empty(name))
    if (content.length > mostBytes) return refused(fileErrors.tooLarge(name))
    if (!isServedType(await detectType(content, name))) return refused(fileErrors.wrongType(name))
    const scan = await virusScanner.scan(content)
    if (scan === 'infected') return refused(fileErrors.infected(name))
    files.push({ name, claimedType, content, scan })
  }
  return { kind: 'checked', files }
}
