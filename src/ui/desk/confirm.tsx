import { useState } from 'react'
import type { CallResult } from '../../api/client.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Notice } from '../kit/notice.tsx'
import { DialogWords } from './dialog-words.tsx'
import { useAction } from './use-action.ts'

type Props = {
  title: string
  text: string
  /** The button that does it. */
  action: string
  /** Over why it was not done. */
  failed: string
  send: () => Promise<CallResult>
  onDone: () => void
}

/** Asks whether to remove or revoke something, and does so. */
export function ConfirmDialog({
  title,
  text,
  action,
  failed,
  send,
  onDone,
  onClose,
}: Props & { onClose: () => void }) {
  const command = useAction({ send: send, onDone, rereads: 'never' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button busy={command.isBusy} onClick={command.act}>
          {action}
        </Button>
      }
    >
      <DialogWords>
        <p>{text}</p>
        {command.failure && (
          <Notice kind="error" title={command.failure.title ?? failed}>
            <p>{command.failure.message}</p>
          </Notice>
        )}
      </DialogWords>
    </Dialog>
  )
}

/** The button that asks it. */
export function ConfirmButton(props: Props) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button small variant="secondary" onClick={() => setIsAsked(true)}>
        {props.action}
      </Button>
      {isAsked && <ConfirmDialog {...props} onClose={() => setIsAsked(false)} />}
    </div>
  )
}
