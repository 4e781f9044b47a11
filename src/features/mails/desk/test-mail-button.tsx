import { Button } from '../../../ui/kit/button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { CommandOutcome } from '../../desk/components/ui/command-outcome.tsx'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { usePress } from '../../desk/components/use-press.ts'
import { deskMailTexts } from '../texts.ts'

const { test } = deskMailTexts

/** Has a mail sent to whoever presses it, to see that mail arrives. */
export function TestMailButton() {
  const { email } = useColleague()
  const { isBusy, failure, done, act } = usePress(id =>
    callAtDesk('POST /api/beheer/testmail', { body: { id } }),
  )
  return (
    <>
      <Button variant="secondary" small busy={isBusy} onClick={() => void act()}>
        {test.send}
      </Button>
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? test.failed, text: failure.message }}
        done={done !== null && { title: test.sent(email), text: test.sentText }}
      />
    </>
  )
}
