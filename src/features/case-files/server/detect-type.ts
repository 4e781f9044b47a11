import { fileTypeFromBuffer } from 'file-type'
import { mayRun } from '../file-names.ts'
import { isServedType, typeOfText, unknownType } from '../file-types.ts'

/**
 * The type of a file, judged by its content: one of the list of types that are served, or `application/octet-stream`. What
 * its sender claims decides nothing, and its name only what kind of text it is.
 */
export async function detectType(content: Buffer, name: string): Promise<string> {
  if (content.length === 0 || mayRun(name)) return unknownType
  const found = await signatureOf(content)
  if (found === null) return typeOfText(content, name)
  return isServedType(found) ? found : unknownType
}

/** A file that breaks off in the middle of its own tables is none that can be named. */
async function signatureOf(content: Buffer): Promise<string | null> {
  try {
    const found = await fileTypeFromBuffer(content)
    return found?.mime ?? null
  } catch {
    return unknownType
  }
}
