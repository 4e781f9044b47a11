import { isForTests } from './source-folders.mjs'

/** So many lines a file has at most: code and styles that fit into a head, tests with the data that they need. */
const mostLines = { code: 300, tests: 400 }

/**
 * A sentence for a file that is longer than it may be; null for one that is not.
 * @param {string} name its path in the project
 * @param {string} text
 * @returns {string | null}
 */
export function tooLong(name, text) {
  const most = isForTests(name) ? mostLines.tests : mostLines.code
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return lines > most ? `${name} has ${lines} lines, of ${most} at most: part it by what it is about.` : null
}
