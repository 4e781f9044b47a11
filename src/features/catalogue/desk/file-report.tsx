import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { type Column, Table } from '../../../ui/kit/table.tsx'
import { ChangedItems } from '../components/changed-items.tsx'
import type { FileReport as Report } from '../file-schemas.ts'
import { filePageTexts as texts } from '../texts-offerings.ts'
import { revisionPageTexts } from '../texts-revisions.ts'

type Problem = Report['problems'][number]

const columnsFor = (whole: string): readonly Column<Problem>[] => [
  { key: 'line', header: texts.line, cell: ({ line }) => (line === null ? whole : texts.lineOf(line)) },
  {
    key: 'column',
    header: texts.column,
    cell: ({ line, column }) => column ?? (line === null ? texts.noColumn : texts.wholeRow),
  },
  { key: 'problem', header: texts.problem, cell: ({ message }) => message },
]

type TableProps = { problems: readonly Problem[]; whole: string }

/** @param whole what a problem is about that is about no row */
const Problems = ({ problems, whole }: TableProps) => (
  <Table
    caption={texts.problem}
    hideCaption
    columns={columnsFor(whole)}
    rows={problems}
    rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
  />
)

/** The outcome of a file: what is wrong in it by row, what the rules refuse, and what changes. */
export function FileReport({ report, revisionId }: { report: Report; revisionId: number }) {
  const { isTaken, rows, problems, refused, warned, items } = report
  if (problems.length > 0)
    return (
      <>
        <Notice kind="error" title={texts.wrong(problems.length)}>
          <p>{texts.wrongText}</p>
        </Notice>
        <Problems problems={problems} whole={texts.whole} />
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
      {refused.length > 0 && (
        <>
          <Notice kind="warning" title={texts.refused}>
            <p>{texts.refusedText}</p>
          </Notice>
          <Problems problems={refused} whole={texts.wholeOffer} />
        </>
      )}
      {warned.length > 0 && (
        <>
          <Notice kind="warning" title={texts.warned}>
            <p>{texts.warnedText}</p>
          </Notice>
          <Problems problems={warned} whole={texts.wholeOffer} />
        </>
      )}
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
