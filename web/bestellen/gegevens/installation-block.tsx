import { AddressLines } from '../../details/address-lines.tsx'
import { ChangeLink } from '../../details/change-actions.tsx'
import { DetailsBlock } from '../../details/details-block.tsx'
import { paths } from '../../paths.ts'
import { useOrderState } from '../order-state.ts'
import { installationPostalAddress } from './installation-address.ts'

/** The id that the error summary links to when the address is gone. */
export const installationAddressId = 'installationAddress'

/** Where the line is installed: the checked address (internet only). */
export function InstallationBlock() {
  const { address } = useOrderState()
  return (
    <DetailsBlock
      title="Installatieadres"
      action={
        <ChangeLink id={installationAddressId} what="Installatieadres" to={paths.samenstellen('internet')} />
      }
    >
      {address ? (
        <p>
          <AddressLines address={installationPostalAddress(address)} />
        </p>
      ) : (
        <p>
          We hebben geen adres meer van je. Controleer het opnieuw bij het samenstellen van je bestelling.
        </p>
      )}
    </DetailsBlock>
  )
}
