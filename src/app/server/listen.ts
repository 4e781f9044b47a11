import type { FastifyInstance } from 'fastify'
import { StartupProblem } from '../../platform/operations/startup-problem.ts'

type Address = {
  /** null listens on every address, of both kinds where the machine has both. */
  readonly host: string | null
  readonly port: number
}

/** @throws StartupProblem when the address is taken or is none of this machine's */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host: host ?? '::', port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (host === null && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) {
      return listen(app, { host: '0.0.0.0', port })
    }
    throw problemWith(code, { host, port }) ?? error
  }
}

function problemWith(code: unknown, { host, port }: Address): StartupProblem | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartupProblem(
        `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
      )
    case 'EACCES':
      return new StartupProblem(`Port ${port} is not allowed to this user: set PORT to a number above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupProblem(
        `The address ${host} is none of this machine's: set HOST to one that is, or to nothing.`,
      )
    default:
      return null
  }
}
