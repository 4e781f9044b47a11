import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { checkAccountLink, LinkStanding } from '../../../contract/account.ts'
import { type CallResult, call } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { keptToken } from './kept-token.ts'

export type AccountLink =
  | { readonly kind: 'checking' }
  | { readonly kind: 'serves'; readonly token: string; readonly standing: LinkStanding }
  /** It is used up, too old, replaced by a newer one, or not whole. */
  | { readonly kind: 'dead' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }

/** The mailed link that leads here: takes its token out of the address bar and asks the server whether it still serves. */
export function useAccountLink() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<AccountLink>({ kind: 'checking' })

  const check = useCallback(async (token: string) => {
    setLink({ kind: 'checking' })
    const result = await call(checkAccountLink, { body: { token }, answer: LinkStanding })
    setLink(linkOf(result, token, () => void check(token)))
  }, [])

  const end = useCallback(() => {
    keptToken.forget()
    setLink({ kind: 'dead' })
  }, [])

  useEffect(() => {
    const token = hash.slice(1)
    if (token) {
      keptToken.save(token)
      void navigate(paths.choosePassword, { replace: true, preventScrollReset: true })
      return
    }
    const kept = keptToken.read()
    if (kept) void check(kept)
    else setLink({ kind: 'dead' })
  }, [hash, navigate, check])

  return { link, end }
}

function linkOf(result: CallResult<LinkStanding>, token: string, retry: () => void): AccountLink {
  if (result.ok) return { kind: 'serves', token, standing: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message, retry }
  if (result.status === 429) return { kind: 'failed', message: result.failure.message, retry }
  keptToken.forget()
  return { kind: 'dead' }
}
