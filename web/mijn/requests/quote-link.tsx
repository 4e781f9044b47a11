import { quoteLinkTexts as texts } from '../../../content/mijn-texts.ts'
import type { QuoteSummary } from '../../../contract/customer-requests.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type Props = {
  state: QuoteSummary['state']
  /** The page of its newest version; null where none was sent. */
  path: string | null
}

/** To what was offered, and where its customer decides about it. */
export function QuoteLink({ state, path }: Props) {
  if (path === null) return null
  const waits = state === 'approved'
  return (
    <LinkButton to={path} variant={waits ? 'primary' : 'secondary'} small={!waits}>
      {waits ? texts.decide : texts.look}
    </LinkButton>
  )
}
