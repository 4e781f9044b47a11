import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { deskPaths } from '../../../api/desk-paths.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type {
  ComparedAddress,
  ComparedCorrection,
  ImportComparison,
} from '../../addresses/import-comparison.ts'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { ByHand, ImportPage } from '../import-schemas.ts'
import { importPageTexts as texts } from '../texts-imports.ts'
import styles from './imports.module.css'
import { allInWords } from './said-words.ts'

type Props = { comparison: ImportComparison; page: ImportPage }

/** Corrections and added addresses that a file meets, and the way to drop those that it makes superfluous. */
export const ComparedByHand = ({ comparison, page }: Props) => (
  <>
    {comparison.corrections.length > 0 && <Corrections comparison={comparison} page={page} />}
    {comparison.addedByHand.length > 0 && <AddedByHand comparison={comparison} page={page} />}
  </>
)

/** A value that is held against another, with its name where no header is seen. */
const Value = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className={styles.nameOnPhone}>{`${name}: `}</span>
    <span>{children}</span>
  </>
)

const correctionColumns: readonly RowColumn<ComparedCorrection>[] = [
  {
    key: 'place',
    header: texts.place,
    place: 'title',
    cell: ({ id, place, corrected }) => (
      <Link to={deskPaths.coverageCorrection(id)}>
        {`${technologyNames[corrected.technology]}, ${place}`}
      </Link>
    ),
  },
  {
    key: 'corrected',
    header: texts.correctedTo,
    place: 'detail',
    cell: ({ corrected }) => <Value name={texts.correctedTo}>{allInWords(corrected)}</Value>,
  },
  {
    key: 'file',
    header: texts.fileSays,
    place: 'detail',
    cell: compared => <Value name={texts.fileSays}>{fileWords(compared)}</Value>,
  },
]

const fileWords = ({ isSame, file, changed, addresses }: ComparedCorrection): string =>
  isSame ? texts.sameNow : texts.ofAddresses(file ? allInWords(file) : texts.saysNothing, changed, addresses)

const dropCorrection: Dropping = {
  drop: (id, version, droppedFor) =>
    callAtDesk('POST /api/beheer/dekking/correcties/{id}/beeindigen', {
      params: { id },
      body: { version, droppedFor },
    }),
  undo: (id, version) =>
    callAtDesk('POST /api/beheer/dekking/correcties/{id}/hervatten', { params: { id }, body: { version } }),
  says: { drop: texts.correctionDropped, undo: texts.correctionBack },
}

function Corrections({ comparison: { corrections, correctionCount }, page }: Props) {
  const dropping = useDropping(page, dropCorrection)
  return (
    <Card title={texts.corrections}>
      <p className={styles.note}>{texts.correctionsIntro}</p>
      {dropping.failed}
      <RowTable
        caption={texts.corrections}
        columns={[
          ...correctionColumns,
          {
            key: 'drop',
            header: texts.toDrop,
            place: 'detail',
            cell: ({ id, isSame }) => dropping.cell(id, isSame),
          },
        ]}
        rows={corrections}
        rowKey={({ id }) => id}
      />
      {correctionCount > corrections.length && (
        <p className={styles.note}>{texts.shownOf(corrections.length, correctionCount)}</p>
      )}
    </Card>
  )
}

const addressColumns: readonly RowColumn<ComparedAddress>[] = [
  { key: 'place', header: texts.address, place: 'title', cell: ({ place }) => place },
  {
    key: 'typed',
    header: texts.typed,
    place: 'detail',
    cell: ({ byHand }) => <Value name={texts.typed}>{byHand}</Value>,
  },
  {
    key: 'file',
    header: texts.inFile,
    place: 'detail',
    cell: ({ file }) => <Value name={texts.inFile}>{file}</Value>,
  },
]

const dropAddress: Dropping = {
  drop: (id, version, droppedFor) =>
    callAtDesk('POST /api/beheer/dekking/adressen/{id}/beeindigen', {
      params: { id },
      body: { version, droppedFor },
    }),
  undo: (id, version) =>
    callAtDesk('POST /api/beheer/dekking/adressen/{id}/hervatten', { params: { id }, body: { version } }),
  says: { drop: texts.addressDropped, undo: texts.addressBack },
}

function AddedByHand({ comparison: { addedByHand, addedByHandCount }, page }: Props) {
  const dropping = useDropping(page, dropAddress)
  return (
    <Card title={texts.addedByHand}>
      <p className={styles.note}>{texts.addedByHandIntro}</p>
      {dropping.failed}
      <RowTable
        caption={texts.addedByHand}
        columns={[
          ...addressColumns,
          { key: 'drop', header: texts.toDrop, place: 'detail', cell: ({ id }) => dropping.cell(id, true) },
        ]}
        rows={addedByHand}
        rowKey={({ id }) => id}
      />
      {addedByHandCount > addedByHand.length && (
        <p className={styles.note}>{texts.shownOf(addedByHand.length, addedByHandCount)}</p>
      )}
    </Card>
  )
}

type Dropping = {
  readonly drop: (id: string, version: number, droppedFor: number) => Promise<CallResult>
  readonly undo: (id: string, version: number) => Promise<CallResult>
  readonly says: { readonly drop: string; readonly undo: string }
}

/** One press that drops what a live file says too, and one that undoes it. */
function useDropping({ import: shown, byHand }: ImportPage, { drop, undo, says }: Dropping) {
  const mayWork = useMay('coverage.work')
  const { busy, failure, act } = useActions()
  const states = new Map(byHand.map(each => [each.id, each]))
  function button({ id, version, state }: ByHand) {
    const isDropped = state === 'dropped'
    return (
      <Button
        small
        variant={isDropped ? 'quiet' : 'secondary'}
        icon={isDropped && <Undo2 aria-hidden="true" />}
        busy={busy === id}
        disabled={busy !== null && busy !== id}
        onClick={() =>
          void act(id, () => (isDropped ? undo(id, version) : drop(id, version, shown.id)), {
            says: isDropped ? says.undo : says.drop,
          })
        }
      >
        {isDropped ? texts.undo : texts.drop}
      </Button>
    )
  }
  return {
    failed: failure && (
      <Notice kind="error" title={failure.title ?? texts.dropFailed}>
        <p>{failure.message}</p>
      </Notice>
    ),
    /** @param isSame whether the file makes it superfluous */
    cell(id: string, isSame: boolean) {
      const now = states.get(id)
      if (!now || now.state === 'other') return texts.since
      if (!isSame) return null
      if (now.state === 'stands' && shown.state !== 'live')
        return shown.state === 'ready' || shown.state === 'planned' ? texts.dropLater : null
      return (
        <div className={styles.actions}>
          {now.state === 'dropped' && <Badge tone="ended">{texts.dropped}</Badge>}
          {mayWork && button(now)}
        </div>
      )
    },
  }
}
