import * as z from 'zod/mini'
import { ImportComparison } from '../../addresses/import-comparison.ts'
import { BadRow } from '../../addresses/row-problem.ts'
import { comparedWith } from '../../addresses/server/imports/decide-import.ts'
import type { ListedImport, LiveImport, StoredImport } from '../../addresses/server/imports/stored-imports.ts'
import { problemWords } from '../../addresses/texts-imports.ts'
import type { ByHand, Import, ImportPage, ImportProblem } from '../import-schemas.ts'

export type Names = ReadonlyMap<string, string>

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const importOut = (stored: ListedImport, names: Names): Import => ({
  id: stored.id,
  kind: stored.kind,
  origin: stored.origin,
  state: stored.state,
  fileName: stored.fileName,
  fileBytes: stored.fileBytes,
  receivedBytes: stored.receivedBytes,
  rowCount: stored.rowCount,
  badRowCount: stored.badRowCount,
  by: nameOf(stored.staffId, names),
  decidedBy: nameOf(stored.decidedBy, names),
  arrivedAt: stored.arrivedAt.toISOString(),
  startsAt: iso(stored.startsAt),
  liveAt: iso(stored.liveAt),
  endedAt: iso(stored.endedAt),
  canTakeBack: stored.state === 'live' && stored.replaces !== null,
})

const nameOf = (id: string | null, names: Names): string | null =>
  id === null ? null : (names.get(id) ?? null)

export const importPageOut = (
  stored: StoredImport,
  { live, names, byHand }: { live: LiveImport | null; names: Names; byHand: ByHand[] },
): ImportPage => ({
  import: importOut(stored, names),
  problems: problemsOf(stored),
  comparison: stored.comparison === null ? null : ImportComparison.parse(stored.comparison),
  byHand,
  isStale: stored.state === 'ready' && comparedWith(stored) !== (live?.id ?? null),
})

export const problemsOf = ({ badRows }: StoredImport): ImportProblem[] =>
  z
    .array(BadRow)
    .parse(badRows)
    .map(bad => ({ line: bad.line, column: bad.column, ...problemWords(bad) }))
