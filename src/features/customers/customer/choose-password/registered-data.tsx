import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { AddressLines } from '../../../details/components/address-lines.tsx'
import { DetailsBlock, DetailsList } from '../../../details/components/details-block.tsx'
import { detailsLabels } from '../../../details/details-labels.ts'
import { useBrand } from '../../../site/frame/shell-data.ts'
import { registeredTexts } from '../../account-texts.ts'
import type { Registered } from '../../contract-account.ts'

/**
 * Registered details, shown so that nobody activates an account with details that somebody else entered for their
 * address.
 */
export function RegisteredData({ registered }: { registered: Registered }) {
  const { phone } = useBrand()
  const { kvkNumber, firstName, lastName, address, ibanEnding } = registered
  return (
    <DetailsBlock title={registeredTexts.title} heading="h2">
      <DetailsList
        details={[
          [registeredTexts.kvkNumber, kvkNumber],
          [detailsLabels.address, <AddressLines key="address" address={address} />],
          [detailsLabels.contactPerson, `${firstName} ${lastName}`],
          [registeredTexts.iban, registeredTexts.endsIn(ibanEnding)],
        ]}
      />
      <p>{filledText(registeredTexts.wrong, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}</p>
    </DetailsBlock>
  )
}
