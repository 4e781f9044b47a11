import type { ReactElement } from 'react'
import { DetailsBlock, DetailsLines } from '../../../../ui/layout/details-block.tsx'
import { organisationLines, paymentLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import { personLine } from '../../../details/person.ts'
import { addressedContact, type Buyer } from '../../store/buyer.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { useOrderState } from '../../store/order-state.ts'

type Props = {
  orderer: Buyer
  /** Leads to where the details are changed. */
  action: ReactElement
}

/** The buying organisation, as checked. */
export const OrganisationBlock = ({ orderer, action }: Props) => (
  <DetailsBlock title={detailsTitles.organisation} action={action}>
    <DetailsLines lines={buyerLines(orderer, useOrderState())} />
  </DetailsBlock>
)

/** The organisation in lines, with who orders where the contact person, who has a row of its own, is somebody else. */
const buyerLines = (orderer: Buyer, state: OrderState): readonly string[] => [
  ...organisationLines(orderer),
  ...(addressedContact(orderer, state) === orderer ? [] : [personLine(orderer)]),
]

/** The organisation in lines, with the account that is paid from. */
export const payingLines = (orderer: Buyer, state: OrderState): readonly string[] => [
  ...buyerLines(orderer, state),
  paymentLine(orderer),
]
