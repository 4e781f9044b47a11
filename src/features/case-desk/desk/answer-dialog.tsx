import { use, useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { addDays } from '../../../common/working-days.ts'
import { SubmitButton } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { FilePicker } from '../../case-files/components/file-picker.tsx'
import { answerTexts as texts } from '../../cases/answer-texts-desk.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import { addressesIn, addressList } from '../../cases/cc-addresses.ts'
import { mostRequests, nothingAfter } from '../../cases/command-schemas.ts'
import { commandTexts as fieldTexts } from '../../cases/command-texts.ts'
import { ActsOfText } from '../../cases/components/acts-of-text.tsx'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { draftStorage } from '../../cases/components/draft-storage.ts'
import { PreviewButton } from '../../cases/components/mail-choice.tsx'
import { NotMailed } from '../../cases/components/not-mailed.tsx'
import { wantedAtFirst } from '../../cases/offered-acts.ts'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import { testCaseTexts } from '../../cases/test-case-texts.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { AnswerParts, type KnownToEditor } from '../components/answer-parts.ts'
import { useDeskCase } from '../components/desk-case.tsx'
import type { ReadyText } from '../ready-text.ts'
import answer from './answer.module.css'
import { AnswerForm, answerOf, filesIn } from './answer-form.ts'
import { AnsweredQuestion, lastMailIn, othersOf } from './answered-question.tsx'
import { ClosesRequestChoice } from './open-requests.tsx'
import { actsOf, answeredBy, useReplyParts } from './use-reply-parts.ts'
import { withPassage } from './with-passage.ts'

type Draft = Readonly<Record<string, string>>
type Kept = { readonly subject: string; readonly text: string; readonly cc: string }

type Props = {
  /** The passage that it begins with, which a feature made of what it knows; absent where nothing is written yet. */
  begun?: string
  onClose: () => void
}

/** Mails whoever sent the case in. The text is kept in this browser until it went. */
export function AnswerDialog({ begun, onClose }: Props) {
  const { shown } = useDeskCase()
  const { ReadyTexts } = use(AnswerParts)
  const [known, setKnown] = useState<KnownToEditor | null>(null)
  const parts = useReplyParts(known?.signature ?? null)
  const drafts = draftStorage(useColleague().id, shown.number, 'answer')
  const [{ files: storedFiles, passage: passageBefore = '', ...draft }] = useState(
    (): Draft => drafts.read() ?? {},
  )
  /** The passage that it was begun with, as long as nobody begins again. */
  const [passage, setPassage] = useState(begun ?? passageBefore)
  const [files, setFiles] = useState(() => filesIn(storedFiles))
  const [hasDraft, setHasDraft] = useState(Object.keys(draft).length > 0)
  /** How many ready-made texts were chosen. */
  const [choices, setChoices] = useState(begun === undefined ? 0 : 1)
  const [language, setLanguage] = useState<ReplyLanguage>('nl')
  /** The text as the page made it: as long as nobody changed it, another one takes its place. */
  const [made, setMade] = useState(() => parts.compose(passage, 'nl'))
  const form = useCommandForm({
    schema: AnswerForm,
    initial: {
      subject: parts.subject,
      text: made,
      cc: '',
      files: files.map(({ id }) => id),
      isUploading: false,
      settles: shown.asked.slice(0, mostRequests).map(({ id }) => id),
      isLater: false,
      closes: false,
      sendAt: { day: shown.workingDays[0] ?? addDays(shown.today, 1), time: '09:00' },
      after: wantedAtFirst(nothingAfter),
      offered: nothingAfter,
      ...draft,
      ...(draft.text !== undefined &&
        begun !== undefined && {
          text: withPassage(draft.text, begun, passageBefore, parts.compose('', 'nl')),
        }),
    },
    memory: {
      save: values => {
        if (values.text !== parts.compose(passage, language) || values.cc !== '') keep(values, files)
      },
    },
    act: 'antwoord',
    wanted: ({ subject, text }) => [
      [commandTexts.answer, subject],
      [fieldTexts.message, text],
    ],
    onDone: () => {
      drafts.drop()
      onClose()
    },
  })
  const { control, getValues, setValue } = form.form
  const [isLater, offered, settles, cc] = useWatch({ control, name: ['isLater', 'offered', 'settles', 'cc'] })
  const offeredCopies = othersOf(shown, cc)
  const canClose = shown.transitions.some(({ state, refusal }) => state === 'closed' && refusal === null)

  function write(text: string) {
    setMade(text)
    setValue('text', text, { shouldValidate: true })
  }

  /** Greeting and signature anew, where nothing else was written. */
  function begin(wanted: ReplyLanguage) {
    if (getValues('text') !== made) return
    const text = parts.compose(passage, wanted)
    setMade(text)
    setValue('text', text)
  }

  // The own signature comes with the texts.
  const onLoaded = useEffectEvent(() => begin(language))
  useEffect(() => {
    if (known) onLoaded()
  }, [known])

  function choose(text: ReadyText) {
    const typed = getValues('text')
    const followUp = text.waitDays === null ? undefined : known?.workingDays?.[text.waitDays - 1]
    const body = parts.fill(text.text, text.language, followUp)
    const isEmpty = typed === made && passage === ''
    write(isEmpty ? parts.compose(body, text.language) : parts.insert(typed, body, language))
    if (isEmpty) setLanguage(text.language)
    // The subject of a mail that came in keeps the conversation together at the customer's.
    if (text.subject !== '' && !lastMailIn(shown))
      setValue('subject', parts.fill(text.subject, text.language, followUp))
    const acts = actsOf(text, { me: parts.me, shown })
    setValue('offered', acts)
    setValue('after', wantedAtFirst(acts))
    setValue('settles', [...new Set([...(settles ?? []), ...answeredBy(text, shown)])])
    keep(getValues(), files)
    setChoices(choices + 1)
  }

  // Once what the text brings along is there too, the message begins in sight below the question.
  const onChosen = useEffectEvent(() => {
    const message = document.getElementById(form.field('text').id)
    message?.focus({ preventScroll: true })
    message?.parentElement?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    if (choices > 0) onChosen()
  }, [choices])

  function keep({ subject, text, cc }: Kept, kept: readonly CaseFile[]) {
    drafts.save({ subject, text, cc, files: JSON.stringify(kept), passage })
  }

  // Files come one by one, each after what was there by then.
  const onFiles = useEffectEvent((stored: readonly CaseFile[]) => {
    const ids = stored.map(({ id }) => id)
    if (ids.join() === getValues('files').join()) return
    setValue('files', ids)
    keep(getValues(), stored)
  })
  useEffect(() => onFiles(files), [files])

  function startAgain() {
    drafts.drop()
    setHasDraft(false)
    setPassage('')
    setFiles([])
    setValue('subject', parts.subject)
    setValue('cc', '')
    setMade(parts.compose('', language))
    setValue('text', parts.compose('', language))
  }

  const submit = isLater ? texts.sendLater : commandTexts.sendAnswer
  return (
    <Dialog open onClose={onClose} title={commandTexts.answer}>
      <CommandForm
        form={form}
        submit={shown.isTest ? testCaseTexts.keepAnswer : submit}
        onSubmit={() => setValue('closes', false)}
        others={
          canClose && (
            <SubmitButton small variant="secondary" action="close" onClick={() => setValue('closes', true)}>
              {shown.isTest
                ? testCaseTexts.keepAnswerAndClose
                : isLater
                  ? texts.sendLaterAndClose
                  : texts.sendAndClose}
            </SubmitButton>
          )
        }
        onCancel={onClose}
      >
        <AnsweredQuestion />
        {ReadyTexts && (
          <ReadyTexts
            onLoaded={setKnown}
            shown={shown}
            language={language}
            onLanguage={wanted => {
              setLanguage(wanted)
              begin(wanted)
            }}
            onChoose={choose}
          />
        )}
        {hasDraft && (
          <p className={answer.draft}>
            <span>{texts.draft}</span>
            <Button small variant="quiet" className={styles.plain} onClick={startAgain}>
              {texts.startAgain}
            </Button>
          </p>
        )}
        {shown.isTest ? (
          <NotMailed text={testCaseTexts.answerKept} />
        ) : (
          <p>{commandTexts.answerTo(shown.contact.email ?? '')}</p>
        )}
        {shown.bounced && !shown.isTest && (
          <Notice kind="warning">
            <p>{texts.willWait(shown.contact.email ?? '')}</p>
          </Notice>
        )}
        <TextField {...form.field('cc')} hint={texts.copiesHint} inputMode="email" autoComplete="off" />
        {offeredCopies.length > 0 && (
          <p className={answer.draft}>
            <span>{texts.othersOfMail(addressList(offeredCopies))}</span>
            <Button
              small
              variant="quiet"
              className={styles.plain}
              onClick={() =>
                setValue('cc', addressList([...addressesIn(cc), ...offeredCopies]), { shouldValidate: true })
              }
            >
              {texts.takeCopies}
            </Button>
          </p>
        )}
        <TextField {...form.field('subject')} />
        <TextArea {...form.field('text')} rows={12} />
        <FilePicker
          number={shown.number}
          files={files}
          onChange={setFiles}
          onBusy={isBusy => setValue('isUploading', isBusy)}
        />
        <ActsOfText form={form} offered={offered} colleagues={known?.colleagues ?? []} />
        <ClosesRequestChoice chosen={settles ?? []} onChange={ids => setValue('settles', ids)} />
        {!shown.isTest && <Checkbox label={texts.later} {...form.control('isLater')} />}
        {isLater && (
          <fieldset>
            <legend>{texts.laterOn}</legend>
            <div className={styles.moment}>
              <TextField {...form.field('sendAt.day')} type="date" min={shown.today} />
              <TextField {...form.field('sendAt.time')} type="time" step={300} />
            </div>
          </fieldset>
        )}
        <div>
          <PreviewButton question={() => ({ act: 'antwoord', ...answerOf(getValues()) })} />
        </div>
      </CommandForm>
    </Dialog>
  )
}
