import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useAnnounce } from '../kit/live-region.tsx'
import { TextField } from '../kit/text-field.tsx'
import { DialogWords } from './dialog-words.tsx'
import { shownOnceTexts as texts } from './texts.ts'

type Props = {
  title: string
  /** Says that it is shown only now, and which system it belongs to. */
  text: string
  label: string
  value: string
  onClose: () => void
  /** Below it. */
  children?: ReactNode
}

/** Something secret that was just made, to be copied: it is shown nowhere else. */
export function ShownOnce({ title, text, label, value, onClose, children }: Props) {
  const announce = useAnnounce()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => announce(texts.copied(label)),
      () => announce(texts.copyFailed),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
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
        <p>{text}</p>
        <TextField
          name="shown-once"
          label={label}
          readOnly
          value={value}
          spellCheck={false}
          onFocus={event => event.target.select()}
        />
        {children && <div>{children}</div>}
      </DialogWords>
    </Dialog>
  )
}
