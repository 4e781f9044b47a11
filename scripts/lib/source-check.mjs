/**
 * A check that looks at source files one after the other, each of which is read and parsed once for all such checks.
 * @typedef {object} SourceCheck
 * @property {(name: string) => boolean} takes whether it looks at a file, by its path in the project
 * @property {(file: { name: string, text: string }) => void} look
 * @property {() => { sentences: string[], summary: string }} results what is wrong, and how much was looked at
 */

/**
 * A check of each file by itself.
 * @param {(name: string) => boolean} takes
 * @param {(file: { name: string, text: string }) => string[]} sentencesOf
 * @param {(files: number, sentences: number) => string} summary
 * @returns {SourceCheck}
 */
export function eachFile(takes, sentencesOf, summary) {
  const sentences = []
  let files = 0
  return {
    takes,
    look(file) {
      files += 1
      sentences.push(...sentencesOf(file))
    },
    results: () => ({ sentences, summary: summary(files, sentences.length) }),
  }
}
