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
  if (found === 'application/x-cfb') return typeOfOldOffice(content)
  return isServedType(found) ? found : unknownType
}

/** Names of what Word and Excel of old keep in their files, as they stand there, and of what runs. */
const wordsOfOffice = (word: string): Buffer => Buffer.from(word, 'utf16le')
const macros = wordsOfOffice('_VBA_PROJECT')
const officeTypes = [
  [wordsOfOffice('WordDocument'), 'application/msword'],
  [wordsOfOffice('Workbook'), 'application/vnd.ms-excel'],
] as const

/** The type of a file of Word or Excel of old (.doc, .xls); `unknownType` for one with macros, or of another program. */
function typeOfOldOffice(content: Buffer): string {
  const has = (name: Buffer) => content.includes(name)
  if (has(macros)) return unknownType
  return officeTypes.find(([name]) => has(name))?.[1] ?? unknownType
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
