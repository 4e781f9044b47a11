import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { newId } from '../../../common/new-id.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Form, LeaveButton, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsBlock } from '../../../ui/layout/details-block.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import { callAsCustomer } from '../../customers/components/mijn/call-as-customer.ts'
import { loadForCustomer } from '../../customers/components/mijn/load-for-customer.ts'
import { Loaded } from '../../customers/components/mijn/loaded.tsx'
import styles from '../../customers/components/mijn/mijn.module.css'
import { addressLine } from '../../details/facts.ts'
import { EndingLines } from '../components/ending-lines.tsx'
import { NoticeFields } from '../components/notice-fields.tsx'
import { agreementNumber } from '../contract.ts'
import { type CustomerAgreement, NoticeGiving } from '../contract-mijn.ts'
import { endingLines, leavable, noticeCost, noticeErrors, withoutCosts } from '../notice.ts'
import { agreementsPageTexts, noticeTexts as texts } from '../texts.ts'
import type { Route } from './+types/notice.ts'

export { PageSkeleton as HydrateFallback } from '../../customers/components/mijn/page-skeleton.tsx'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadForCustomer('GET /api/mijn/contracten/{nummer}', request, { params: { nummer: params.number } })

const toAgreements = (
  <LinkButton variant="secondary" to={paths.mijnAgreements}>
    {texts.toAgreements}
  </LinkButton>
)

/** Giving notice of an agreement: first what, then what that costs, then the press that does it. */
export default function GiveNotice({ loaderData }: Route.ComponentProps) {
  const [isGiven, setIsGiven] = useState(false)
  if (isGiven)
    return (
      <Notice kind="success" title={texts.given} announced>
        <p>{texts.givenText}</p>
        {toAgreements}
      </Notice>
    )
  return (
    <Loaded
      answer={loaderData}
      what={agreementsPageTexts.subjectOfOne}
      missing={<Empty title={agreementsPageTexts.notYours}>{toAgreements}</Empty>}
    >
      {agreement =>
        leavable(agreement.lines).length === 0 ? (
          <Empty title={texts.nothingLeft}>{toAgreements}</Empty>
        ) : (
          <NoticeForm agreement={agreement} onGiven={() => setIsGiven(true)} />
        )
      }
    </Loaded>
  )
}

const steps = ['bevestigen'] as const

function NoticeForm({ agreement, onGiven }: { agreement: CustomerAgreement; onGiven: () => void }) {
  const { lines, number, installationAddress } = agreement
  const today = dutchDay(new Date())
  const [id] = useState(newId)
  const { step, enter, leave } = useHistoryStep('opzeggen', steps)
  const { revalidate } = useRevalidator()
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
    refusals: wanted =>
      Object.fromEntries(
        Object.entries(noticeErrors(lines, wanted, today)).map(([field, message]) => [field, { message }]),
      ),
    async send(wanted, action) {
      if (action === 'preview') return { kind: 'taken', data: false }
      const costInCents = noticeCost(endingLines(lines, wanted))
      const result = await submit(
        'POST /api/mijn/contracten/{nummer}/opzegging',
        { ...wanted, costInCents },
        { params: { nummer: number }, through: callAsCustomer },
      )
      // What costs something else by now, or has ended, shows as it is.
      if (!result.ok) await revalidate()
      return outcomeOf(result.ok ? { ...result, data: true } : result)
    },
    onTaken: isDone => (isDone === true ? onGiven() : enter('bevestigen')),
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
            <SubmitButton action="confirm">{texts.confirm}</SubmitButton>
            <LeaveButton onClick={leave}>{texts.change}</LeaveButton>
          </>
        ) : (
          <SubmitButton action="preview">{texts.preview}</SubmitButton>
        )
      }
    >
      <p className={styles.intro}>
        {isAsked ? texts.mailed : texts.intro(agreementNumber(number), addressLine(installationAddress))}
      </p>
      {isAsked ? (
        <DetailsBlock heading="h2" title={texts.whatEnds}>
          <EndingLines lines={endingLines(lines, wanted)} />
        </DetailsBlock>
      ) : (
        <NoticeFields
          lines={lines}
          today={today}
          chosen={wanted.positions}
          onChoose={positions =>
            form.form.setValue('positions', positions, { shouldValidate: form.attempt > 0 })
          }
          controls={{
            positions: form.control('positions'),
            lastDay: form.control('lastDay'),
            why: form.control('why'),
            words: form.control('words'),
          }}
        />
      )}
    </Form>
  )
}
