import type { ReactNode } from 'react'
import type { GuestDetails } from '../../../contract/details.ts'
import { formatIban } from '../../../domain/checks/iban.ts'
import { organisationAddress } from '../../../domain/details.ts'
import { AddressLines } from '../../details/address-lines.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'

type Props = {
  guest: GuestDetails
  /** Leads to where the details are changed. */
  action: ReactNode
}

/** Who orders and who pays, as checked. */
export const OrganisationBlock = ({ guest, action }: Props) => (
  <DetailsBlock title="Organisatiegegevens" action={action}>
    <DetailsList
      details={[
        ['Organisatie', guest.companyName],
        ['Naam', `${guest.gender === 'FEMALE' ? 'Mevr.' : 'Dhr.'} ${guest.firstName} ${guest.lastName}`],
        ['Adres', <AddressLines key="address" address={organisationAddress(guest)} />],
        ['KVK nummer', guest.kvkNumber],
        ['BTW nummer', guest.vatNumber],
        ['IBAN', formatIban(guest.iban)],
        ['Tennaamstelling', guest.ascription],
        ['Telefoonnummer', guest.phoneNumber],
        ['E-mailadres', guest.email],
      ]}
    />
  </DetailsBlock>
)
