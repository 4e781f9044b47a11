import { LinkButton } from '../../ui/link-button.tsx'
import { Empty } from '../empty.tsx'

type Props = {
  what: 'bestelling' | 'prijsopgave'
  /** The list to look in. */
  all: { to: string; label: string }
}

/** For a number that is nobody's or somebody else's: which of both is not said. */
export const NotYours = ({ what, all }: Props) => (
  <Empty
    title={`Deze ${what} vinden we niet bij jou`}
    actions={<LinkButton to={all.to}>{all.label}</LinkButton>}
  >
    Klopt het nummer in de adresbalk? Wat zonder account is aangevraagd staat hier ook niet.
  </Empty>
)
