import { ArrowLeft, ArrowRight, CircleAlert, CircleCheck } from 'lucide-react'
import { questionnaireTexts as texts } from '../../../content/questionnaire-texts.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import notice from '../../ui/notice.module.css'
import { RadioGroup } from '../../ui/radio-group.tsx'
import styles from './questionnaire.module.css'

/** Two questions and what they come to (marketing-site §2.8); questionnaire.behaviour.ts leads through it. */
export function Questionnaire() {
  const [first, second] = texts.questions
  return (
    <section className={styles.card} aria-label={texts.title} data-behaviour="questionnaire">
      <Question number={1} {...first} />
      <Question number={2} {...second} />
      <div className={styles.step} data-step="3" hidden>
        <div aria-live="polite">
          <Result kind="required" look="warning" {...texts.required} />
          <Result kind="not-required" look="success" {...texts.notRequired} />
        </div>
        <div>
          <BackButton />
        </div>
      </div>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </section>
  )
}

type QuestionProps = { number: 1 | 2; question: string; text: string; list: readonly string[] }

const Question = ({ number, question, text, list }: QuestionProps) => (
  <form className={styles.step} data-step={number} hidden={number > 1}>
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
      name={`question-${number}`}
      options={[
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ]}
      required
      inRow
    />
    <div className={styles.buttons}>
      {number > 1 && <BackButton />}
      <Button type="submit" data-step-next="" iconAfter={<ArrowRight aria-hidden="true" />}>
        {texts.next}
      </Button>
    </div>
  </form>
)

const BackButton = () => (
  <Button variant="secondary" data-step-previous="" icon={<ArrowLeft aria-hidden="true" />}>
    {texts.back}
  </Button>
)

type ResultProps = {
  kind: 'required' | 'not-required'
  look: 'success' | 'warning'
  title: string
  text: string
}

function Result({ kind, look, title, text }: ResultProps) {
  const Icon = look === 'warning' ? CircleAlert : CircleCheck
  return (
    <div className={classes(notice.notice, notice[look])} data-result={kind} hidden>
      <Icon className={notice.icon} aria-hidden="true" />
      <div className={notice.words}>
        <h3 tabIndex={-1}>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  )
}
