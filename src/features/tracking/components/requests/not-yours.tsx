import { Empty } from '../../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { notYoursTexts } from '../../../customers/texts.ts'

type Props = {
  /** Says so in the words of its kind. */
  title: string
  /** The list to look in. */
  all: { to: string; label: string }
}

/** For a number that is nobody's or somebody else's: which of both is not said. */
export const NotYours = ({ title, all }: Props) => (
  <Empty title={title} actions={<LinkButton to={all.to}>{all.label}</LinkButton>}>
    {notYoursTexts.text}
  </Empty>
)
