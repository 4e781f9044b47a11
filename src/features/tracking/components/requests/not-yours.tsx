import { Empty } from '../../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { notYoursTexts } from '../../../customers/texts.ts'
import type { RequestType } from '../../../orders/contract.ts'

type Props = {
  what: RequestType
  /** The list to look in. */
  all: { to: string; label: string }
}

/** For a number that is nobody's or somebody else's: which of both is not said. */
export const NotYours = ({ what, all }: Props) => (
  <Empty title={notYoursTexts.title[what]} actions={<LinkButton to={all.to}>{all.label}</LinkButton>}>
    {notYoursTexts.text}
  </Empty>
)
