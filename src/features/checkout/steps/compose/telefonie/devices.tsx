import { classes } from '../../../../../ui/kit/classes.ts'
import { Switch } from '../../../../../ui/kit/switch.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import page from '../../../components/flow-page.module.css'
import type { Cart } from '../../../rules/cart-line.ts'
import {
  accountCount,
  deviceCount,
  hasNewDevices,
  isBaseStation,
  isInstallation,
} from '../../../rules/telefonie.ts'
import { useOrderState } from '../../../store/order-state.ts'
import {
  devicesOnAccounts,
  deviceTexts,
  perAccountTexts,
  telefonieSections,
} from '../../../texts/telefonie.ts'
import { CountedChoices } from '../counted-choices.tsx'
import { BaseStation } from './base-station.tsx'
import { DeviceCard } from './device-card.tsx'
import styles from './devices.module.css'
import type { TelefonieActions } from './telefonie-actions.ts'

type Props = { catalogue: readonly ProductOffering[]; cart: Cart; actions: TelefonieActions }

/** New devices, bought or rented, or installation of the customer's own: one switch decides (order-flow §4). */
export function Devices({ catalogue, cart, actions }: Props) {
  const { isLoaded, newDevices } = useOrderState()
  const isOn = hasNewDevices(cart, newDevices)
  const baseStation = catalogue.find(isBaseStation)
  return (
    <div className={classes(styles.block, !isLoaded && page.pending)}>
      <Switch
        label={deviceTexts.switch}
        hint={isOn ? deviceTexts.switchedOn : deviceTexts.switchedOff}
        checked={isOn}
        onChange={event => actions.switchNewDevices(event.target.checked)}
        className={styles.switch}
      />
      {isOn ? (
        <>
          <p className={styles.count}>{devicesOnAccounts(deviceCount(cart), accountCount(cart))}</p>
          <ul className={styles.devices}>
            {catalogue
              .filter(({ productSubType }) => productSubType === 'telefonie-device')
              .map(device => (
                <DeviceCard key={device.id} device={device} cart={cart} onQuantity={actions.setDevice} />
              ))}
          </ul>
          {baseStation && <BaseStation offering={baseStation} cart={cart} />}
        </>
      ) : (
        <CountedChoices
          texts={perAccountTexts}
          legend={telefonieSections.ownDevices}
          products={catalogue.filter(isInstallation)}
          cart={cart}
          onChoose={actions.chooseInstallation}
        />
      )}
    </div>
  )
}
