import { useRef } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import { FileField } from '../../case-files/components/file-field.tsx'
import { useFormFiles } from '../../case-files/components/use-form-files.ts'
import type { CancellationMode } from '../../cases/cancellation.ts'
import { type CustomerRequest, customerRequests } from '../../cases/customer-requests.ts'
import { type CaseProgress, type CustomerRequestResponse, OwnCustomerRequest } from '../contract.ts'
import type { FollowedKind } from '../followed-kind.ts'
import { customerRequestTexts as texts } from '../texts.ts'
import styles from './progress.module.css'

/** Text typed in the dialogs, kept while they are closed. */
type TypedWishes = { change?: string; cancel?: string; files?: readonly File[] }

type Props = {
  of: FollowedKind
  progress: CaseProgress
  send: (wish: OwnCustomerRequest, files: readonly File[]) => Promise<CallResult<CustomerRequestResponse>>
  /** It was taken, or it is too late: what the page shows is old. */
  onTaken: () => void
}

/**
 * Changing or cancelling a case: at once while it is unconfirmed, later by request; also lists earlier requests, and
 * nothing else for closed cases.
 */
export function CustomerRequestPart({ of, progress, send, onTaken }: Props) {
  const { step: wish, enter, leave } = useHistoryStep('wish', customerRequests)
  const typed = useRef<TypedWishes>({}).current
  const { cancelling: way, asked } = progress
  const announce = useAnnounce()
  if (way === null && asked.length === 0) return null
  const taken = ({ outcome }: CustomerRequestResponse) => {
    leave()
    announce(outcome === 'cancelled' ? texts.cancelled : texts.taken)
    onTaken()
  }
  return (
    <section className={styles.wish} aria-labelledby="wish">
      <h2 id="wish">{way === null ? texts.askedTitle : texts.title}</h2>
      {asked.map(request => (
        <Notice key={request.id} kind="success" title={texts.asked[request.kind]}>
          {request.words !== '' && <p className={styles.words}>{request.words}</p>}
        </Notice>
      ))}
      {asked.length > 0 && <p>{texts.askedText(progress)}</p>}
      {way !== null && (
        <>
          <p>{of.texts.rules[way]}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => enter('change')}>
              {texts.change}
            </Button>
            <Button variant="quiet" onClick={() => enter('cancel')}>
              {cancelLabel(of, way)}
            </Button>
          </div>
          {wish !== null && (
            <WishDialog
              of={of}
              wish={wish}
              way={way}
              send={send}
              onTaken={taken}
              typed={typed}
              onClose={leave}
            />
          )}
        </>
      )}
    </section>
  )
}

const cancelLabel = ({ texts: { cancel } }: FollowedKind, way: CancellationMode): string =>
  way === 'on-request' ? texts.askToCancel : cancel

type DialogProps = Pick<Props, 'of' | 'send'> & {
  wish: CustomerRequest
  way: CancellationMode
  typed: TypedWishes
  onTaken: (taken: CustomerRequestResponse) => void
  onClose: () => void
}

function WishDialog({ of, wish, way, send, typed, onTaken, onClose }: DialogProps) {
  const { files, field, judged } = useFormFiles(typed)
  const form = useContractForm({
    schema: OwnCustomerRequest,
    initial: { wish, words: typed[wish] ?? '' },
    memory: {
      save({ words }) {
        typed[wish] = words
      },
    },
    send: async wanted => judged(outcomeOf(await send(wanted, files))),
    onTaken(taken) {
      delete typed[wish]
      delete typed.files
      if (taken) onTaken(taken)
    },
  })
  return (
    <Dialog open onClose={onClose} title={of.texts.dialogs[wish]}>
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          <>
            <SubmitButton>{wish === 'change' ? texts.send.change : cancelLabel(of, way)}</SubmitButton>
            <Button variant="secondary" onClick={onClose}>
              {texts.keep}
            </Button>
          </>
        }
      >
        <Fields>
          <TextArea {...form.field('words')} label={texts.words[wish]} rows={3} />
          {wish === 'change' && <FileField {...field} />}
        </Fields>
        <p className={styles.note}>{wish === 'change' ? texts.changeNote : texts.cancelNote(way)}</p>
      </Form>
    </Dialog>
  )
}
