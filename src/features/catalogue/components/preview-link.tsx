import { Copy, ExternalLink } from 'lucide-react'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { Button, buttonClasses } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { previewLinkTexts as texts } from '../texts-revisions.ts'
import styles from './catalogue.module.css'

/** A link into a preview, to be opened and to be sent to colleagues. */
export function PreviewLink({ url }: { url: string }) {
  const announce = useAnnounce()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    announce(texts.copied)
  }
  return (
    <DialogWords>
      <p>{texts.intro}</p>
      <TextField
        name="preview-url"
        label={texts.link}
        readOnly
        value={url}
        onFocus={event => event.target.select()}
      />
      <div className={styles.actions}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'primary', small: true })}
        >
          <ExternalLink aria-hidden="true" />
          <span>{texts.open}</span>
          <span className="visually-hidden">{texts.opensInTab}</span>
        </a>
        <Button variant="secondary" small icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </DialogWords>
  )
}
