import type { ReactElement } from 'react'
import { formatIban } from '../../../../common/checks/iban.ts'
import forms from '../../../../ui/forms/forms.module.css'
import { DetailsBlock, DetailsList } from '../../../details/components/details-block.tsx'
import { organisationFacts } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { personFacts } from '../../../details/person.ts'
import type { Buyer } from '../../store/buyer.ts'

type Props = {
  orderer: Buyer
  /** Leads to where the details are changed. */
  action: ReactElement
  /** Under the details. */
  note?: string | ReactElement
}

/** The buying and paying organisation, as checked. */
export const OrganisationBlock = ({ orderer, action, note }: Props) => (
  <DetailsBlock title={detailsTitles.organisation} action={action}>
    <DetailsList
      details={[
        ...organisationFacts({ ...orderer, iban: formatIban(orderer.iban) }),
        ...personFacts(orderer),
      ]}
    />
    {note && <p className={forms.note}>{note}</p>}
  </DetailsBlock>
)
