import { useState } from 'react'
import { formatEuro } from '../../../common/money.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import { NotMailed } from '../../cases/components/not-mailed.tsx'
import styles from '../../line-changes/components/lines.module.css'
import type { DeskQuote } from '../contract-desk.ts'
import { quoteTotals } from '../quote.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { differencesInWords } from '../texts-differences.ts'
import { isEnded, versionDifferences } from '../versions.ts'
import { OfferSummary } from './offer-summary.tsx'
import type { DraftErrors } from './typed-draft.ts'
import type { TypedQuote, useQuote } from './use-quote.ts'
import { useSending } from './use-sending.ts'

type Props = {
  shown: DeskQuote
  quote: ReturnType<typeof useQuote>
  /** Receives the errors by field. */
  onErrors: (errors: DraftErrors) => void
}

/** Preview of the customer's quote, and the button that sends it. */
export function QuotePreview({ shown, quote, onErrors }: Props) {
  const { composed, typed } = quote
  const [isSure, setIsSure] = useState(false)
  const [newest] = shown.versions
  const next = (newest?.version ?? 0) + 1
  const totals = quoteTotals(composed.parts, { isWhole: true })
  const { busy, failure, body, showPdf, send } = useSending({ shown, quote, totals, onErrors })
  const refusals = [...new Set(composed.violations.map(({ message }) => message))]

  return (
    <Card title={texts.preview} className={styles.preview}>
      {refusals.length > 0 && (
        <Notice kind="warning" title={texts.cannot} announced>
          {refusals.map(message => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <OfferSummary composed={composed} typed={typed} />
      <Differences shown={shown} quote={quote} />
      {failure && (
        <Notice kind="error" title={failure.title}>
          <p>{failure.message}</p>
        </Notice>
      )}
      {refusals.length === 0 && (
        <div className={styles.actions}>
          <Button busy={busy === 'send'} onClick={() => body() && setIsSure(true)}>
            {texts.send(next)}
          </Button>
          <Button variant="secondary" busy={busy === 'pdf'} onClick={() => void showPdf()}>
            {texts.showPdf}
          </Button>
        </div>
      )}
      <SendDialog
        shown={shown}
        totals={totals}
        lines={composed.parts.flatMap(({ lines }) => lines)}
        isOpen={isSure}
        isBusy={busy === 'send'}
        onSend={() => void send().then(() => setIsSure(false))}
        onClose={() => setIsSure(false)}
      />
    </Card>
  )
}

type SendProps = {
  shown: DeskQuote
  totals: ReturnType<typeof quoteTotals>
  lines: TypedQuote['parts'][number]['lines']
  isOpen: boolean
  isBusy: boolean
  onSend: () => void
  onClose: () => void
}

/** Asks whether it is to be sent. */
function SendDialog({ shown, totals, lines, isOpen, isBusy, onSend, onClose }: SendProps) {
  const [newest] = shown.versions
  const next = (newest?.version ?? 0) + 1
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={texts.sendTitle}
      actions={
        <>
          <Button busy={isBusy} onClick={onSend}>
            {texts.sure}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {shown.isTest ? <NotMailed /> : <p>{texts.sendTo(next, shown.email ?? '')}</p>}
      <p>
        <span>{texts.sendFor(formatEuro(totals.monthlyInCents), formatEuro(totals.oneTimeInCents))}</span>
        <NotInTotals lines={lines} />
      </p>
      {newest && <p>{isEnded(newest.standing) ? texts.reopens : texts.replaces}</p>}
    </Dialog>
  )
}

/** Differences from the version that the customer has. */
function Differences({ shown, quote }: Pick<Props, 'shown' | 'quote'>) {
  const [newest] = shown.versions
  if (!newest) return null
  const parts = quote.typed.parts.flatMap((part, place) => {
    const composed = quote.composed.parts[place]
    return composed ? [{ ...part, ...composed }] : []
  })
  const differences = versionDifferences(
    newest.parts.filter(({ isAccepted }) => !isAccepted),
    parts,
  )
  if (differences.length === 0) return <p className={styles.note}>{texts.unchanged}</p>
  return (
    <section>
      <h3>{texts.changes}</h3>
      <DetailsList details={differencesInWords(differences, parts.length)} />
    </section>
  )
}
