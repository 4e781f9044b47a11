import type { GuestDetails } from '../../../contract/details.ts'
import { formatIban } from '../../../domain/checks/iban.ts'
import { organisationAddress } from '../../../domain/details.ts'
import { Button } from '../../ui/button.tsx'
import { AddressLines } from './address-lines.tsx'
import { DetailsBlock, DetailsList } from './details-block.tsx'

type Props = {
  guest: GuestDetails
  /** Opens the form again; absent where the details are only shown. */
  onChange?: () => void
}

/** Who orders and who pays, as checked. */
export const OrganisationBlock = ({ guest, onChange }: Props) => (
  <DetailsBlock
    title="Organisatiegegevens"
    action={
      onChange && (
        <Button variant="quiet" small onClick={onChange} aria-label="Organisatiegegevens wijzigen">
          Wijzigen
        </Button>
      )
    }
  >
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
