import { type KeyboardEvent, useEffect, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { NewNote } from '../../cases/command-schemas.ts'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { noteTexts } from '../texts-desk.ts'
import stream from './stream.module.css'

/** A note for colleagues. What is typed is kept in this browser, with the id under which it is stored once, until it is stored. */
export function NoteBox({ me }: { me: string }) {
  const { shown, send } = useDeskCase()
  const kept = draftStorage(me, shown.number, 'note')
  const [isKept, setIsKept] = useState(false)
  const form = useContractForm({
    schema: NewNote,
    initial: { id: '', text: '' },
    memory: {
      save: ({ id, text }) => (text.trim() === '' ? kept.drop() : kept.save({ id, text })),
    },
    send: async note =>
      outcomeOf(await send({ act: 'notities', body: note, wanted: [[noteTexts.label, note.text]] })),
    onTaken: () => {
      kept.drop()
      setIsKept(false)
      form.form.reset({ id: newId(), text: '' })
    },
  })
  const { reset } = form.form
  // The browser's storage cannot be read during server rendering.
  useEffect(() => {
    const words = draftStorage(me, shown.number, 'note').read()
    setIsKept(words !== null)
    reset({ id: words?.id ?? newId(), text: words?.text ?? '' })
  }, [me, shown.number, reset])

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  const field = form.field('text')
  // An empty box that somebody passed through, or whose note was just saved, is not wrong.
  const isLeftEmpty = form.problems.length === 0 && form.form.getValues('text').trim() === ''
  return (
    <div className={stream.noteBox}>
      <Form
        form={form}
        failed={commandTexts.failed}
        actions={
          <SubmitButton small variant="secondary">
            {noteTexts.save}
          </SubmitButton>
        }
      >
        {isKept && <p>{noteTexts.kept}</p>}
        <TextArea
          {...field}
          error={isLeftEmpty ? undefined : field.error}
          label={noteTexts.label}
          hint={noteTexts.hint}
          rows={1}
          placeholder={noteTexts.placeholder}
          enterKeyHint="enter"
          onKeyDown={onKeyDown}
        />
      </Form>
    </div>
  )
}
