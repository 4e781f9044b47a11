import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/kit/button.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx'
import { useShownStep } from '../../../page-frame/components/use-shown-step.ts'
import { questionnaireTexts as texts } from '../../questionnaire-texts.ts'
import { type Answer, back, next, type Progress, start } from './eligibility.ts'
import styles from './questionnaire.module.css'

/** Two questions and what they come to (marketing-site §2.8); what is asked and said next is decided in eligibility.ts. */
export default function Questionnaire() {
  const [progress, setProgress] = useState(start)
  const card = useRef<HTMLElement>(null)
  useShownStep(card, progress)
  const question = { progress, onAnswer: (answer: Answer | null) => setProgress(next(progress, answer)) }
  const goBack = () => setProgress(back(progress))
  const [first, second] = texts.questions
  return (
    <section ref={card} className={styles.card} aria-label={texts.title}>
      <Question number={1} {...question} {...first} />
      <Question number={2} {...question} {...second} onBack={goBack} />
      <div className={styles.step} hidden={progress.step !== 3}>
        <div aria-live="polite">
          {progress.result === 'required' && <Result kind="warning" {...texts.required} />}
          {progress.result === 'not-required' && <Result kind="success" {...texts.notRequired} />}
        </div>
        <div>
          <BackButton onClick={goBack} />
        </div>
      </div>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </section>
  )
}

type QuestionProps = {
  number: 1 | 2
  progress: Progress
  question: string
  text: string
  list: readonly string[]
  onAnswer: (answer: Answer | null) => void
  onBack?: () => void
}

function Question({ number, progress, question, text, list, onAnswer, onBack }: QuestionProps) {
  const name = `question-${number}`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get(name)
    onAnswer(chosen === 'yes' || chosen === 'no' ? chosen : null)
  }
  return (
    <form className={styles.step} hidden={progress.step !== number} onSubmit={submit}>
      <div>
        <p className={styles.progress}>{texts.progress.replace('{number}', String(number))}</p>
        <h3 tabIndex={-1}>{question}</h3>
        <p>{text}</p>
        {list.length > 0 && (
          <ul>
            {list.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <RadioGroup
        legend={<span className="visually-hidden">{question}</span>}
        name={name}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        required
        inRow
      />
      <div className={styles.buttons}>
        {onBack && <BackButton onClick={onBack} />}
        <Button
          type="submit"
          data-needs-script
          disabled={import.meta.env.SSR}
          iconAfter={<ArrowRight aria-hidden="true" />}
        >
          {texts.next}
        </Button>
      </div>
    </form>
  )
}

const BackButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={onClick}>
    {texts.back}
  </Button>
)

type ResultProps = {
  kind: 'success' | 'warning'
  title: string
  text: string
  ways: readonly { label: string; to: string }[]
}

/** Result of the answers, with the next steps. */
const Result = ({ kind, title, text, ways }: ResultProps) => (
  <Notice kind={kind}>
    <h3 tabIndex={-1}>{title}</h3>
    <p>{text}</p>
    <ul className={`plain-list ${styles.ways}`}>
      {ways.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  </Notice>
)
