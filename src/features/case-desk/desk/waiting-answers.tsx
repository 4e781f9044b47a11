import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { waitingTexts as texts } from '../../cases/answer-texts-desk.ts'
import styles from '../../cases/components/case.module.css'
import { failureIn } from '../../cases/components/case-commands.tsx'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { WaitingAnswer } from '../contract-parts.ts'
import { filesIn } from './answer-form.ts'

/** Answers that have not gone yet, each with the way to take it back. */
export function WaitingAnswers() {
  const { shown, open } = useDeskCase()
  const [takenBack, setTakenBack] = useState<string | null>(null)
  const isGone = takenBack !== null && shown.waiting.every(({ message }) => message !== takenBack)
  // Written again on the case as it stands without it.
  useEffect(() => {
    if (!isGone) return
    setTakenBack(null)
    open('answer')
  }, [isGone, open])
  return shown.waiting.map(answer => (
    <Waiting key={answer.message} answer={answer} onTakenBack={setTakenBack} />
  ))
}

/** Time for the worker to send it before the page looks again. */
const slackMs = 2_000
/** One that waits longer than this has a moment that was chosen. */
const soonMs = 30_000

type Props = {
  answer: WaitingAnswer
  /** Called with the message. */
  onTakenBack: (message: string) => void
}

function Waiting({ answer, onTakenBack }: Props) {
  const { mayWork } = useDeskCase()
  const { revalidate } = useRevalidator()
  const { goesAt, msLeft, isPlanned, subject } = answer
  useEffect(() => {
    if (msLeft > soonMs) return undefined
    const timer = setTimeout(() => void revalidate(), msLeft + slackMs)
    return () => clearTimeout(timer)
  }, [msLeft, revalidate])
  return (
    <Notice
      title={isPlanned ? texts.planned(deskMoment(goesAt)) : <GoesSoon answer={answer} />}
      announced={!isPlanned}
    >
      <p>{texts.subject(subject)}</p>
      {mayWork && <TakeBack answer={answer} onTakenBack={onTakenBack} />}
    </Notice>
  )
}

function GoesSoon({ answer: { by } }: { answer: WaitingAnswer }) {
  const { name } = useColleague()
  return <span>{by === null || by === name ? texts.going : texts.goingOf(by)}</span>
}

/** Takes the mail out before it goes, and opens it again to be changed. */
function TakeBack({ answer: { message, subject, text, cc, files, isPlanned }, onTakenBack }: Props) {
  const { shown, send } = useDeskCase()
  const drafts = draftStorage(useColleague().id, shown.number, 'answer')
  const announce = useAnnounce()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [id] = useState(newId)
  async function takeBack() {
    setIsBusy(true)
    const result = await send({ act: 'antwoord-terughalen', body: { id, message }, wanted: [] })
    setIsBusy(false)
    setFailure(failureIn(result))
    if (!result.ok) return
    const draft = drafts.read()
    // Text and files of what was written since stay below its own.
    const later = draft?.text && draft.text !== text ? `\n\n${draft.text}` : ''
    drafts.save({
      subject,
      text: text + later,
      cc,
      files: JSON.stringify([...files, ...filesIn(draft?.files)]),
    })
    announce(texts.takenBack)
    onTakenBack(message)
  }
  return (
    <div className={styles.actions}>
      <Button small variant="secondary" busy={isBusy} onClick={() => void takeBack()}>
        {isPlanned ? texts.change : texts.undo}
      </Button>
      {failure !== '' && <p role="alert">{`${texts.failed}. ${failure}`}</p>}
    </div>
  )
}
