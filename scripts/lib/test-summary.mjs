/**
 * Counts a Vitest run from its JSON report. A test that did not run, because its file does not load or its
 * set-up failed, counts as failed; so does an error outside of any test.
 * @param {{testResults: {status: string, assertionResults: {status: string}[]}[]} | null} report
 *   null when Vitest wrote none
 * @param {number} exitCode Vitest's own
 * @returns {{passed: number, failed: number}}
 */
export function countTests(report, exitCode) {
  const files = report?.testResults ?? []
  const passed = sum(files, file => resultsOf(file, 'passed'))
  const failed = sum(files, failedIn)
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}

/**
 * The files that took longest, with their seconds.
 * @param {{testResults: {name: string, startTime: number, endTime: number}[]} | null} report times in milliseconds
 * @param {number} count
 * @returns {{name: string, seconds: number}[]} longest first
 */
export const slowestFiles = (report, count) =>
  (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)

function failedIn(file) {
  const notPassed = file.assertionResults.length - resultsOf(file, 'passed')
  return file.status === 'failed' ? Math.max(1, notPassed) : notPassed
}

const resultsOf = (file, status) => file.assertionResults.filter(result => result.status === status).length
const sum = (items, of) => items.reduce((total, item) => total + of(item), 0)
