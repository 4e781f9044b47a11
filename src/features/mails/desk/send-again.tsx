import { Link } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { CommandOutcome } from '../../desk/components/ui/command-outcome.tsx'
import { usePress } from '../../desk/components/use-press.ts'
import type { DeskMailDetails } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'

const { again: texts } = deskMailTexts

/** Has a mail sent again, where that makes sense. */
export function SendAgain({ mail: { id, again } }: { mail: DeskMailDetails }) {
  const { isBusy, failure, done, act } = usePress(actId =>
    callAtDesk('POST /api/beheer/mails/{id}/opnieuw', { params: { id }, body: { id: actId } }),
  )
  const isCopy = done !== null && done.id !== id
  return (
    <>
      {again && (
        <Button
          variant={again === 'retry' ? 'primary' : 'secondary'}
          small
          busy={isBusy}
          onClick={() => void act()}
        >
          {texts[again]}
        </Button>
      )}
      <CommandOutcome
        failed={failure !== null && { title: failure.title ?? texts.failed, text: failure.message }}
        done={
          done !== null && {
            title: texts.queued,
            text: (
              <>
                <span>{`${texts.queuedText} `}</span>
                {isCopy && <Link to={deskPaths.mail(done.id)}>{texts.toCopy}</Link>}
              </>
            ),
          }
        }
      />
    </>
  )
}
