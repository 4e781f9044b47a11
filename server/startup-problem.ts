/**
 * Something outside the program's control keeps it from starting: a wrong variable, a busy port, a folder
 * that cannot be written. The message is one sentence that says what to do; whoever starts the program prints
 * it without a stack trace and ends with exit code 1.
 */
export class StartupProblem extends Error {
  override name = 'StartupProblem'
}

/**
 * The exit code of a program that ended in something its operator can mend, once it is told.
 * @throws anything else
 */
export function toldToOperator(error: unknown): 1 {
  if (!(error instanceof StartupProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  return 1
}
