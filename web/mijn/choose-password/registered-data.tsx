import type { Registered } from '../../../contract/account.ts'
import { AddressLines } from '../../details/address-lines.tsx'
import { DetailsBlock, DetailsList } from '../../details/details-block.tsx'
import { useBrand } from '../../layout/shell-data.ts'

/** What an account would be activated with, so that nobody activates what somebody else filled in at his address. */
export function RegisteredData({ registered }: { registered: Registered }) {
  const { phone } = useBrand()
  const { kvkNumber, firstName, lastName, address, ibanEnding } = registered
  return (
    <DetailsBlock title="Dit is geregistreerd" heading="h2">
      <DetailsList
        details={[
          ['KVK nummer', kvkNumber],
          ['Adres', <AddressLines key="address" address={address} />],
          ['Contactpersoon', `${firstName} ${lastName}`],
          ['IBAN', `eindigt op ${ibanEnding}`],
        ]}
      />
      <p>
        Klopt dit niet? Activeer het account dan niet en bel <a href={`tel:${phone.tel}`}>{phone.display}</a>.
      </p>
    </DetailsBlock>
  )
}
