import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inject } from 'vitest'

/** Templates of what axe has passed, in all processes of the run: each writes them into a file that the others read on. */
const known = new Set<string>()
let readBytes = 0

/** Takes in what other processes have added since the last time. */
function readOn(): void {
  const file = openSync(inject('testServer').passedTemplates, 'a+')
  const added = Buffer.alloc(fstatSync(file).size - readBytes)
  const count = readSync(file, added, 0, added.length, readBytes)
  closeSync(file)
  // Another may be writing the last line.
  const end = added.subarray(0, count).lastIndexOf('\n') + 1
  for (const template of added.toString('latin1', 0, end).split('\n')) known.add(template)
  readBytes += end
}

/** The templates that passed until now. */
export function passedTemplates(): ReadonlySet<string> {
  readOn()
  return known
}

/** @param templates without line ends */
export function addPassed(templates: readonly string[]): void {
  const added = templates.filter(template => !known.has(template))
  if (added.length > 0) appendFileSync(inject('testServer').passedTemplates, `${added.join('\n')}\n`)
}
