import { formatPhone } from '../../../domain/checks/phone.ts'
import { ChangeLink } from '../../details/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { paths } from '../../paths.ts'
import type { QuoteFormDraft } from '../drafts.ts'
import { InstallationBlock } from '../gegevens/installation-block.tsx'

/** Who asks for the quote, and for which address (order-flow §2, "Controle"). */
export const QuoteOverview = ({ quoteForm }: { quoteForm: QuoteFormDraft }) => (
  <>
    <DetailsBlock
      title="Contactgegevens"
      action={<ChangeLink what="Contactgegevens" to={paths.gegevens('internet')} />}
    >
      <DetailsList
        details={[
          ['Organisatie', quoteForm.companyName],
          ['Naam', quoteForm.fullName],
          ['E-mailadres', quoteForm.email],
          ['Telefoonnummer', formatPhone(quoteForm.phoneNumber)],
        ]}
      />
    </DetailsBlock>
    <InstallationBlock />
  </>
)
