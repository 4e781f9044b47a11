import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { type Column, Table } from '../../../ui/kit/table.tsx'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import { ChangedItems } from '../components/changed-items.tsx'
import type { FileReport as Report } from '../desk-schemas.ts'
import { filePageTexts as texts } from '../texts-offerings.ts'
import { revisionPageTexts } from '../texts-revisions.ts'

type Problem = Report['problems'][number]

const columns: readonly Column<Problem>[] = [
  { key: 'line', header: texts.line, cell: ({ line }) => line ?? texts.whole },
  { key: 'column', header: texts.column, cell: ({ column }) => column ?? texts.wholeRow },
  { key: 'problem', header: texts.problem, cell: ({ message }) => message },
]

/** The outcome of a file: what is wrong in it by row, and what changes. */
export function FileReport({ report, revisionId }: { report: Report; revisionId: number }) {
  const { isTaken, rows, problems, items } = report
  if (problems.length > 0)
    return (
      <>
        <Notice kind="error" title={texts.wrong(problems.length)}>
          <p>{texts.wrongText}</p>
        </Notice>
        <Table
          caption={texts.problem}
          hideCaption
          columns={columns}
          rows={problems}
          rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        />
      </>
    )
  return (
    <>
      <Notice kind="success" title={isTaken ? texts.taken : texts.tried} announced>
        <p>
          {items.length === 0
            ? texts.nothing
            : isTaken
              ? texts.takenText(rows, items.length)
              : texts.triedText(rows, items.length)}
        </p>
      </Notice>
      {isTaken && (
        <div>
          <LinkButton to={deskPaths.revision(revisionId)} variant="secondary" small>
            {texts.back}
          </LinkButton>
        </div>
      )}
      {items.length > 0 && (
        <Card title={revisionPageTexts.what}>
          <ChangedItems caption={revisionPageTexts.what} items={items} revisionId={revisionId} />
        </Card>
      )}
    </>
  )
}
