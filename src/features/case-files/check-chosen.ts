import { cleanFileName, mayRun } from './file-names.ts'
import { mostBytes, mostFiles } from './limits.ts'
import { fileErrors } from './texts.ts'

type Chosen = { readonly name: string; readonly size: number }

/** Why files cannot be added to those that were chosen, known before they are sent; null where they can. The server judges contents. */
export function chosenFilesError(before: readonly Chosen[], added: readonly Chosen[]): string | null {
  const all = [...before, ...added]
  for (const { name: typed, size } of added) {
    const name = cleanFileName(typed)
    if (size === 0) return fileErrors.empty(name)
    if (size > mostBytes) return fileErrors.tooLarge(name)
    if (mayRun(name)) return fileErrors.wrongType(name)
  }
  if (all.length > mostFiles) return fileErrors.tooMany
  return all.reduce((sum, { size }) => sum + size, 0) > mostBytes ? fileErrors.togetherTooLarge : null
}
