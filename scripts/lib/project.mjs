import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, wherever the command was given. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A path in the checkout. */
export const inProject = (...parts) => path.join(ROOT, ...parts)

/** Prints one line of the launcher, apart from the programs' own output. */
export const say = line => process.stderr.write(`▸ ${line}\n`)

/** Ends a launcher with a sentence that says what to do. */
export class Stop extends Error {
  /** @param {string} sentence @param {number} exitCode */
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** Runs a launcher: its exit code becomes the process's; a Stop is printed as its sentence alone. */
export async function launch(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = error.exitCode
  }
}
