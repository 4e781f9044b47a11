import type { FileReport } from '../file-schemas.ts'
import { csvTexts } from '../texts-desk.ts'

/** Offerings in a file, ten times those of a large provider; and columns, twice those of an export. */
export const mostRows = 2_000
export const mostColumns = 100
/** Nobody mends more of them before trying again. */
const mostProblems = 100

type FileProblem = FileReport['problems'][number]

/** The first problems of a file, and how many more there are. */
export const firstProblems = (problems: readonly FileProblem[]): FileProblem[] =>
  problems.length <= mostProblems
    ? [...problems]
    : [
        ...problems.slice(0, mostProblems),
        { line: null, column: null, message: csvTexts.moreProblems(problems.length - mostProblems) },
      ]
