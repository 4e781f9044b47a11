import type { ReactElement } from 'react'
import forms from '../../../../ui/forms/forms.module.css'
import { DetailsBlock, DetailsLines } from '../../../../ui/layout/details-block.tsx'
import { organisationLines, paymentLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { personLine } from '../../../details/person.ts'
import type { Buyer } from '../../store/buyer.ts'

type Props = {
  orderer: Buyer
  /** Leads to where the details are changed. */
  action: ReactElement
  /** Under the details. */
  note?: string | ReactElement
  /** Says who orders. */
  withPerson?: boolean
  /** Says from which account is paid. */
  withPayment?: boolean
}

/** The buying and paying organisation, as checked. */
export const OrganisationBlock = ({
  orderer,
  action,
  note,
  withPerson = false,
  withPayment = false,
}: Props) => (
  <DetailsBlock title={detailsTitles.organisation} action={action}>
    <div>
      <DetailsLines
        lines={[
          ...organisationLines(orderer),
          ...(withPerson ? [personLine(orderer)] : []),
          ...(withPayment ? [paymentLine(orderer)] : []),
        ]}
      />
      {note && <p className={forms.note}>{note}</p>}
    </div>
  </DetailsBlock>
)
