import { paths } from '../../../../api/paths.ts'
import { formatPhone } from '../../../../shared/checks/phone.ts'
import { ChangeLink } from '../../../details/components/change-actions.tsx'
import { DetailsBlock, DetailsList } from '../../../details/components/details-block.tsx'
import { detailsLabels, detailsTitles } from '../../../details/details-labels.ts'
import type { QuoteFormDraft } from '../../store/drafts.ts'
import { InstallationBlock } from '../gegevens/installation-block.tsx'

/** The requester of the quote, and the address (order-flow §2, "Controle"). */
export const QuoteOverview = ({ quoteForm }: { quoteForm: QuoteFormDraft }) => (
  <>
    <DetailsBlock
      title={detailsTitles.contact}
      action={<ChangeLink what={detailsTitles.contact} to={paths.gegevens('internet')} />}
    >
      <DetailsList
        details={[
          [detailsLabels.organisation, quoteForm.companyName],
          [detailsLabels.name, quoteForm.fullName],
          [detailsLabels.email, quoteForm.email],
          [detailsLabels.phoneNumber, formatPhone(quoteForm.phoneNumber)],
        ]}
      />
    </DetailsBlock>
    <InstallationBlock />
  </>
)
