import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { quoteLinkTexts as texts } from '../texts-customer.ts'

type Props = {
  /** Whether its customer can decide about it. */
  waits: boolean
  /** The page of its newest version; null where none was sent. */
  path: string | null
}

/** To what was offered, and where its customer decides about it. */
export function QuoteLink({ waits, path }: Props) {
  if (path === null) return null
  return (
    <LinkButton to={path} variant={waits ? 'primary' : 'secondary'} small={!waits}>
      {waits ? texts.decide : texts.look}
    </LinkButton>
  )
}
