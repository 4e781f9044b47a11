import type { ReactElement } from 'react'
import { isEmail } from '../../../common/checks/email.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { answerTexts as texts } from '../../cases/answer-texts-desk.ts'
import { addressesIn, mostCopies } from '../../cases/cc-addresses.ts'
import styles from '../../cases/components/case.module.css'
import { caseEvents } from '../../cases/events.ts'
import { isOfPerson } from '../../cases/mail-kinds.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { DeskCase } from '../contract.ts'
import { requestTexts } from '../texts-desk.ts'
import answer from './answer.module.css'

type Entry = DeskCase['timeline'][number]
type Question = {
  readonly id: number
  readonly at: string
  readonly title: string
  readonly content: ReactElement
}

/** Entries of mails of people, the newest first. */
const mailsOf = ({ timeline }: Pick<DeskCase, 'timeline'>) =>
  timeline.filter(
    ({ type, received }) => type === caseEvents.mailReceived && received && isOfPerson(received.nature),
  )

/** The last mail of a person that came in and asks something, else the last one; undefined where there is none. */
export const lastMailIn = (shown: Pick<DeskCase, 'timeline'>) =>
  mailsOf(shown).find(({ received }) => received?.asks) ?? mailsOf(shown)[0]

/** Addresses of who wrote or got the mails that wait, beside the contact and whoever gets a copy. @param typed the copies */
export function othersOf(shown: DeskCase, typed: string): readonly string[] {
  const waiting = mailsOf(shown).filter(({ id }) => shown.asked.some(asked => asked.id === id))
  const mails = waiting.length > 0 ? waiting : mailsOf(shown).slice(0, 1)
  const known = [shown.contact.email ?? '', ...addressesIn(typed)].map(address => address.toLowerCase())
  const all = mails.flatMap(({ received }) =>
    received && received.senderCheck.verdict !== 'fail'
      ? [...(received.isColleague ? [] : [received.from]), ...received.copies]
      : [],
  )
  return addressesIn(all.join(' '))
    .filter(address => isEmail(address) && !known.includes(address.toLowerCase()))
    .slice(0, Math.max(0, mostCopies - addressesIn(typed).length))
}

const questionOfMail = ({ id, at, received }: Entry): readonly Question[] =>
  received
    ? [
        {
          id,
          at,
          title: texts.mailOf(received.fromName || received.from, deskMoment(at)),
          content: <p className={styles.lines}>{received.text}</p>,
        },
      ]
    : []

/** Everything that waits for an answer, the newest first; else the newest of what the customer wrote. */
function questionsOf(shown: DeskCase): readonly Question[] {
  const open = shown.asked.flatMap((asked): readonly Question[] => {
    const mail = asked.kind === 'mail' ? shown.timeline.find(({ id }) => id === asked.id) : undefined
    return mail ? questionOfMail(mail) : [askedQuestion(asked)]
  })
  const last = lastMailIn(shown)
  const questions = open.length > 0 ? open : last ? questionOfMail(last) : []
  return questions.toSorted((one, other) => other.at.localeCompare(one.at))
}

const askedQuestion = ({ id, at, kind, words }: DeskCase['asked'][number]): Question => ({
  id,
  at,
  title: texts.askedOn(deskMoment(at)),
  content: <p className={styles.lines}>{words === '' ? requestTexts.titles[kind] : words}</p>,
})

/** Everything that is answered, in sight while somebody writes. */
export function AnsweredQuestion() {
  const { shown } = useDeskCase()
  const questions = questionsOf(shown)
  const hasForm = questions.length === 0 && (shown.kind === 'form' || shown.kind === 'fibre-enquiry')
  if (questions.length === 0 && !hasForm) return null
  return (
    // A long one scrolls by itself, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={answer.question} aria-label={texts.question} tabIndex={0}>
      {hasForm && (
        <>
          <p className={styles.by}>{texts.filledIn}</p>
          <DetailsList details={shown.facts.map(({ name, value }) => [name, value] as const)} />
        </>
      )}
      {questions.map(({ id, title, content }) => (
        <div key={id}>
          <p className={styles.by}>{title}</p>
          {content}
        </div>
      ))}
    </section>
  )
}
