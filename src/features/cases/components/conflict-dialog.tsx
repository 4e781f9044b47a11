import { useState } from 'react'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import type { CaseConflict } from '../contract.ts'
import { conflictTexts } from '../texts-desk.ts'
import styles from './case.module.css'
import { LongText } from './long-text.tsx'

/** A name and a value of what somebody wanted to change. */
export type Wanted = readonly [name: string, value: string]

/** An event in words, and who did it. */
export type ChangeInWords = (change: CaseConflict['conflict']['changes'][number]) => {
  readonly what: string
  readonly who: string
}

type Props = {
  wanted: readonly Wanted[]
  found: CaseConflict
  inWords: ChangeInWords
  /** @returns whether it was done */
  onRedo: () => Promise<boolean>
  onLeave: () => void
}

/** The words that a colleague or the customer wrote meanwhile. */
function Words({ change: { words, received } }: { change: CaseConflict['conflict']['changes'][number] }) {
  const subject = words?.subject ?? received?.subject
  const text = words?.text ?? received?.text
  if (text === undefined) return null
  return (
    <div className={styles.written}>
      {subject && <p className={styles.subject}>{subject}</p>}
      <LongText text={text} />
    </div>
  )
}

/** Two people on one case: what the one wanted beside what the other did, and nothing overwritten until somebody says so. */
export function ConflictDialog({ wanted, found: { message, conflict }, inWords, onRedo, onLeave }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const redo = async () => {
    setIsBusy(true)
    await onRedo()
    setIsBusy(false)
  }
  return (
    <Dialog
      open
      onClose={onLeave}
      title={conflictTexts.title}
      actions={
        <>
          <Button small onClick={onLeave}>
            {conflictTexts.leave}
          </Button>
          <Button small variant="secondary" busy={isBusy} onClick={() => void redo()}>
            {conflictTexts.redo}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{message}</p>
        <div className={styles.versions}>
          <section>
            <h3>{conflictTexts.yours}</h3>
            <DetailsList
              details={wanted.map(([name, value]) => [name, <LongText key={name} text={value} />] as const)}
            />
          </section>
          <section>
            <h3>{conflictTexts.now}</h3>
            <DetailsList details={conflict.standing.map(({ name, value }) => [name, value] as const)} />
          </section>
        </div>
        <section>
          <h3>{conflictTexts.meanwhile}</h3>
          <ul className={styles.changes}>
            {conflict.changes.map(change => {
              const { what, who } = inWords(change)
              return (
                <li key={change.id}>
                  <span>{what}</span>
                  <span className={styles.by}>{` ${who}, ${deskMoment(change.at)}`}</span>
                  <Words change={change} />
                </li>
              )
            })}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
