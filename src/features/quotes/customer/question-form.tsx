import { useState } from 'react'
import { isRefused } from '../../../api/client.ts'
import { Fields, Form } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { QuoteQuestion } from '../contract.ts'
import { quotePageTexts, quoteQuestionTexts as texts } from '../texts.ts'
import type { TypedAnswers } from './acceptance.ts'
import { AnswerStep, StepActions } from './answer-step.tsx'
import styles from './quote.module.css'

type Props = { token: string; typed: TypedAnswers; onDead: () => void; onBack: () => void }

/** Asks a question before deciding, or about a quote that can no longer be decided. */
export function QuestionForm({ token, typed, onDead, onBack }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const form = useContractForm({
    schema: QuoteQuestion,
    initial: { token, words: typed.asking ?? '' },
    memory: {
      save({ words }) {
        typed.asking = words
      },
    },
    async send(question) {
      const result = await submit('POST /api/prijsopgave/vraag', question)
      if (isRefused(result, 404)) onDead()
      return outcomeOf(result)
    },
    onTaken() {
      delete typed.asking
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
          <TextArea {...form.field('words')} label={texts.words} rows={4} />
        </Fields>
      </Form>
    </AnswerStep>
  )
}
