import { importKinds } from '../../import.ts'
import { type ComparingServices, compareNext } from './compare-import.ts'
import { makeDueLive } from './decide-import.ts'
import { dropLeftTables, endCutOffImports } from './end-imports.ts'

/**
 * The steps behind an import: it becomes live at its moment, is compared, is ended where its process is gone, and its table is dropped
 * where nobody needs it. Several copies of the shop may do it at once; each step is done whole by one, or again after a kill.
 * @returns whether there was something to do
 */
export async function makeImportsLive({ database }: Pick<ComparingServices, 'database'>): Promise<boolean> {
  const switched = await Promise.all(importKinds.map(kind => makeDueLive(database, kind)))
  return switched.includes(true)
}

/** The same of what takes long. */
export async function workOnImports(services: ComparingServices): Promise<boolean> {
  await endCutOffImports(services.database)
  await dropLeftTables(services.database)
  return compareNext(services)
}
