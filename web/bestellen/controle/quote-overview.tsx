import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { QuoteFormDraft } from '../drafts.ts'
import { DetailsBlock, DetailsList } from '../gegevens/details-block.tsx'
import { InstallationBlock } from '../gegevens/installation-block.tsx'

/** Who asks for the quote, and for which address (order-flow §2, "Controle"). */
export const QuoteOverview = ({ quoteForm }: { quoteForm: QuoteFormDraft }) => (
  <>
    <DetailsBlock
      title="Contactgegevens"
      action={
        <Link to={paths.gegevens('internet')} aria-label="Contactgegevens wijzigen">
          Wijzigen
        </Link>
      }
    >
      <DetailsList
        details={[
          ['Organisatie', quoteForm.companyName],
          ['Naam', quoteForm.fullName],
          ['E-mailadres', quoteForm.email],
          ['Telefoonnummer', quoteForm.phoneNumber],
        ]}
      />
    </DetailsBlock>
    <InstallationBlock />
  </>
)
