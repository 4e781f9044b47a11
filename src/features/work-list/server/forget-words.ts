import { sql } from 'drizzle-orm'
import { batchSize } from '../../../platform/database/delete-in-batches.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { caseKeys, caseWords } from './tables.ts'
import { lockList } from './update-work-list.ts'

/** Removes words that no case is found by any more: names of people may be among them. */
export async function forgetUnusedWords(database: Database): Promise<void> {
  for (let after: string | null = ''; after !== null; ) after = await forgetAfter(database, after)
}

/** Looks at one batch; the last word that it looked at, or null where there are no more. */
const forgetAfter = (database: Database, after: string): Promise<string | null> =>
  transaction(database, async tx => {
    // A case that is being listed may be about to use the word.
    await lockList(tx)
    const { rows } = await tx.execute<{ word: string }>(
      sql`select word from ${caseWords} where word > ${after} order by word limit ${batchSize}`,
    )
    const last = rows.at(-1)
    if (!last) return null
    await tx.execute(sql`delete from ${caseWords} where word > ${after} and word <= ${last.word}
      and not exists (select from ${caseKeys} where key = ${caseWords.word})`)
    return last.word
  })
