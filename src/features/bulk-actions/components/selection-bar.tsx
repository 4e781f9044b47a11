import { useEffect, useState } from 'react'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { focusTitleIfLost } from '../../../ui/kit/focus.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { usePaletteActs } from '../../desk/components/palette-acts.ts'
import { saveText } from '../../desk/components/save-text.ts'
import type { SelectionProps } from '../../work-list/components/selection-props.ts'
import { pickTexts } from '../../work-list/texts.ts'
import { mostCases } from '../bulk-action.ts'
import type { CaseSelection } from '../contract-desk.ts'
import { actNames, bulkDialogTexts as dialogTexts, selectionTexts as texts } from '../texts-dialogs.ts'
import { AssignForm, SnoozeForm, StateForm } from './action-forms.tsx'
import styles from './bulk.module.css'
import { JobView } from './job-view.tsx'
import { MailForm } from './mail-form.tsx'

type Opened = keyof typeof actNames
const acts: readonly Opened[] = ['assign', 'snooze', 'state', 'close', 'mail', 'export']

/** Commands for the chosen cases. */
export function SelectionBar({ numbers, isAll, filters, onPage, onAll, onClear, ...props }: SelectionProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [count, setCount] = useState<number | null>(null)
  const counting = useAction({
    send: () => callAtDesk('POST /api/beheer/taken/aantal', { body: { filters: filters ?? {} } }),
    onDone: ({ count: found }) => {
      setCount(found)
      onAll()
    },
    rereads: 'never',
  })
  const choices = isAll
    ? []
    : [
        ...(onPage ? [{ label: pickTexts.selectPage, isBusy: false, run: onPage }] : []),
        ...(filters && !onPage ? [{ label: texts.all, isBusy: counting.isBusy, run: counting.act }] : []),
      ]
  // The bar goes with the selection.
  useEffect(() => focusTitleIfLost, [])
  // Many rows lie between the one that was chosen last and the bar.
  usePaletteActs([...choices, ...acts.map(act => ({ label: actNames[act], run: () => setOpened(act) }))])
  const selection: CaseSelection =
    isAll && filters ? { by: 'filters', filters } : { by: 'numbers', numbers: [...numbers] }
  const chosen = isAll && count !== null ? count : numbers.length
  return (
    <section className={styles.bar} aria-label={texts.bar}>
      <div className={styles.chosen}>
        <p className={styles.count} aria-live="polite">
          {isAll ? texts.allChosen(Math.min(chosen, mostCases), chosen > mostCases) : texts.chosen(chosen)}
        </p>
        {choices.map(({ label, isBusy, run }) => (
          <Button key={label} small variant="quiet" className={styles.choice} busy={isBusy} onClick={run}>
            {label}
          </Button>
        ))}
        <Button small variant="quiet" className={styles.choice} onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <ul className={`plain-list ${styles.acts}`} aria-label={texts.acts}>
        {acts.map(act => (
          <li key={act}>
            <Button small variant="secondary" onClick={() => setOpened(act)}>
              {actNames[act]}
            </Button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <BulkDialog
          {...props}
          act={opened}
          selection={selection}
          count={chosen}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

type DialogProps = Pick<SelectionProps, 'kinds' | 'colleagues' | 'onClosed'> & {
  act: Opened
  selection: CaseSelection
  count: number
  onClose: () => void
}

/** The form of a command, then its preview, then its progress. */
function BulkDialog({ act, selection, count, kinds, colleagues, onClosed, onClose }: DialogProps) {
  const [job, setJob] = useState<string | null>(null)
  const close = () => {
    onClose()
    if (job !== null) onClosed()
  }
  const form = { selection, onMade: setJob, onLeave: close }
  return (
    <Dialog open onClose={close} title={dialogTexts.title(actNames[act], count)}>
      {job !== null && <JobView id={job} onShow={setJob} onBack={() => setJob(null)} onClose={close} />}
      {/* What was typed is there again for whoever goes back from the preview. */}
      <div hidden={job !== null}>
        {act === 'assign' && <AssignForm {...form} colleagues={colleagues} />}
        {act === 'snooze' && <SnoozeForm {...form} />}
        {(act === 'state' || act === 'close') && (
          <StateForm {...form} isFinal={act === 'close'} kinds={kinds} />
        )}
        {act === 'mail' && <MailForm {...form} kinds={kinds} />}
      </div>
      {act === 'export' && <ExportFile selection={selection} onDone={onClose} />}
    </Dialog>
  )
}

const exportMs = 60_000

function ExportFile({ selection, onDone }: { selection: CaseSelection; onDone: () => void }) {
  const { isBusy, failure, act } = useAction({
    send: () => callAtDesk('POST /api/beheer/taken/export', { body: { selection }, timeout: exportMs }),
    onDone: file => {
      saveText(file, dialogTexts.exportName)
      onDone()
    },
    rereads: 'never',
  })
  return (
    <DialogWords>
      <p>{dialogTexts.exportIntro}</p>
      {failure && (
        <Notice kind="error" title={failure.title ?? dialogTexts.exportFailed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button small busy={isBusy} onClick={act}>
          {dialogTexts.exportFile}
        </Button>
      </div>
    </DialogWords>
  )
}
