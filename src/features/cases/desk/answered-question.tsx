import type { ReactNode } from 'react'
import { deskMoment } from '../../desk/moments.ts'
import { DetailsList } from '../../details/components/details-block.tsx'
import { answerTexts as texts } from '../answer-texts-desk.ts'
import styles from '../components/case.module.css'
import { useCaseCommands } from '../components/case-commands.tsx'
import type { DeskCase } from '../contract.ts'
import { requestTexts } from '../texts-desk.ts'
import answer from './answer.module.css'

type Question = { readonly at: string; readonly title: string; readonly content: ReactNode }

/** The last mail of a person that came in; undefined where there is none. */
export const lastMailIn = ({ timeline }: Pick<DeskCase, 'timeline'>) =>
  timeline.find(({ received }) => received?.nature === 'answer')

/** The newest of what the customer wrote or asked; null where the case has only what was filled in. */
function lastQuestion(shown: DeskCase): Question | null {
  const mail = lastMailIn(shown)
  const asked = shown.asked.findLast(({ kind }) => kind !== 'mail')
  const questions: Question[] = []
  if (mail?.received) {
    const { from, fromName, text } = mail.received
    questions.push({
      at: mail.at,
      title: texts.mailOf(fromName || from, deskMoment(mail.at)),
      content: <p className={styles.lines}>{text}</p>,
    })
  }
  if (asked)
    questions.push({
      at: asked.at,
      title: texts.askedOn(deskMoment(asked.at)),
      content: (
        <p className={styles.lines}>{asked.words === '' ? requestTexts.titles[asked.kind] : asked.words}</p>
      ),
    })
  return questions.toSorted((one, other) => other.at.localeCompare(one.at))[0] ?? null
}

/** The question that is answered, in sight while somebody writes. */
export function AnsweredQuestion() {
  const { shown } = useCaseCommands()
  const question =
    lastQuestion(shown) ??
    (shown.kind === 'form' || shown.kind === 'fibre-enquiry'
      ? {
          title: texts.filledIn,
          content: <DetailsList details={shown.facts.map(({ name, value }) => [name, value] as const)} />,
        }
      : null)
  if (!question) return null
  return (
    // A long one scrolls by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={answer.question} aria-label={texts.question} tabIndex={0}>
      <p className={styles.by}>{question.title}</p>
      <div>{question.content}</div>
    </section>
  )
}
