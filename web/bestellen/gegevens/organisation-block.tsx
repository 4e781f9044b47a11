import type { ReactNode } from 'react'
import { formatIban } from '../../../domain/checks/iban.ts'
import { formatPhone } from '../../../domain/checks/phone.ts'
import { AddressLines } from '../../details/address-lines.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import forms from '../../details/forms.module.css'
import type { Orderer } from '../orderer.ts'

type Props = {
  orderer: Orderer
  /** Leads to where the details are changed. */
  action: ReactNode
  /** Under the details. */
  note?: ReactNode
}

/** Who orders and who pays, as checked. */
export const OrganisationBlock = ({ orderer, action, note }: Props) => (
  <DetailsBlock title="Organisatiegegevens" action={action}>
    <DetailsList
      details={[
        ['Organisatie', orderer.companyName],
        [
          'Naam',
          `${orderer.gender === 'FEMALE' ? 'Mevr.' : 'Dhr.'} ${orderer.firstName} ${orderer.lastName}`,
        ],
        ['Adres', <AddressLines key="address" address={orderer.address} />],
        ['KVK nummer', orderer.kvkNumber],
        ['BTW nummer', orderer.vatNumber],
        ['IBAN', formatIban(orderer.iban)],
        ['Tennaamstelling', orderer.ascription],
        ['Telefoonnummer', formatPhone(orderer.phoneNumber)],
        ['E-mailadres', orderer.email],
      ]}
    />
    {note && <p className={forms.note}>{note}</p>}
  </DetailsBlock>
)
