import { isRefused } from '../../../api/client.ts'
import { Fields, Form } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { QuoteDecline } from '../contract.ts'
import { quoteDeclineTexts as texts } from '../texts.ts'
import type { TypedAnswers } from './acceptance.ts'
import { AnswerStep, StepActions } from './answer-step.tsx'

type Props = {
  token: string
  /** Whether parts of the quote were accepted before. */
  hasOrders: boolean
  typed: TypedAnswers
  onDeclined: () => Promise<void>
  /** Something else was decided meanwhile. */
  onTooLate: () => Promise<void>
  onDead: () => void
  onBack: () => void
}

/** The customer does not want it, and may say why. */
export function DeclineForm({ token, hasOrders, typed, onDeclined, onTooLate, onDead, onBack }: Props) {
  const form = useContractForm({
    schema: QuoteDecline,
    initial: { token, reason: typed.declining ?? '' },
    memory: {
      save({ reason }) {
        typed.declining = reason ?? ''
      },
    },
    async send(answer) {
      const result = await submit('POST /api/prijsopgave/afwijzen', answer)
      if (isRefused(result, 404)) onDead()
      if (isRefused(result, 409)) await onTooLate()
      return outcomeOf(result)
    },
    onTaken: () => void onDeclined(),
  })
  return (
    <AnswerStep title={texts.title}>
      <p>{hasOrders ? texts.introOfRest : texts.intro}</p>
      <Form form={form} failed={texts.failed} actions={<StepActions submit={texts.submit} onBack={onBack} />}>
        <Fields>
          <TextArea {...form.field('reason')} label={texts.reason} rows={3} />
        </Fields>
      </Form>
    </AnswerStep>
  )
}
