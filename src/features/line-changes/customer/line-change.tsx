import { useState } from 'react'
import { isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { formatMoment } from '../../customers/components/mijn/dates.ts'
import { Message } from '../../customers/components/mijn/message.tsx'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { ChangedLines } from '../components/changed-lines.tsx'
import { LineChangeAnswer, type LineChangeToAnswer } from '../contract.ts'
import { lineChangePageTexts as texts } from '../texts.ts'
import styles from './line-change.module.css'

/** Next steps of the order. */
const Answered = ({ agreed }: { agreed: boolean }) => (
  <Notice kind={agreed ? 'success' : 'info'} title={agreed ? texts.agreed : texts.declined} announced>
    <p>{agreed ? texts.agreedText : texts.declinedText}</p>
  </Notice>
)

const linkPage = {
  path: paths.lineChange,
  check: 'POST /api/bestelling-wijzigen/link',
  storageKey: 'lineChangeLink',
} as const

/** Page behind the mail about a change that costs more: before and after, and the customer's answer. */
export default function LineChange() {
  const { link, end } = useMailedLink(linkPage)
  const [agreed, setAgreed] = useState<boolean | null>(null)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, change) =>
        agreed === null ? (
          <Proposal key={token} token={token} change={change} onAnswered={setAgreed} onDead={end} />
        ) : (
          <Answered agreed={agreed} />
        )
      }
    </LinkedPage>
  )
}

type Props = {
  token: string
  change: LineChangeToAnswer
  onAnswered: (agreed: boolean) => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** The change with its price, then the answer, or why it can no longer be answered. */
function Proposal({ token, change, onAnswered, onDead }: Props) {
  const { refusal, number, companyName, message } = change
  return (
    <>
      {refusal === null ? (
        <p>{texts.intro(formatOrderNumber(number), companyName)}</p>
      ) : (
        <Notice kind={change.state === 'applied' ? 'success' : 'info'} title={texts.over}>
          <p>{refusal}</p>
        </Notice>
      )}
      <Message title={texts.message} heading="h2" words={message} />
      <ChangedLines before={change.before} after={change.after} />
      {change.leaving !== null && <p>{change.leaving}</p>}
      {refusal === null && <Answer token={token} change={change} onAnswered={onAnswered} onDead={onDead} />}
    </>
  )
}

function Answer({ token, change, onAnswered, onDead }: Props) {
  const form = useContractForm({
    schema: LineChangeAnswer,
    initial: { token, agreed: true, longTerm: false, words: '' },
    async send(answer, action) {
      const agreed = action === 'agree'
      const result = await submit('POST /api/bestelling-wijzigen', { ...answer, agreed })
      if (isRefused(result, 404)) onDead()
      return outcomeOf(result.ok ? { ...result, data: agreed } : result)
    },
    onTaken: agreed => onAnswered(agreed === true),
  })
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">{texts.answer}</h2>
      <p>{texts.until(formatMoment(change.expiresAt))}</p>
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          <>
            <SubmitButton action="agree">{texts.agree}</SubmitButton>
            <SubmitButton action="decline" variant="secondary">
              {texts.decline}
            </SubmitButton>
          </>
        }
      >
        <Fields>
          <TextArea {...form.field('words')} label={texts.words} rows={2} />
          {change.longTermText !== null && (
            <Checkbox {...form.control('longTerm')} label={change.longTermText} />
          )}
        </Fields>
        <p className={styles.consent}>{change.text}</p>
      </Form>
    </section>
  )
}
