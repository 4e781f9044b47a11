/** Failures of the network on the way to the database, as Node names them. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * PostgreSQL's own: class 08 connection, 53 resources (disk full, too many connections), 57 intervention
 * (shutdown, starting, statement time-out), 58 system; lock and idle time-outs, a server that only reads, and a
 * conflict that outlived its retries.
 */
const SQL_STATE = /^(08...|53...|57...|58...|55P03|25P03|25006|40001|40P01)$/

/** The driver's failures that carry no code. */
const DRIVER =
  /^(Query read timeout|timeout e(xceeded|xpired)|Connection terminated|Client has encountered a connection error|Client was closed)/

/**
 * Says whether an error means that the database cannot serve right now, so that asking again later makes sense
 * (503 with Retry-After), as opposed to a mistake in the program.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || causes(error).some(cause => SQL_STATE.test(codeOf(cause)))
}

/** Says whether the way to the database broke, or nothing came back over it, so that it cannot be used again. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some(cause => {
    if ('syscall' in cause && NETWORK.has(codeOf(cause))) return isConnecting(cause.syscall)
    return DRIVER.test(cause.message)
  })
}

/** Says whether PostgreSQL answered with one of these codes (SQLSTATE), however the error is wrapped. */
export function hasSqlState(error: unknown, ...states: readonly string[]): boolean {
  return causes(error).some(cause => states.includes(codeOf(cause)))
}

/** Says whether a row was refused because another one has what this unique constraint allows once. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  causes(error).some(
    cause => codeOf(cause) === '23505' && 'constraint' in cause && cause.constraint === constraint,
  )

/** A file that is not there fails with ENOENT too; only a socket's failure counts. */
const isConnecting = (syscall: unknown) =>
  ['connect', 'read', 'write', 'getaddrinfo'].includes(String(syscall))

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The root cause. Drizzle's own message contains the statement with its values, which may be personal data. */
export function reasonOf(error: unknown): string {
  const cause = causes(error).at(-1)
  return cause ? cause.message : String(error)
}

/** The error, what caused it, and the parts of a combined error (every address of a host failed). */
function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const parts = error instanceof AggregateError ? error.errors : []
  return [error, ...parts.flatMap(causes), ...causes(error.cause)]
}
