import { useState } from 'react'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { NewAnswer } from '../command-schemas.ts'
import { useCaseCommands } from '../components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../components/command-form.tsx'
import { draftStorage } from '../components/draft-storage.ts'
import { PreviewButton } from '../components/mail-choice.tsx'
import { commandTexts } from '../texts-desk.ts'
import { ClosesRequestChoice } from './open-requests.tsx'

/** Mails whoever sent the case in. What is typed is kept in this browser until it went. */
export function AnswerDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useCaseCommands()
  const kept = draftStorage(shown.number, 'answer')
  const [initial] = useState(() => ({ subject: '', text: '', ...kept.read() }))
  const form = useCommandForm({
    schema: NewAnswer,
    initial,
    memory: { save: ({ subject, text }) => kept.save({ subject, text }) },
    act: 'antwoord',
    wanted: ({ subject }) => [[commandTexts.answer, subject]],
    onDone: () => {
      kept.drop()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={commandTexts.answerTitle}>
      <CommandForm form={form} submit={commandTexts.sendAnswer} onCancel={onClose}>
        <p>{commandTexts.answerTo(shown.contact.email ?? '')}</p>
        <TextField {...form.field('subject')} />
        <TextArea {...form.field('text')} rows={9} />
        <ClosesRequestChoice onChange={ids => form.form.setValue('settles', ids)} />
        <div>
          <PreviewButton question={() => ({ act: 'antwoord', ...form.form.getValues() })} />
        </div>
      </CommandForm>
    </Dialog>
  )
}
