import { actTexts } from '../../../content/desk-case-texts.ts'
import { TakeBack } from '../../../contract/case-commands.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ActForm, useActForm } from './act-form.tsx'
import { useActs } from './acts.tsx'
import { PreviewButton } from './mail-choice.tsx'

/** Takes the last state of the case back, with the correction to whoever was mailed about it. */
export function TakeBackDialog({ onClose }: { onClose: () => void }) {
  const { takeBack } = useActs().shown
  const form = useActForm({
    schema: TakeBack,
    initial: { reason: '', words: '' },
    act: 'terugdraaien',
    wanted: () => [[actTexts.takeBack, takeBack?.label ?? '']],
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={actTexts.takeBackTitle(takeBack?.label ?? '')}>
      <ActForm form={form} submit={actTexts.takeBack} onCancel={onClose}>
        <SelectField
          {...form.control('reason')}
          label={actTexts.reason}
          placeholder={actTexts.chooseReason}
          defaultValue=""
          options={takeBack?.reasons ?? []}
        />
        <TextArea {...form.field('words')} rows={3} />
        {takeBack?.isTold && (
          <>
            <p>{actTexts.takeBackTold}</p>
            <div>
              <PreviewButton question={() => ({ act: 'terugdraaien', ...form.form.getValues() })} />
            </div>
          </>
        )}
      </ActForm>
    </Dialog>
  )
}
