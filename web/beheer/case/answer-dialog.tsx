import { useState } from 'react'
import { actTexts } from '../../../content/desk-case-texts.ts'
import { NewAnswer } from '../../../contract/case-commands.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActForm, useActForm } from './act-form.tsx'
import { useActs } from './acts.tsx'
import { keptWords } from './kept-words.ts'
import { PreviewButton } from './mail-choice.tsx'
import { SettlesChoice } from './open-requests.tsx'

/** Mails whoever sent the case in. What is typed is kept in this browser until it went. */
export function AnswerDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useActs()
  const kept = keptWords(shown.number, 'answer')
  const [initial] = useState(() => ({ subject: '', text: '', ...kept.read() }))
  const form = useActForm({
    schema: NewAnswer,
    initial,
    memory: { save: ({ subject, text }) => kept.save({ subject, text }) },
    act: 'antwoord',
    wanted: ({ subject }) => [[actTexts.answer, subject]],
    onDone: () => {
      kept.drop()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={actTexts.answerTitle}>
      <ActForm form={form} submit={actTexts.sendAnswer} onCancel={onClose}>
        <p>{actTexts.answerTo(shown.contact.email ?? '')}</p>
        <TextField {...form.field('subject')} />
        <TextArea {...form.field('text')} rows={9} />
        <SettlesChoice onChange={ids => form.form.setValue('settles', ids)} />
        <div>
          <PreviewButton question={() => ({ act: 'antwoord', ...form.form.getValues() })} />
        </div>
      </ActForm>
    </Dialog>
  )
}
