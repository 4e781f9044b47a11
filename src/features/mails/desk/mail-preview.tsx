import { useState } from 'react'
import { apiAddress } from '../../../api/client.ts'
import { Tabs } from '../../../ui/kit/tabs.tsx'
import { DetailsBlock } from '../../details/components/details-block.tsx'
import type { DeskMailDetails } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'
import styles from './mails.module.css'

const { preview: texts } = deskMailTexts

/** A mail as the recipient sees it, and as text. */
export function MailPreview({ mail: { id, channel, preview } }: { mail: DeskMailDetails }) {
  const [shown, setShown] = useState<'html' | 'text'>('html')
  if (preview === null)
    return (
      <DetailsBlock heading="h2" title={texts.title}>
        <p>{texts.gone}</p>
      </DetailsBlock>
    )
  const text = <pre className={styles.text}>{preview.text}</pre>
  // It may load and do nothing, and knows nothing of the desk.
  const html = (
    <iframe
      className={styles.frame}
      src={apiAddress('GET /api/beheer/mails/{id}/voorbeeld.html', { id })}
      title={texts.frame}
      sandbox=""
    />
  )
  return (
    <DetailsBlock heading="h2" title={channel === 'email' ? texts.title : texts.body}>
      {preview.subject !== null && (
        <p className={styles.subject}>
          <span>{texts.subject}</span> <span>{preview.subject}</span>
        </p>
      )}
      {channel === 'email' ? (
        <Tabs
          label={texts.title}
          active={shown}
          onChange={setShown}
          tabs={[
            { id: 'html', label: texts.html, content: html },
            { id: 'text', label: texts.text, content: text },
          ]}
        />
      ) : (
        text
      )}
      <p className={styles.small}>{texts.note}</p>
    </DetailsBlock>
  )
}
