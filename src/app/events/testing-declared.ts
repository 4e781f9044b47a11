import { globSync } from 'node:fs'
import path from 'node:path'

const features = path.join(import.meta.dirname, '../../features')

/** Everything that features export of files of this name, such as `events.ts`. */
export async function exportsOf(file: string): Promise<readonly unknown[]> {
  const found = globSync(`*/${file}`, { cwd: features })
  const modules = await Promise.all(found.map(name => import(path.join(features, name))))
  return modules.flatMap(module => Object.values<object>(module).flatMap(group => Object.values(group)))
}
