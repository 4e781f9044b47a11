import { apiAddress } from '../../../api/client.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { Import, ImportProblem } from '../import-schemas.ts'
import { importPageTexts as texts } from '../texts-imports.ts'

/** The page shows so many; the file has all that are kept. */
const mostShown = 100

const columns: readonly RowColumn<ImportProblem>[] = [
  {
    key: 'line',
    header: texts.line,
    place: 'title',
    cell: ({ line }) => (line === null ? texts.wholeFile : line.toLocaleString('nl-NL')),
  },
  { key: 'column', header: texts.column, place: 'badge', cell: ({ column }) => column ?? '' },
  { key: 'what', header: texts.what, place: 'detail', cell: ({ what }) => what },
  { key: 'mend', header: texts.mend, place: 'detail', cell: ({ mend }) => mend },
]

/** The wrong rows of a file that was refused, each with how to mend it. */
export function ImportProblems({ shown, problems }: { shown: Import; problems: readonly ImportProblem[] }) {
  const { id, badRowCount } = shown
  const isOfFile = problems.some(({ line }) => line === null)
  return (
    <>
      <Notice
        kind="error"
        announced={false}
        title={isOfFile ? texts.refusedFile : texts.refused(badRowCount)}
      >
        <p>{badRowCount > problems.length ? texts.refusedFirst : texts.refusedText}</p>
      </Notice>
      <Card title={texts.problems}>
        <a href={apiAddress('GET /api/beheer/dekking/bestanden/{id}/fouten', { id })} download>
          {texts.download}
        </a>
        <RowTable
          caption={
            badRowCount > mostShown
              ? texts.shown(Math.min(mostShown, problems.length), badRowCount)
              : texts.problems
          }
          columns={columns}
          rows={problems.slice(0, mostShown)}
          rowKey={({ line, column, what }) => `${line} ${column} ${what}`}
        />
      </Card>
    </>
  )
}
