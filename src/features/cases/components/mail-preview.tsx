import { useEffect, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { MailPreview } from '../contract-timeline.ts'
import { mailTexts } from '../mail-texts-desk.ts'
import { commandTexts } from '../texts-desk.ts'
import styles from './case.module.css'
import { drawMail, emptyPage } from './draw-mail.ts'

type Props = {
  load: () => Promise<CallResult<MailPreview>>
  /** Label for a mail that will be sent, or that was sent. */
  note: string
  onClose: () => void
}

/** The button that shows a mail before it goes. */
export function MailPreviewButton({ load, note }: Pick<Props, 'load' | 'note'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" small className={styles.plain} onClick={() => setIsOpen(true)}>
        {commandTexts.previewMail}
      </Button>
      {isOpen && <MailPreviewDialog load={load} note={note} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A mail as its reader sees it; it can do nothing here. */
export function MailPreviewDialog({ load, note, onClose }: Props) {
  const [result, setResult] = useState<CallResult<MailPreview> | null>(null)
  // It is asked once, when the dialog opens: what is asked for changes behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true
    void load().then(answer => {
      if (isWanted) setResult(answer)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <Dialog open onClose={onClose} title={mailTexts.preview}>
      <div className={styles.stack} aria-busy={result === null}>
        {result === null && <p>{mailTexts.loading}</p>}
        {result && !result.ok && (
          <Notice kind="error">
            <p>{result.kind === 'refused' ? result.failure.message : result.message}</p>
          </Notice>
        )}
        {result?.ok && <Letter mail={result.data} note={note} />}
      </div>
    </Dialog>
  )
}

const Letter = ({ mail, note }: { mail: MailPreview; note: string }) => (
  <>
    <p className={styles.by}>{note}</p>
    <dl className={styles.envelope}>
      <dt>{mailTexts.to}</dt>
      <dd>{mail.to}</dd>
      {mail.cc && (
        <>
          <dt>{mailTexts.cc}</dt>
          <dd>{mail.cc}</dd>
        </>
      )}
      <dt>{mailTexts.subject}</dt>
      <dd>{mail.subject}</dd>
    </dl>
    <iframe
      className={styles.letter}
      title={mailTexts.frame}
      // It is drawn from here, and runs, sends and opens nothing.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (contentDocument) drawMail(contentDocument, mail.html)
      }}
      srcDoc={emptyPage}
    />
  </>
)
