import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { deskMoment } from '../../desk/moments.ts'
import type { OpenRequest } from '../../tracking/contract.ts'
import styles from '../components/case.module.css'
import { failureOf, useCaseCommands } from '../components/case-commands.tsx'
import { commandTexts, requestTexts } from '../texts-desk.ts'
import request from './open-requests.module.css'

/** Open requests of the customer, each with a button that marks it as handled. */
export const OpenRequests = () =>
  useCaseCommands().shown.asked.map((request, place) => (
    <OpenRequestNotice key={request.id} {...request} isFirst={place === 0} />
  ))

function OpenRequestNotice({ id, kind, words, at, isFirst }: OpenRequest & { isFirst: boolean }) {
  const { mayWork, send, shown } = useCaseCommands()
  const isForged = shown.timeline.some(
    entry => entry.id === id && entry.received?.senderCheck.verdict === 'fail',
  )
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [actId] = useState(newId)
  const settle = async () => {
    setIsBusy(true)
    const result = await send({
      act: 'afgehandeld',
      body: { id: actId, request: id },
      wanted: [[requestTexts.settle, requestTexts.titles[kind]]],
    })
    setFailure(failureOf(result))
    setIsBusy(false)
  }
  return (
    <Notice kind="warning">
      <div className={request.request}>
        <div className={request.asked}>
          <p className={request.title}>{requestTexts.titles[kind]}</p>
          {words !== '' && <p className={`${styles.lines} ${request.words}`}>{words}</p>}
          <p className={styles.by}>
            {[
              requestTexts.asked(kind, deskMoment(at)),
              isForged ? requestTexts.forged : isFirst && requestTexts.answer,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        {mayWork && (
          <Button
            small
            variant="secondary"
            busy={isBusy}
            aria-label={requestTexts.settleOf(kind)}
            onClick={() => void settle()}
          >
            {requestTexts.settle}
          </Button>
        )}
      </div>
      {failure && <p role="alert">{`${failure.title ?? commandTexts.failed.title}. ${failure.message}`}</p>}
    </Notice>
  )
}

type ChoiceProps = { chosen: readonly number[]; onChange: (ids: number[]) => void }

/** Which of several requests a call or a mail takes up; one alone is taken up by it anyway. */
export function ClosesRequestChoice({ chosen, onChange }: ChoiceProps) {
  const { asked } = useCaseCommands().shown
  if (asked.length < 2) return null
  const choose = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter(each => each !== id))
  return (
    <fieldset className={styles.settles}>
      <legend>{requestTexts.settles}</legend>
      {asked.map(({ id, kind, words }) => (
        <Checkbox
          key={id}
          id={`settles-${id}`}
          name="settles"
          checked={chosen.includes(id)}
          label={requestTexts.choice(kind, words)}
          onChange={event => choose(id, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}
