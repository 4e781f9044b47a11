import { useState } from 'react'
import { type FollowedKind, wishTexts as texts } from '../../content/progress-texts.ts'
import { type CaseProgress, OwnWish, type WishTaken } from '../../contract/case-progress.ts'
import type { Cancelling } from '../../domain/change-of-mind.ts'
import type { Wish } from '../../domain/wishes.ts'
import type { CallResult } from '../api-client.ts'
import { Fields, Form, SubmitButton } from '../forms/form.tsx'
import { outcomeOf } from '../forms/submit.ts'
import { useContractForm } from '../forms/use-contract-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAnnounce } from '../ui/live-region.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import styles from './progress.module.css'

type Props = {
  kind: FollowedKind
  progress: CaseProgress
  send: (wish: OwnWish) => Promise<CallResult<WishTaken>>
  /** It was taken, or it is too late: what the page shows is old. */
  onTaken: () => void
}

/** How a customer changes his mind: at once while nobody confirmed it, then by asking. Nothing where it is over. */
export function WishPart({ kind, progress, send, onTaken }: Props) {
  const [wish, setWish] = useState<Wish | null>(null)
  const { cancelling: way, asked } = progress
  const announce = useAnnounce()
  if (way === null) return null
  const taken = ({ outcome }: WishTaken) => {
    setWish(null)
    announce(outcome === 'cancelled' ? texts.cancelled : texts.taken)
    onTaken()
  }
  return (
    <section className={styles.wish} aria-labelledby="wish">
      <h2 id="wish">{texts.title}</h2>
      {asked && (
        <Notice kind="success" title={texts.asked[asked.wish]}>
          {asked.words !== '' && <p className={styles.words}>{asked.words}</p>}
          <p>{texts.askedText(progress)}</p>
        </Notice>
      )}
      <p>{texts.rule(way, kind)}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setWish('change')}>
          {texts.change}
        </Button>
        <Button variant="quiet" onClick={() => setWish('cancel')}>
          {texts.cancel(way, kind)}
        </Button>
      </div>
      {wish !== null && (
        <WishDialog
          kind={kind}
          wish={wish}
          way={way}
          send={send}
          onTaken={taken}
          onClose={() => setWish(null)}
        />
      )}
    </section>
  )
}

type DialogProps = Pick<Props, 'kind' | 'send'> & {
  wish: Wish
  way: Cancelling
  onTaken: (taken: WishTaken) => void
  onClose: () => void
}

function WishDialog({ kind, wish, way, send, onTaken, onClose }: DialogProps) {
  const form = useContractForm({
    schema: OwnWish,
    initial: { wish, words: '' },
    send: async wanted => outcomeOf(await send(wanted)),
    onTaken: taken => taken && onTaken(taken),
  })
  return (
    <Dialog open onClose={onClose} title={texts.dialogs[wish](kind)}>
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          <>
            <SubmitButton>{wish === 'change' ? texts.send.change : texts.cancel(way, kind)}</SubmitButton>
            <Button variant="secondary" onClick={onClose}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <Fields>
          <TextArea {...form.field('words')} label={texts.words[wish]} rows={3} />
        </Fields>
        <p className={styles.note}>{wish === 'change' ? texts.changeNote : texts.cancelNote(way)}</p>
      </Form>
    </Dialog>
  )
}
