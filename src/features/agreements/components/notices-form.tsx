import { type ReactNode, useState } from 'react'
import { newId } from '../../../common/new-id.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import type { Outcome } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { NoticesGiving } from '../contract-together.ts'
import { isSumAtMost, sumInWords } from '../cost-words.ts'
import { withoutCosts } from '../notice.ts'
import { furthestEnd } from '../product-end.ts'
import { noticeTexts } from '../texts.ts'
import { noticesTexts as texts } from '../texts-together.ts'
import { endingOfEach, leavableAgreements, noticesErrors, placeOf, sumOfNotices } from '../together.ts'
import { EndingLines } from './ending-lines.tsx'
import styles from './notice.module.css'
import { asFieldErrors } from './notice-form.tsx'
import { NoticesFields } from './notices-fields.tsx'

type Props = {
  agreements: readonly CustomerAgreement[]
  /** Above the fields. */
  intro: ReactNode
  /** Over what can be chosen. */
  legend: string
  /** Above what ends, and the button that sends it. */
  before: string
  confirm: string
  send: (notices: NoticesGiving) => Promise<Outcome<unknown>>
  onSent: () => void
}

const steps = ['bevestigen'] as const

/** Giving notice of several agreements: first which, then what each and all of them cost, then the press that sends it. */
export function NoticesForm({ agreements, intro, legend, before, confirm, send, onSent }: Props) {
  const today = dutchDay(new Date())
  const choices = leavableAgreements(agreements)
  const [ids] = useState(() => new Map(choices.map(({ number }) => [number, newId()])))
  const { step, enter, leave } = useHistoryStep('opzeggen', steps)
  const free = withoutCosts(
    choices.flatMap(({ lines }) => lines),
    today,
  )
  const form = useContractForm({
    schema: NoticesGiving,
    initial: {
      agreements: [],
      lastDay: free !== null && free <= furthestEnd(today) ? free : '',
      why: '',
      words: '',
    },
    refusals: wanted => asFieldErrors(noticesErrors(choices, wanted, today)),
    send: async (wanted, action) =>
      action === 'preview' ? { kind: 'taken', data: 'seen' } : send(withCosts(wanted, choices)),
    onTaken: outcome => (outcome === 'seen' ? enter('bevestigen') : onSent()),
  })
  const wanted = form.form.watch()
  const isAsked = step === 'bevestigen' && Object.keys(noticesErrors(choices, wanted, today)).length === 0
  return (
    <Form
      form={form}
      failed={{ title: texts.failed }}
      actions={
        isAsked ? (
          <>
            <SubmitButton action="confirm">{confirm}</SubmitButton>
            <LeaveButton onClick={leave}>{noticeTexts.change}</LeaveButton>
          </>
        ) : (
          <SubmitButton action="preview">{noticeTexts.preview}</SubmitButton>
        )
      }
    >
      <p>{isAsked ? before : intro}</p>
      {isAsked ? (
        <EndingOfEach ending={endingOfEach(choices, wanted)} />
      ) : (
        <NoticesFields
          form={form}
          choices={choices}
          legend={legend}
          idOf={number => ids.get(number) ?? newId()}
          today={today}
        />
      )}
    </Form>
  )
}

/** Notices with what each costs, as whoever sends them saw it. */
const withCosts = (wanted: NoticesGiving, choices: readonly CustomerAgreement[]): NoticesGiving => {
  const costs = new Map(
    endingOfEach(choices, wanted).map(({ agreement, costInCents }) => [agreement.number, costInCents]),
  )
  return {
    ...wanted,
    agreements: wanted.agreements.map(each => ({ ...each, costInCents: costs.get(each.number) ?? 0 })),
  }
}

/** The lines that end of each agreement with their cost, and that of all together. */
function EndingOfEach({ ending }: { ending: ReturnType<typeof endingOfEach> }) {
  const lines = ending.flatMap(each => each.lines)
  const sum = sumOfNotices(ending)
  return (
    <>
      {ending.map(({ agreement, lines: ofOne }) => (
        <DetailsBlock key={agreement.number} heading="h2" title={placeOf(agreement)}>
          <EndingLines lines={ofOne} />
        </DetailsBlock>
      ))}
      <p className={styles.total}>
        {sum > 0
          ? texts.total(ending.length, sumInWords(sum, isSumAtMost(lines)))
          : texts.totalFree(ending.length)}
      </p>
    </>
  )
}
