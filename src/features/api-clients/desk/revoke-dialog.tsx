import type { CallResult } from '../../../api/client.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DialogWords } from '../../desk/components/ui/dialog-words.tsx'
import { useCommand } from '../../desk/components/use-command.ts'
import { clientPageTexts as texts } from '../texts-desk.ts'

type Props = {
  title: string
  text: string
  action: string
  send: () => Promise<CallResult>
  onDone: () => void
  onClose: () => void
}

/** Asks whether to revoke a key or a client, and does so. */
export function RevokeDialog({ title, text, action, send, onDone, onClose }: Props) {
  const revoke = useCommand(send, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button busy={revoke.isBusy} onClick={revoke.act}>
          {action}
        </Button>
      }
    >
      <DialogWords>
        <p>{text}</p>
        {revoke.failure && (
          <Notice kind="error" title={revoke.failure.title ?? texts.revokeFailed}>
            <p>{revoke.failure.message}</p>
          </Notice>
        )}
      </DialogWords>
    </Dialog>
  )
}
