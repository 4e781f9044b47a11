import { Undo2 } from 'lucide-react'
import type { CallResult } from '../../../api/client.ts'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'

type Props = {
  /** The button, and what is said once it is done or failed. */
  texts: { readonly resume: string; readonly resumed: string; readonly notResumed: string }
  send: () => Promise<CallResult>
}

/** Undoes that something was ended. */
export function ResumeButton({ texts, send }: Props) {
  const command = useAction({ send, says: texts.resumed })
  return (
    <>
      <Button
        small
        variant="secondary"
        icon={<Undo2 aria-hidden="true" />}
        busy={command.isBusy}
        onClick={command.act}
      >
        {texts.resume}
      </Button>
      {command.failure && (
        <Notice kind="error" title={command.failure.title ?? texts.notResumed}>
          <p>{command.failure.message}</p>
        </Notice>
      )}
    </>
  )
}
