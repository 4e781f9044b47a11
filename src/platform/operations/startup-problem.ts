/**
 * Something outside the program's control keeps it from starting: a wrong variable, a busy port, a folder
 * that cannot be written. The message is one sentence that says what to do; whoever starts the program prints
 * it without a stack trace and ends with exit code 1.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}

/** Remedies for an operator when the system refuses a file, by Node's error code. */
const mendings: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left on its disk: make room',
  EDQUOT: 'its user may use no more of the disk: raise the quota or make room',
  EFBIG: 'it would be larger than a file may be here: raise the limit (ulimit -f)',
  EROFS: 'its disk can only be read: choose another folder, or mount it for writing',
  EACCES: 'this user may not use it: change its owner or its mode',
  EPERM: 'this user may not use it: change its owner or its mode',
  ENOENT: 'it is not there: look at the name',
  ENOTDIR: 'a part of its path is no folder: look at the name',
  EISDIR: 'it is a folder: name a file',
  EMFILE: 'too many files are open: raise the limit (ulimit -n)',
  EIO: 'its disk fails: look at the log of the system',
}

/**
 * The sentence about a file or folder that the system refused (no room, no right, not there), and about a database without
 * room; null where an error is about something else.
 * @param file the path that the sentence names where the error names none, as one about writing does not
 */
export function refusedBySystem(error: unknown, file?: string): StartupProblem | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  // PostgreSQL's disk_full.
  if (error.code === '53100')
    return new StartupProblem(
      'The database cannot write: there is no room left on its disk. Make room, and try again.',
    )
  const mending = 'syscall' in error ? mendings[error.code] : undefined
  if (mending === undefined) return null
  const path = 'path' in error && typeof error.path === 'string' ? error.path : file
  return new StartupProblem(`${path ?? 'A file'} cannot be used, as ${mending}, and try again.`)
}

/**
 * The exit code of a program that ended in something its operator can mend, once it is told.
 * @throws anything else
 */
export function reportToOperator(error: unknown): 1 {
  const problem = error instanceof StartupProblem ? error : refusedBySystem(error)
  if (problem === null) throw error
  process.stderr.write(`${problem.message}\n`)
  return 1
}
