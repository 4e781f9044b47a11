import { type Database, transaction } from '../../../../platform/database/pool.ts'
import { importKinds } from '../../import.ts'
import { workOnImport } from './import-lock.ts'
import { endCutOff } from './receive-file.ts'
import { importById, importsIn, liveImport, lockKind, waitingStates } from './stored-imports.ts'
import { importsWithTable, tableOf } from './table-names.ts'

/** Ends the imports whose process is gone: nobody holds their lock any more. */
export async function endCutOffImports(database: Database): Promise<void> {
  for (const found of await importsIn(database, ['receiving']))
    await workOnImport(database, found.id, () => endCutOff(database, found))
}

/** Drops the tables of imports that cannot become live any more; the one before the live one is kept. */
export async function dropLeftTables(database: Database): Promise<void> {
  for (const kind of importKinds)
    await transaction(database, async tx => {
      await lockKind(tx, kind)
      const left = await importsWithTable(tx.$client, kind)
      if (left.length === 0) return
      const kept = new Set((await importsIn(tx, waitingStates, kind)).map(({ id }) => id))
      const live = await liveImport(tx, kind)
      const before = live && (await importById(tx, live.id))?.replaces
      if (before) kept.add(before)
      for (const id of left) if (!kept.has(id)) await tx.$client.query(`drop table ${tableOf(kind, id)}`)
    })
}
