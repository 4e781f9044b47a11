import { paths } from '../../../../api/paths.ts'
import type { FieldErrors } from '../../../../common/contract/failure.ts'
import { DetailsBlock } from '../../../../ui/layout/details-block.tsx'
import { ChangeLink } from '../../../details/components/change-actions.tsx'
import { addressLine } from '../../../details/facts.ts'
import { detailsTitles } from '../../../details/label-texts.ts'
import type { OrderState } from '../../store/flow-state.ts'
import { useOrderState } from '../../store/order-state.ts'
import { detailsTexts, missingDetails } from '../../texts/gegevens.ts'
import { installationPostalAddress } from './installation-address.ts'

const installationAddressId = 'installationAddress'

/** No internet line can be ordered, nor a quote asked for, without an address. */
export const missingAddress = ({ address }: Pick<OrderState, 'address'>): FieldErrors =>
  address ? {} : { [installationAddressId]: { message: missingDetails.address } }

/** Place of installation: the checked address (internet only). */
export function InstallationBlock() {
  const { address } = useOrderState()
  return (
    <DetailsBlock
      title={detailsTitles.installation}
      action={
        <ChangeLink
          id={installationAddressId}
          what={detailsTitles.installation}
          to={paths.samenstellen('internet')}
        />
      }
    >
      {address ? <p>{addressLine(installationPostalAddress(address))}</p> : <p>{detailsTexts.noAddress}</p>}
    </DetailsBlock>
  )
}
