import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { ConfirmButton } from '../../../ui/desk/confirm.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { ReplyTemplate } from '../contract-desk.ts'
import { editorTexts as texts } from '../texts-desk.ts'

/** Removes a text once that is confirmed. */
export function RemoveTemplate({ template: { id, name, version } }: { template: ReplyTemplate }) {
  const navigate = useNavigate()
  const announce = useAnnounce()
  return (
    <ConfirmButton
      title={texts.removeTitle(name)}
      text={texts.removeText}
      action={texts.remove}
      failed={texts.removeFailed}
      send={() =>
        callAtDesk('POST /api/beheer/teksten/{id}/verwijderen', { params: { id }, body: { version } })
      }
      onDone={() => {
        announce(texts.removed)
        void navigate(deskPaths.replyTexts)
      }}
    />
  )
}
