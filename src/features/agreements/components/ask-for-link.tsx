import { useState } from 'react'
import { failureInWords } from '../../../api/call-failure.ts'
import { type CallResult, isRefused } from '../../../api/client.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import styles from './notice.module.css'

type Props = {
  texts: Readonly<Record<'before' | 'sent' | 'sentText' | 'failed', string>>
  label: string
  send: () => Promise<CallResult<unknown>>
  /** The link of the page stopped serving while it was open. */
  onDead: () => void
}

/** Has a link mailed to the organisation of an order that is followed, which may do more than whoever has the link that is followed. */
export function AskForLink({ texts, label, send, onDead }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function ask() {
    setIsBusy(true)
    const result = await send()
    setIsBusy(false)
    if (result.ok) return setIsSent(true)
    if (isRefused(result, 404)) return onDead()
    setFailure(failureInWords(result))
  }
  if (isSent)
    return (
      <Notice kind="success" title={texts.sent} announced>
        <p>{texts.sentText}</p>
      </Notice>
    )
  return (
    <div className={styles.asking}>
      <p>{texts.before}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={() => void ask()}>
          {label}
        </Button>
      </div>
      {failure !== null && (
        <Notice kind="error" title={texts.failed} announced>
          <p>{failure}</p>
        </Notice>
      )}
    </div>
  )
}
