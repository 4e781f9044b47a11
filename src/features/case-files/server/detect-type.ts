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

const isGzip = (content: Buffer): boolean => content[0] === 0x1f && content[1] === 0x8b

/** A file that breaks off in the middle of its own tables is none that can be named. */
async function signatureOf(content: Buffer): Promise<string | null> {
  // The library unpacks it to look for an archive inside: half a gigabyte of 500 kB.
  if (isGzip(content)) return unknownType
  try {
    const found = await fileTypeFromBuffer(content)
    return found?.mime ?? null
  } catch {
    return unknownType
  }
}
