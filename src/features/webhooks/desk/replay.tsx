import { useState } from 'react'
import { dutchDay } from '../../../common/working-days.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { useAction } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { logTexts as texts } from '../texts-desk.ts'
import styles from './webhooks.module.css'

const today = () => dutchDay(new Date())

/** Sends the messages of some days again. */
export function ReplayRange({ id }: { id: string }) {
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const [onlyFailed, setOnlyFailed] = useState(true)
  const [count, setCount] = useState<number | null>(null)
  const replay = useAction({
    send: () =>
      callAtDesk('POST /api/beheer/webhooks/{id}/opnieuw', {
        params: { id },
        body: { from, to, onlyFailed },
      }),
    onDone: sent => setCount(sent.count),
  })
  return (
    <Card title={texts.replayTitle}>
      <p className={styles.soft}>{texts.replayText}</p>
      <div className={styles.days}>
        <TextField
          name="van"
          label={texts.from}
          type="date"
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <TextField
          name="tot"
          label={texts.to}
          type="date"
          value={to}
          onChange={event => setTo(event.target.value)}
        />
      </div>
      <Checkbox
        name="mislukt"
        label={texts.onlyFailed}
        checked={onlyFailed}
        onChange={event => setOnlyFailed(event.target.checked)}
      />
      <p role="status">{count !== null && texts.replayed(count)}</p>
      {replay.failure && (
        <Notice kind="error" title={replay.failure.title ?? texts.replayFailed}>
          <p>{replay.failure.message}</p>
        </Notice>
      )}
      <div>
        <Button small variant="secondary" busy={replay.isBusy} onClick={replay.act}>
          {texts.replay}
        </Button>
      </div>
    </Card>
  )
}
