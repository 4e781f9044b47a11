import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callFailure } from '../../../api/call-failure.ts'
import type { CallResult } from '../../../api/client.ts'
import { wholeFromTyped } from '../../../common/typed-money.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { CaseConflict } from '../../cases/contract.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type DeskQuote, NewQuoteVersion } from '../contract-desk.ts'
import type { quoteTotals } from '../quote.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import { type DraftErrors, elementAt, fieldAt, toDraftDto } from './typed-draft.ts'
import { nextVersion, type useQuote } from './use-quote.ts'

type Failure = { readonly title: string; readonly message: string }

type Options = {
  shown: DeskQuote
  quote: ReturnType<typeof useQuote>
  totals: ReturnType<typeof quoteTotals>
  /** Receives the errors by field. */
  onErrors: (errors: DraftErrors) => void
}

/** Sending the next version of a quote, and looking at its PDF first. */
export function useSending({ shown, quote, totals, onErrors }: Options) {
  const { typed, id } = quote
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const [busy, setBusy] = useState<'pdf' | 'send' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  /** Body to send; null if a field is invalid, and the first invalid one gets the focus. */
  function body() {
    const { words, validDays } = typed
    const draft = toDraftDto(typed)
    const { version } = quote.base()
    const wanted = { id, version, draft, totals, words, validDays: wholeFromTyped(validDays) }
    const { error } = NewQuoteVersion.safeParse(wanted)
    if (!error) {
      onErrors({})
      return wanted
    }
    blame(error.issues.map(({ path, message }) => [path.join('.'), message]))
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
    if (result.ok) {
      setFailure(null)
      quote.forget()
      announce(texts.sent)
      await revalidate()
      quote.sent()
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

  /** The quote of a colleague who was faster comes under what was typed. */
  async function meet() {
    const now = await callAtDesk('GET /api/beheer/zaken/{nummer}/offerte', {
      params: { nummer: shown.number },
    })
    if (now.ok) quote.meet({ ...nextVersion(now.data), by: null })
  }

  return { busy, failure, body, showPdf, send }
}

const failureWith = (title: string, result: Extract<CallResult<unknown>, { ok: false }>): Failure => {
  const failure = callFailure(result)
  return { ...failure, title: failure.title ?? title }
}

/** Once the errors are drawn. */
const focusFirst = ([first]: readonly string[]) =>
  requestAnimationFrame(() => document.getElementById(elementAt(first ?? ''))?.focus())

/** Shows a PDF beside this page. @param base64 the file */
function openPdf(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  // The new tab has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
