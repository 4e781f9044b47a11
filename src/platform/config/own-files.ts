import { existsSync } from 'node:fs'
import path from 'node:path'
import { isBundled } from './is-bundled.ts'

/** The folder of the project, from wherever the code runs. */
const projectFolder = folderWith('package.json', import.meta.dirname)

function folderWith(name: string, below: string): string {
  if (existsSync(path.join(below, name))) return below
  const above = path.dirname(below)
  if (above === below) throw new Error(`The server runs in no folder with a ${name}`)
  return folderWith(name, above)
}

/** A file that the project ships beside its code, as an absolute path. */
export const ownFile = (...parts: readonly string[]): string => path.join(projectFolder, ...parts)

/** The programs that the server runs in a thread or process of their own, by their sources. */
const ownPrograms = {
  'worker-thread': 'src/app/worker/worker-thread.ts',
  'utility-process': 'src/app/worker/utility-process.ts',
  'import-process': 'src/app/worker/import-process.ts',
  watchdog: 'src/platform/database/watchdog.ts',
} as const

/** The file by which such a program is run: bundled where the server itself is. */
export const ownProgram = (name: keyof typeof ownPrograms): string =>
  isBundled ? ownFile('dist', `${name}.js`) : ownFile(ownPrograms[name])
