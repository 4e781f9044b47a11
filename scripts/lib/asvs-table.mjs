/** Allowed verdicts, in the order of the table of counts. */
const verdicts = ['met', 'waived', 'does not apply', 'open']

/** @typedef {{ number: string, verdict: string, shown: string }} Row */

/**
 * Problems in docs/asvs.md: a requirement without a verdict, a reference to something that does not exist, or wrong
 * counts.
 * @param {string} text
 * @param {readonly string[]} numbers of all requirements
 * @param {(path: string) => string | null} contentOf text of a file of the project, empty for a folder; null if it
 * does not exist
 * @returns {string[]} a sentence each
 */
export function asvsProblems(text, numbers, contentOf) {
  const rows = text.split('\n').flatMap(rowIn)
  return [
    ...numberProblems(
      rows.map(({ number }) => number),
      numbers,
    ),
    ...rows.flatMap(verdictProblems),
    ...rows.flatMap(row => fileProblems(row, contentOf)),
    ...countProblems(text, rows),
  ]
}

/** A row of a requirement: `| V1.2.3 | subject | verdict | what shows it, or why not |`. */
function rowIn(line) {
  const [, number = '', , verdict = '', shown = ''] = line.split('|').map(cell => cell.trim())
  return /^V\d+\.\d+\.\d+$/.test(number) ? [{ number, verdict, shown }] : []
}

function numberProblems(told, numbers) {
  return [
    ...numbers.filter(number => !told.includes(number)).map(number => `${number} is missing.`),
    ...told
      .filter((number, at) => told.indexOf(number) !== at)
      .map(number => `${number} stands there twice.`),
    ...told
      .filter(number => !numbers.includes(number))
      .map(number => `${number} is no requirement of level 1 or 2.`),
  ]
}

/** @param {Row} row */
function verdictProblems({ number, verdict, shown }) {
  if (!verdicts.includes(verdict)) return [`${number} has no verdict: say ${verdicts.join(', ')}.`]
  if (shown === '') return [`${number} says neither what shows it nor why not.`]
  if (verdict !== 'met') return []
  const named = filesIn(shown)
  if (named.length === 0) return [`${number} is met and names no file.`]
  const isRead = /no test/i.test(shown)
  if (!isRead && !named.some(({ file }) => isTestFile(file)))
    return [`${number} is met and names no test: say "Read, no test" where only the code was read.`]
  if (!isRead && /^V[678]\./.test(number) && !named.some(({ tests }) => tests.length > 0))
    return [`${number} is of log-ins, sessions or access and names no test of a file.`]
  return []
}

/** A file, and the tests in it: `path/to/it.test.ts` "name of one", "name of another". */
const quoted = /`([^`]+)`((?:,? "[^"]+")*)/g
const isTestFile = file => /\.test\.\w+$/.test(file)
const isPath = name => /^\w[\w.-]*(?:\/[\w.-]*)+$|^[\w-]+\.(?:md|json|mjs|ts)$/.test(name)

/** Files and folders that a cell names, each with the tests in it that it names. */
const filesIn = shown =>
  [...shown.matchAll(quoted)]
    .map(([, file = '', tests = '']) => ({
      file: file.split('#')[0],
      tests: [...tests.matchAll(/"([^"]+)"/g)].map(([, test]) => test),
    }))
    .filter(({ file }) => isPath(file))

/** Whether a test or a group of tests of a file has a name with these words: they stand in the first text after its opening. */
function hasTest(content, words) {
  const titles = content.matchAll(
    /\b(?:test|it|describe)\b[^'"`]{0,40}?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)|^\s*\)?\(?\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`),\s*(?:async\b|\(|$|\w+ =>)|\]\)\((?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/gm,
  )
  return [...titles].some(([, ...each]) => each.some(title => title?.includes(words)))
}

/** @param {Row} row */
function fileProblems({ number, shown }, contentOf) {
  return filesIn(shown).flatMap(({ file, tests }) => {
    const content = contentOf(file)
    if (content === null) return [`${number} names ${file}, which is not there.`]
    return tests
      .filter(test => !hasTest(content, test))
      .map(test => `${number} names the test "${test}", which ${file} has not.`)
  })
}

/** The table of counts: `| V1 Name | 1 | 0 | 0 | 2 |` for each chapter, `| All | … |` for them together. */
function countProblems(text, rows) {
  const chapters = [...new Set(rows.map(chapterOf))]
  return [...chapters, 'All'].flatMap(chapter => {
    const ofChapter = chapter === 'All' ? rows : rows.filter(row => chapterOf(row) === chapter)
    const counts = verdicts
      .map(each => ofChapter.filter(({ verdict }) => verdict === each).length)
      .join(' | ')
    const isTold = new RegExp(
      `^\\| ${chapter}(?: [^|]*)? \\| ${counts.replaceAll('|', '\\|')} \\|$`,
      'm',
    ).test(text)
    return isTold ? [] : [`The counts of ${chapter} are ${counts}.`]
  })
}

/** @param {Row} row */
const chapterOf = ({ number }) => number.split('.')[0]
