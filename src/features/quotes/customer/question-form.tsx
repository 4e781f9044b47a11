import { useState } from 'react'
import { call, isRefused } from '../../../api/client.ts'
import { Fields, Form } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { FileField } from '../../case-files/components/file-field.tsx'
import { formWithFiles, uploadTimeout } from '../../case-files/components/form-with-files.ts'
import { useFormFiles } from '../../case-files/components/use-form-files.ts'
import { QuoteQuestion } from '../contract.ts'
import type { PartToRead } from '../contract-parts.ts'
import { partTitle, quotePageTexts, quoteQuestionTexts as texts } from '../texts.ts'
import type { TypedAnswers } from './acceptance.ts'
import { AnswerStep, StepActions } from './answer-step.tsx'
import styles from './quote.module.css'

type Props = {
  token: string
  /** Of the quote: a question can be about one of several. */
  parts: readonly PartToRead[]
  typed: TypedAnswers
  onDead: () => void
  onBack: () => void
}

/** Asks a question before deciding, or about a quote that can no longer be decided. */
export function QuestionForm({ token, parts, typed, onDead, onBack }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const { files, field, judged } = useFormFiles(typed)
  const form = useContractForm({
    schema: QuoteQuestion,
    initial: { token, words: typed.asking ?? '', part: typed.askingAbout ?? '' },
    memory: {
      save({ words, part }) {
        typed.asking = words
        typed.askingAbout = part
      },
    },
    async send(question) {
      const result = await call('POST /api/prijsopgave/vraag', {
        form: formWithFiles(question, files),
        timeout: uploadTimeout,
      })
      if (isRefused(result, 404)) onDead()
      return judged(outcomeOf(result))
    },
    onTaken() {
      delete typed.asking
      delete typed.askingAbout
      delete typed.files
      setIsAsked(true)
    },
  })
  if (isAsked)
    return (
      <Notice kind="success" title={texts.asked} announced>
        <p>{texts.askedText}</p>
        <p className={styles.follow}>
          <Button variant="secondary" small onClick={onBack}>
            {quotePageTexts.back}
          </Button>
        </p>
      </Notice>
    )
  return (
    <AnswerStep title={texts.title}>
      <Form form={form} failed={texts.failed} actions={<StepActions submit={texts.submit} onBack={onBack} />}>
        <Fields>
          {parts.length > 1 && (
            <SelectField
              {...form.control('part')}
              label={texts.about}
              options={[
                { value: '', label: texts.aboutAll },
                ...parts.map(part => ({ value: part.id, label: partTitle(part) })),
              ]}
            />
          )}
          <TextArea {...form.field('words')} label={texts.words} rows={4} />
          <FileField {...field} />
        </Fields>
      </Form>
    </AnswerStep>
  )
}
