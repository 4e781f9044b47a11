import { type ReactNode, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Outcome } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import type { AgreementLine } from '../contract.ts'
import { NoticeGiving } from '../contract-mijn.ts'
import { endingLines, leavable, noticeCost, noticeErrors, withoutCosts } from '../notice.ts'
import { noticeTexts as texts } from '../texts.ts'
import { EndingLines } from './ending-lines.tsx'
import { NoticeFields } from './notice-fields.tsx'

type Props = {
  lines: readonly AgreementLine[]
  /** Above the fields. */
  intro: ReactNode
  /** Above what ends, and the button that sends it. */
  before: string
  confirm: string
  /** Sends a notice with what it costs. */
  send: (notice: NoticeGiving) => Promise<Outcome<unknown>>
  onSent: () => void
  /** Whether something can be said with it. */
  hasWords?: boolean
}

const steps = ['bevestigen'] as const

/** The errors of a notice by field, as the forms take them. */
export const asFieldErrors = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { message }]))

/** Giving notice: first what, then what that costs, then the press that sends it. */
export function NoticeForm({ lines, intro, before, confirm, send, onSent, hasWords = true }: Props) {
  const today = dutchDay(new Date())
  const [id] = useState(newId)
  const { step, enter, leave } = useHistoryStep('opzeggen', steps)
  const choices = leavable(lines)
  const all = choices.map(({ position }) => position)
  const form = useContractForm({
    schema: NoticeGiving,
    initial: {
      id,
      positions: all.length === 1 ? all : [],
      lastDay: withoutCosts(choices, today) ?? '',
      costInCents: 0,
      why: '',
      words: '',
    },
    refusals: wanted => asFieldErrors(noticeErrors(lines, wanted, today)),
    send: async (wanted, action) =>
      action === 'preview'
        ? { kind: 'taken', data: 'seen' }
        : send({ ...wanted, costInCents: noticeCost(endingLines(lines, wanted)) }),
    onTaken: outcome => (outcome === 'seen' ? enter('bevestigen') : onSent()),
  })
  const wanted = form.form.watch()
  const isAsked = step === 'bevestigen' && Object.keys(noticeErrors(lines, wanted, today)).length === 0
  return (
    <Form
      form={form}
      failed={{ title: texts.failed }}
      actions={
        isAsked ? (
          <>
            <SubmitButton action="confirm">{confirm}</SubmitButton>
            <LeaveButton onClick={leave}>{texts.change}</LeaveButton>
          </>
        ) : (
          <SubmitButton action="preview">{texts.preview}</SubmitButton>
        )
      }
    >
      <p>{isAsked ? before : intro}</p>
      {isAsked ? (
        <DetailsBlock heading="h2" title={texts.whatEnds}>
          <EndingLines lines={endingLines(lines, wanted)} />
        </DetailsBlock>
      ) : (
        <NoticeFields form={form} lines={lines} today={today} hasWords={hasWords} />
      )}
    </Form>
  )
}
