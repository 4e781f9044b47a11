import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { DialogWords } from '../../desk/components/ui/dialog-words.tsx'
import { useCommand } from '../../desk/components/use-command.ts'
import type { ReplyTemplate } from '../contract-desk.ts'
import { editorTexts as texts } from '../texts-desk.ts'

/** Removes a text once that is confirmed. */
export function RemoveTemplate({ template: { id, name, version } }: { template: ReplyTemplate }) {
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()
  const announce = useAnnounce()
  const remove = useCommand(
    () => callAtDesk('POST /api/beheer/teksten/{id}/verwijderen', { params: { id }, body: { version } }),
    () => {
      announce(texts.removed)
      void navigate(deskPaths.replyTexts)
    },
  )
  return (
    <div>
      <Button small variant="secondary" onClick={() => setIsAsked(true)}>
        {texts.remove}
      </Button>
      {isAsked && (
        <Dialog
          open
          onClose={() => setIsAsked(false)}
          title={texts.removeTitle(name)}
          actions={
            <Button busy={remove.isBusy} onClick={remove.act}>
              {texts.remove}
            </Button>
          }
        >
          <DialogWords>
            <p>{texts.removeText}</p>
            {remove.failure && (
              <Notice kind="error" title={remove.failure.title ?? texts.removeFailed}>
                <p>{remove.failure.message}</p>
              </Notice>
            )}
          </DialogWords>
        </Dialog>
      )}
    </div>
  )
}
