// node scripts/typeface.mjs: cuts the typeface that every page loads from the whole one, to the characters of Dutch texts
// (scripts/lib/typeface.mjs), and prints what styles/fonts.css says of them.
import { writeFile } from 'node:fs/promises'
import { inProject } from './lib/project.mjs'
import { CHARACTERS, cutTypeface, TYPEFACE, unicodeRange } from './lib/typeface.mjs'

const file = await cutTypeface()
await writeFile(inProject(TYPEFACE), file)
process.stdout.write(`${TYPEFACE}: ${file.length} bytes\nunicode-range: ${unicodeRange(CHARACTERS)}\n`)
