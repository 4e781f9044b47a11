import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { StateUndo } from '../../cases/command-schemas.ts'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { PreviewButton } from '../../cases/components/mail-choice.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'

/** Takes the last state of the case back, with the correction to whoever was mailed about it. */
export function UndoStateDialog({ onClose }: { onClose: () => void }) {
  const { takeBack } = useDeskCase().shown
  const form = useCommandForm({
    schema: StateUndo,
    initial: { reason: '', words: '' },
    act: 'terugdraaien',
    wanted: () => [[commandTexts.takeBack, takeBack?.label ?? '']],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={commandTexts.takeBackTitle(takeBack?.label ?? '')}>
      <CommandForm form={form} submit={commandTexts.takeBack} onCancel={onClose}>
        <SelectField
          {...form.control('reason')}
          label={commandTexts.reason}
          placeholder={commandTexts.chooseReason}
          defaultValue=""
          options={takeBack?.reasons ?? []}
        />
        <TextArea {...form.field('words')} rows={3} />
        {takeBack?.isTold && (
          <>
            <p>{commandTexts.takeBackTold}</p>
            <div>
              <PreviewButton question={() => ({ act: 'terugdraaien', ...form.form.getValues() })} />
            </div>
          </>
        )}
      </CommandForm>
    </Dialog>
  )
}
