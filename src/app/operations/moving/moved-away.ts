import { access, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'

/** Lies beside an embedded database whose orders went to another one. */
const file = (dataDir: string) => path.join(dataDir, 'postgres', 'moved-away')

/** Remembers where the orders of a data folder went, so that nobody goes on with the old ones by accident. */
export const recordMovedAway = (dataDir: string, where: string): Promise<void> =>
  writeFile(file(dataDir), where, { flush: true })

/** Once the embedded database has been filled from the other one. */
export const forgetMovedAway = (dataDir: string): Promise<void> => rm(file(dataDir), { force: true })

/** Whether a data folder has an embedded database whose orders were not moved to another one. */
export async function hasStayedBehind(dataDir: string): Promise<boolean> {
  const [cluster, moved] = await Promise.all(
    [path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), file(dataDir)].map(isThere),
  )
  return Boolean(cluster && !moved)
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** @throws StartupProblem where the orders of this data folder were moved to another database */
export async function requireNotMovedAway(dataDir: string): Promise<void> {
  const where = await readFile(file(dataDir), 'utf8').catch(() => null)
  if (where === null) return
  throw new StartupProblem(
    `The orders of the data folder ${dataDir} were moved to ${where.trim()}: set DATABASE_URL to that one, or remove the file ${file(dataDir)} to go on with what was here before.`,
  )
}
