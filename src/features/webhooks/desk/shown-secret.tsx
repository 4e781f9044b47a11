import { Copy } from 'lucide-react'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DialogWords } from '../../desk/components/ui/dialog-words.tsx'
import { secretTexts as texts } from '../texts-desk.ts'

/** A secret that was just made, to be copied: it is shown nowhere else. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const announce = useAnnounce()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => announce(texts.copied),
      () => announce(texts.copyFailed),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.shownTitle}
      actions={
        <>
          <Button onClick={onClose}>{texts.done}</Button>
          <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <DialogWords>
        <p>{texts.once}</p>
        <TextField
          name="shown-secret"
          label={texts.shown}
          readOnly
          value={secret}
          spellCheck={false}
          onFocus={event => event.target.select()}
        />
      </DialogWords>
    </Dialog>
  )
}
