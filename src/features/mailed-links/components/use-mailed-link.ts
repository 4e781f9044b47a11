import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CallArguments, type CallResult, call } from '../../../api/client.ts'
import type { AnswerOf, ApiKey, BodyOf } from '../../../api/types.ts'
import { tokenOf } from '../../../common/contract/link-token.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'

/** Calls that say whether a token serves, and take nothing else. */
export type LinkCheck = {
  [Key in ApiKey]: { token: string } extends BodyOf<Key>
    ? keyof BodyOf<Key> extends 'token'
      ? Key
      : never
    : never
}[ApiKey]

/** A page that links with a token behind the # lead to. */
export type LinkPage<Key extends LinkCheck> = {
  readonly path: string
  /** Asks the server whether a token still serves; uses nothing up. */
  readonly check: Key
  /** Storage of the token in this tab, so that a reload works while the address bar does not show it. */
  readonly storageKey: string
}

export type MailedLink<Standing> =
  | { readonly kind: 'checking' }
  | { readonly kind: 'serves'; readonly token: string; readonly standing: Standing }
  /** It is used up, too old, revoked, or replaced by a newer one. */
  | { readonly kind: 'dead' }
  /** Nothing that can be a token stands behind the #. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }

const storage = safeStorage(() => window.sessionStorage)

/**
 * The link that leads here: takes its token out of the address bar and asks the server whether it still serves.
 * @param page one object for every render
 */
export function useMailedLink<Key extends LinkCheck>(page: LinkPage<Key>) {
  type Standing = AnswerOf<Key>
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailedLink<Standing>>({ kind: 'checking' })

  const forget = useCallback(() => storage.removeItem(page.storageKey), [page])

  const check = useCallback(
    async (token: string) => {
      setLink({ kind: 'checking' })
      const result = await ask(page, token)
      setLink(linkOf(result, token, () => void check(token)))
    },
    [page],
  )

  /** Asks again how it stands, behind what is shown; what cannot be read now stays as it was. */
  const readAgain = useCallback(
    async (token: string) => {
      const result = await ask(page, token)
      if (!result.ok) return
      setLink(shown =>
        shown.kind === 'serves' && shown.token === token ? { ...shown, standing: result.data } : shown,
      )
    },
    [page],
  )

  // Its token is kept, so that a reload says the same.
  const end = useCallback(() => setLink({ kind: 'dead' }), [])

  useEffect(() => {
    const token = tokenOf(hash)
    if (token !== null) {
      storage.setItem(page.storageKey, token)
      void navigate(page.path, { replace: true, preventScrollReset: true })
      return
    }
    const kept = hash === '' ? storage.getItem(page.storageKey) : null
    if (kept) void check(kept)
    else setLink({ kind: 'incomplete' })
  }, [hash, navigate, check, page])

  /** `forget` once it is used; `end` where it stopped serving while the page was open. */
  return { link, forget, end, readAgain }
}

const ask = <Key extends LinkCheck>({ check }: LinkPage<Key>, token: string) =>
  call(check, ...([{ body: { token } }] as unknown as CallArguments<Key>))

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
