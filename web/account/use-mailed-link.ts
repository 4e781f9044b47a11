import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { type CallResult, call, type Endpoint } from '../api-client.ts'
import { safeStorage } from '../safe-storage.ts'

/** A page that links with a token behind the # lead to. */
export type LinkPage<Standing> = {
  readonly path: string
  /** Asks the server whether a token still serves; uses nothing up. */
  readonly check: Endpoint
  readonly answer: z.ZodMiniType<Standing>
  /** Where the token is kept in this tab, so that a reload works while no address bar shows it. */
  readonly storageKey: string
}

export type MailedLink<Standing> =
  | { readonly kind: 'checking' }
  | { readonly kind: 'serves'; readonly token: string; readonly standing: Standing }
  /** It is used up, too old, replaced by a newer one, or not whole. */
  | { readonly kind: 'dead' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }

const storage = safeStorage(() => window.sessionStorage)

/**
 * The link that leads here: takes its token out of the address bar and asks the server whether it still serves.
 * @param page one object for every render
 */
export function useMailedLink<Standing>(page: LinkPage<Standing>) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailedLink<Standing>>({ kind: 'checking' })

  const forget = useCallback(() => storage.removeItem(page.storageKey), [page])

  const check = useCallback(
    async (token: string) => {
      setLink({ kind: 'checking' })
      const result = await call(page.check, { body: { token }, answer: page.answer })
      const found = linkOf(result, token, () => void check(token))
      if (found.kind === 'dead') forget()
      setLink(found)
    },
    [page, forget],
  )

  /** Asks again how it stands, behind what is shown; what cannot be read now stays as it was. */
  const readAgain = useCallback(
    async (token: string) => {
      const result = await call(page.check, { body: { token }, answer: page.answer })
      if (!result.ok) return
      setLink(shown =>
        shown.kind === 'serves' && shown.token === token ? { ...shown, standing: result.data } : shown,
      )
    },
    [page],
  )

  const end = useCallback(() => {
    forget()
    setLink({ kind: 'dead' })
  }, [forget])

  useEffect(() => {
    const token = hash.slice(1)
    if (token) {
      storage.setItem(page.storageKey, token)
      void navigate(page.path, { replace: true, preventScrollReset: true })
      return
    }
    const kept = storage.getItem(page.storageKey)
    if (kept) void check(kept)
    else setLink({ kind: 'dead' })
  }, [hash, navigate, check, page])

  /** `forget` once it is used; `end` where it stopped serving while the page was open. */
  return { link, forget, end, readAgain }
}

function linkOf<Standing>(
  result: CallResult<Standing>,
  token: string,
  retry: () => void,
): MailedLink<Standing> {
  if (result.ok) return { kind: 'serves', token, standing: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message, retry }
  if (result.status === 429) return { kind: 'failed', message: result.failure.message, retry }
  return { kind: 'dead' }
}
