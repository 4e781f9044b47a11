import { useLocation } from 'react-router'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { LinkPurpose } from '../contract-links.ts'
import { passwordChosenTexts } from '../link-texts.ts'

/** Navigation state saying that a password was just chosen, and by what kind of link. */
export type PasswordChosen = { readonly passwordChosen: LinkPurpose }

/**
 * Says where somebody goes on after choosing a password that it worked
 * (docs/decisions/accounts.md#choosing-a-password-logs-in).
 */
export function PasswordChosenNotice({ text }: { text: string }) {
  const { state } = useLocation()
  const purpose = (state as Partial<PasswordChosen> | null)?.passwordChosen
  if (!purpose) return null
  return (
    <Notice kind="success" title={passwordChosenTexts.done[purpose]} announced>
      <p>{text}</p>
    </Notice>
  )
}
