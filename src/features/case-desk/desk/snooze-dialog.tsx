import { useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import { newId } from '../../../common/new-id.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { CaseSnooze } from '../../cases/command-schemas.ts'
import { failureOf } from '../../cases/components/case-commands.tsx'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { snoozeTexts as texts } from '../../cases/snooze-texts.ts'
import { commandTexts } from '../../cases/texts-desk.ts'
import { useDeskCase } from '../components/desk-case.tsx'

/** Lets the case wait until a day, or until its customer answers; or ends that. */
export function SnoozeDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useDeskCase()
  const form = useCommandForm({
    schema: CaseSnooze,
    initial: {
      until: shown.waits?.until ?? shown.usualFollowUp,
      untilAnswer: shown.waits?.untilAnswer ?? false,
    },
    act: 'wachten',
    wanted: ({ until }) => [[texts.day, deskDay(new Date(until))]],
    onDone: onClose,
  })
  const { ref, id, name, onChange, onBlur } = form.control('untilAnswer')
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <CommandForm form={form} submit={texts.save} onCancel={onClose}>
        <p>{texts.intro}</p>
        <TextField {...form.field('until')} type="date" min={shown.today} />
        <Checkbox
          label={texts.untilAnswer}
          hint={texts.untilAnswerHint}
          defaultChecked={shown.waits?.untilAnswer ?? false}
          {...{ ref, id, name, onChange, onBlur }}
        />
      </CommandForm>
      {shown.waits && <EndWaiting onDone={onClose} />}
    </Dialog>
  )
}

function EndWaiting({ onDone }: { onDone: () => void }) {
  const { send } = useDeskCase()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const end = async () => {
    setIsBusy(true)
    const result = await send({
      act: 'niet-wachten',
      body: { id: newId() },
      wanted: [[texts.end, '']],
    })
    setIsBusy(false)
    setFailure(failureOf(result))
    if (result.ok) onDone()
  }
  return (
    <>
      <Button small variant="quiet" busy={isBusy} onClick={() => void end()}>
        {texts.end}
      </Button>
      {failure && (
        <Notice kind="error" title={failure.title ?? commandTexts.failed.title}>
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  )
}
