import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { formatEuro } from '../../../common/money.ts'
import { wholeFromTyped } from '../../../common/typed-money.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import { NotMailed } from '../../cases/components/not-mailed.tsx'
import { CaseConflict } from '../../cases/contract.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import styles from '../../line-changes/components/lines.module.css'
import { type DeskQuote, NewQuoteVersion } from '../contract-desk.ts'
import { quoteTotals } from '../quote.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { differencesInWords } from '../texts-differences.ts'
import { isEnded, versionDifferences } from '../versions.ts'
import { OfferSummary } from './offer-summary.tsx'
import { type DraftErrors, elementAt, fieldAt, toDraftDto } from './typed-draft.ts'
import { nextVersion, type useQuote } from './use-quote.ts'

type Props = {
  shown: DeskQuote
  quote: ReturnType<typeof useQuote>
  /** Receives the errors by field. */
  onErrors: (errors: DraftErrors) => void
}

type Failure = { readonly title: string; readonly message: string }

/** Preview of the customer's quote, and the button that sends it. */
export function QuotePreview({ shown, quote, onErrors }: Props) {
  const { composed, typed, id } = quote
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [busy, setBusy] = useState<'pdf' | 'send' | null>(null)
  const [isSure, setIsSure] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [newest] = shown.versions
  const next = (newest?.version ?? 0) + 1
  const totals = quoteTotals(composed.parts, { isWhole: true })
  const refusals = [...new Set(composed.violations.map(({ message }) => message))]

  /** Body to send; null if a field is invalid, and the first invalid one gets the focus. */
  function body() {
    const wanted = {
      id,
      version: quote.base().version,
      draft: toDraftDto(typed),
      totals,
      words: typed.words,
      validDays: wholeFromTyped(typed.validDays),
    }
    const judged = NewQuoteVersion.safeParse(wanted)
    if (judged.success) {
      onErrors({})
      return wanted
    }
    blame(judged.error.issues.map(({ path, message }) => [path.join('.'), message]))
    return null
  }

  /** Puts what is wrong at its fields; the first of them has the focus. */
  function blame(errors: readonly (readonly [path: string, message: string])[]) {
    const byField = errors.map(([path, message]) => [fieldAt(path), message] as const)
    onErrors(Object.fromEntries(byField))
    focusFirst(byField.map(([field]) => field))
  }

  async function showPdf() {
    const wanted = body()
    if (!wanted) return
    setBusy('pdf')
    const result = await callAtDesk('POST /api/beheer/zaken/{nummer}/offerte/voorbeeld', {
      params: { nummer: shown.number },
      body: wanted,
    })
    setBusy(null)
    if (result.ok) openPdf(result.data.pdf)
    setFailure(result.ok ? null : failureWith(texts.notShown, result))
  }

  async function send() {
    const wanted = body()
    if (!wanted || busy) return
    setBusy('send')
    const result = await callAtDesk('POST /api/beheer/zaken/{nummer}/offerte', {
      params: { nummer: shown.number },
      body: wanted,
    })
    setBusy(null)
    setIsSure(false)
    if (result.ok) {
      setFailure(null)
      announce(texts.sent)
      quote.sent()
      await revalidate()
      return
    }
    const found = result.kind === 'refused' ? CaseConflict.safeParse(result.body).data : undefined
    if (result.kind === 'refused' && result.failure.errors)
      blame(Object.entries(result.failure.errors).map(([path, { message }]) => [path, message]))
    setFailure(found ? { title: texts.conflict, message: found.message } : failureWith(texts.failed, result))
    if (found) await meet()
    // A refusal may come of what somebody else did meanwhile, or of other prices.
    if (result.kind === 'refused') await revalidate()
  }

  /** What a colleague made of the quote meanwhile comes under what was typed. */
  async function meet() {
    const now = await callAtDesk('GET /api/beheer/zaken/{nummer}/offerte', {
      params: { nummer: shown.number },
    })
    if (now.ok) quote.meet({ ...nextVersion(now.data), by: null })
  }

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
      <Dialog
        open={isSure}
        onClose={() => setIsSure(false)}
        title={texts.sendTitle}
        actions={
          <>
            <Button busy={busy === 'send'} onClick={() => void send()}>
              {texts.sure}
            </Button>
            <Button variant="quiet" onClick={() => setIsSure(false)}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        {shown.isTest ? <NotMailed /> : <p>{texts.sendTo(next, shown.email ?? '')}</p>}
        <p>
          <span>{texts.sendFor(formatEuro(totals.monthlyInCents), formatEuro(totals.oneTimeInCents))}</span>
          <NotInTotals lines={composed.parts.flatMap(({ lines }) => lines)} />
        </p>
        {newest && <p>{isEnded(newest.standing) ? texts.reopens : texts.replaces}</p>}
      </Dialog>
    </Card>
  )
}

const failureWith = (title: string, result: Extract<CallResult<unknown>, { ok: false }>): Failure => {
  const failure = callFailure(result)
  return { ...failure, title: failure.title ?? title }
}

/** Once the errors are drawn. */
const focusFirst = ([first]: readonly string[]) =>
  requestAnimationFrame(() => document.getElementById(elementAt(first ?? ''))?.focus())

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

/** Shows a PDF beside this page. @param base64 the file */
function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  // The new tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
