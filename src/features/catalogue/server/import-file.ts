import type * as z from 'zod/mini'
import type { Transaction } from '../../../platform/database/pool.ts'
import { attributeLabel, isSameOffering } from '../attributes.ts'
import type { CatalogueFile, FileReport } from '../file-schemas.ts'
import type { Offering } from '../offering.ts'
import type { PlannedProblem } from '../planned-moments.ts'
import { type ItemChange, isSameItem, keyOf } from '../revision.ts'
import { problemText } from '../revision-words.ts'
import type { TariffList, TariffListId } from '../tariffs.ts'
import { namesOfColleagues, toChangedItem } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { type RevisionStates, seenBy, statesOf, storeAll, unusedId } from './edit-items.ts'
import { firstProblems } from './import-limits.ts'
import { checkRevision } from './plan-revision.ts'
import { endOf } from './promotions.ts'
import { type FileProblem, type Read, type Row, readCsv, readJson } from './read-file.ts'
import { onDraft, onEditable, type RevisionOutcome } from './revisions.ts'
import { lastStates } from './stored-offerings.ts'
import { lockPlanning, type StoredRevision } from './stored-revisions.ts'

/** Takes a file into a revision, all of its rows or none; `isTry` only reports. */
export const importFile = (
  services: CatalogueDeskServices,
  act: { readonly staffId: string | null; readonly id: number | null },
  file: z.infer<typeof CatalogueFile>,
): Promise<RevisionOutcome<FileReport>> =>
  (file.isTry ? onEditable : onDraft)<FileReport>(services, act, async (tx, revision) => {
    await lockPlanning(tx)
    const states = await statesOf(tx, revision)
    const known = {
      sold: states.after.offerings,
      ever: await lastStates(tx),
      nextId: await unusedId(tx, states.after),
    }
    const bytes = Buffer.from(file.content, 'base64')
    const { rows, tariffs, problems } = file.kind === 'csv' ? readCsv(bytes, known) : readJson(bytes, known)
    const changes = changesOfRows(rows, tariffs, states)
    const nameOf = await namesOfColleagues(tx)
    const isRight = problems.length === 0
    const report: FileReport = {
      isTaken: isRight && !file.isTry,
      rows: rows.length,
      problems: firstProblems(problems),
      ...(isRight ? await judgedWith(services, tx, revision, { states, changes, rows }) : nothingJudged),
      items: changes.map(change => toChangedItem(change, nameOf)),
    }
    if (report.isTaken) await storeAll(tx, revision.id, act.staffId, changes)
    return { kind: 'done', value: report }
  })

type FileChanges = {
  readonly states: RevisionStates
  readonly changes: readonly ItemChange[]
  readonly rows: readonly Row[]
}

const nothingJudged = { refused: [], warned: [] }

/** Refusals and warnings of the rules for the revision with the changes of a file, at the rows that say it. */
async function judgedWith(
  { warners = [] }: CatalogueDeskServices,
  tx: Transaction,
  revision: StoredRevision,
  { states, changes, rows }: FileChanges,
): Promise<Pick<FileReport, 'refused' | 'warned'>> {
  const all = new Map([...states.changes, ...changes].map(change => [keyOf(change), change]))
  const lines = new Map(rows.map(row => ['ends' in row ? row.ends : row.offering.id, row.line]))
  const { refused, warned } = await checkRevision(tx, [...all.values()], revision.startsAt, {
    end: endOf(revision),
    warners,
  })
  return { refused: firstProblems(atRows(refused, lines)), warned: firstProblems(atRows(warned, lines)) }
}

const atRows = (
  problems: readonly PlannedProblem[],
  lines: ReadonlyMap<number, number>,
): readonly FileProblem[] =>
  problems.map(problem => {
    const line = (problem.id === null ? null : lines.get(problem.id)) ?? null
    return line === null
      ? { line, column: null, message: problemText(problem) }
      : {
          line,
          column: problem.path && attributeLabel(problem.path),
          message: problemText({ ...problem, id: null, name: null, path: null }),
        }
  })

function changesOfRows(
  rows: readonly Row[],
  tariffs: Read['tariffs'],
  { changes, before, after }: RevisionStates,
): readonly ItemChange[] {
  const stored = new Map(changes.map(change => [`${change.kind} ${change.id}`, change]))
  const offerings = rows.flatMap((row): readonly ItemChange[] => {
    const id = 'ends' in row ? row.ends : row.offering.id
    const wanted = 'ends' in row ? null : row.offering
    if (isSameOffering(after.offerings.get(id) ?? null, wanted)) return []
    const seen = seenBy(stored.get(`offering ${id}`), before.offerings.get(id) ?? null) as Offering | null
    return [{ kind: 'offering', id: String(id), before: seen, after: wanted }]
  })
  const lists = (Object.entries(tariffs) as [TariffListId, TariffList][]).flatMap(
    ([id, list]): readonly ItemChange[] => {
      if (isSameItem('tariffs', after.tariffs[id] ?? null, list)) return []
      const seen = seenBy(stored.get(`tariffs ${id}`), before.tariffs[id] ?? null) as TariffList | null
      return [{ kind: 'tariffs', id, before: seen, after: list }]
    },
  )
  return [...offerings, ...lists]
}
