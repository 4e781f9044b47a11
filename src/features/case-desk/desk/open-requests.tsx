import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Fold } from '../../../ui/kit/fold.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { mostRequests } from '../../cases/command-schemas.ts'
import styles from '../../cases/components/case.module.css'
import { failureOf } from '../../cases/components/case-commands.tsx'
import { commandTexts } from '../../cases/texts-desk.ts'
import type { OpenRequest } from '../../tracking/contract.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import { requestTexts } from '../texts-desk.ts'
import request from './open-requests.module.css'

/** So many requests show at once: what is typed below them stays in sight. */
const shownAtOnce = 3

/** Open requests of the customer, each with a button that marks it as handled, and all their mails with one. */
export function OpenRequests() {
  const { asked } = useDeskCase().shown
  const notices = asked.map((request, place) => (
    <OpenRequestNotice key={request.id} {...request} isFirst={place === 0} />
  ))
  return (
    <>
      <AllMails />
      {notices.slice(0, shownAtOnce)}
      {notices.length > shownAtOnce && (
        <Fold title={requestTexts.more(notices.length - shownAtOnce)}>
          <div className={styles.stack}>{notices.slice(shownAtOnce)}</div>
        </Fold>
      )}
    </>
  )
}

/** Marks requests as handled, with how far that is. */
function useSettling(all: readonly OpenRequest[]) {
  const { send } = useDeskCase()
  const requests = all.slice(0, mostRequests)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [id] = useState(newId)
  const settle = async () => {
    setIsBusy(true)
    const [only] = requests
    const wanted = [[requestTexts.settle, requestTexts.titlesOf(requests.map(({ kind }) => kind))]] as const
    const result =
      requests.length === 1 && only
        ? await send({ act: 'afgehandeld', body: { id, request: only.id }, wanted })
        : await send({
            act: 'alles-afgehandeld',
            body: { id, requests: requests.map(each => each.id) },
            wanted,
          })
    setFailure(failureOf(result))
    setIsBusy(false)
  }
  return { isBusy, failure, settle }
}

const Failed = ({ failure }: { failure: CallFailure | null }) =>
  failure && <p role="alert">{`${failure.title ?? commandTexts.failed.title}. ${failure.message}`}</p>

/** One press for all mails that wait, once there are several. */
function AllMails() {
  const { mayWork, shown } = useDeskCase()
  const mails = shown.asked.filter(({ kind }) => kind === 'mail')
  const { isBusy, failure, settle } = useSettling(mails)
  if (!mayWork || mails.length < 2) return null
  const isAll = mails.length === shown.asked.length
  return (
    <div className={request.request}>
      <p className={request.title}>{requestTexts.waiting(mails.length)}</p>
      <Button small variant="secondary" busy={isBusy} onClick={() => void settle()}>
        {isAll ? requestTexts.settleAll : requestTexts.settleAllMails}
      </Button>
      <Failed failure={failure} />
    </div>
  )
}

function OpenRequestNotice({ isFirst, ...asked }: OpenRequest & { isFirst: boolean }) {
  const { mayWork, shown } = useDeskCase()
  const { id, kind, words, at } = asked
  const { isBusy, failure, settle } = useSettling([asked])
  const isForged = shown.timeline.some(
    entry => entry.id === id && entry.received?.senderCheck.verdict === 'fail',
  )
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
      <Failed failure={failure} />
    </Notice>
  )
}

type ChoiceProps = { chosen: readonly number[]; onChange: (ids: number[]) => void }

/** Which of several requests a call or a mail takes up; one alone is taken up by it anyway. */
export function ClosesRequestChoice({ chosen, onChange }: ChoiceProps) {
  const { asked } = useDeskCase().shown
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
