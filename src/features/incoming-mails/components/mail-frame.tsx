import { apiAddress } from '../../../api/client.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { receivedMailTexts as texts } from '../texts-desk.ts'
import styles from './mail-frame.module.css'

type Props = { number: string; id: string; isShown: boolean; onChange: (isShown: boolean) => void }

/** The mail as its sender formatted it, in the place of its text once somebody asks for it: in a frame that can do and load nothing. */
export function MailFrame({ number, id, isShown, onChange }: Props) {
  return (
    <div className={styles.mail}>
      <Button small variant="quiet" aria-expanded={isShown} onClick={() => onChange(!isShown)}>
        {isShown ? texts.hideHtml : texts.showHtml}
      </Button>
      {isShown && (
        <>
          <p className={styles.note}>{texts.frameNote}</p>
          <iframe
            className={styles.frame}
            title={texts.frame}
            sandbox=""
            referrerPolicy="no-referrer"
            src={apiAddress('GET /api/beheer/zaken/{nummer}/ontvangen/{id}', { nummer: number, id })}
          />
        </>
      )}
    </div>
  )
}
