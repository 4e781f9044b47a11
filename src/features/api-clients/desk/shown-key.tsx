import { Copy } from 'lucide-react'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { DialogWords } from '../../desk/components/ui/dialog-words.tsx'
import type { ShownKey as Shown } from '../contract-desk.ts'
import { clientPageTexts, shownKeyTexts as texts } from '../texts-desk.ts'
import styles from './clients.module.css'

/** A key that was just made, to be copied: it is shown nowhere else. */
export function ShownKey({ shown: { key, clientId }, onClose }: { shown: Shown; onClose: () => void }) {
  const announce = useAnnounce()
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => announce(texts.copied),
      () => announce(texts.copyFailed),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <DialogWords>
        <p>{texts.once}</p>
        <div className={styles.copied}>
          <TextField
            name="shown-key"
            label={texts.key}
            readOnly
            value={key}
            spellCheck={false}
            onFocus={event => event.target.select()}
          />
          <Button small variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </div>
        <p className={styles.soft}>
          {clientPageTexts.clientId}: <code>{clientId}</code>
        </p>
      </DialogWords>
    </Dialog>
  )
}
