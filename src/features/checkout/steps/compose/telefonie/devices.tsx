import { ChevronDown } from 'lucide-react'
import { formatEuro } from '../../../../../common/money.ts'
import { classes } from '../../../../../ui/kit/classes.ts'
import type { Elements } from '../../../../../ui/kit/elements.ts'
import { Stepper } from '../../../../../ui/kit/stepper.tsx'
import { Switch } from '../../../../../ui/kit/switch.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { useIsWide } from '../../../../../ui/kit/use-is-wide.ts'
import { useOpening } from '../../../../../ui/kit/use-opening.ts'
import { quantityOf } from '../../../../carts/cart.ts'
import type { Cart } from '../../../../carts/cart-line.ts'
import { quantityLimits } from '../../../../carts/quantity-limits.ts'
import {
  accountCount,
  deviceCount,
  hasNewDevices,
  isBaseStation,
  isInstallation,
} from '../../../../carts/telefonie.ts'
import { deviceLineOf, type ProductOffering, type PurchaseMode } from '../../../../catalogue/product.ts'
import { smallPicture } from '../../../../catalogue/small-picture.ts'
import page from '../../../components/flow-page.module.css'
import { useIsLoaded, useOrderPart } from '../../../store/order-state.ts'
import {
  devicesOnAccounts,
  deviceTexts,
  perAccountTexts,
  telefonieSections,
} from '../../../texts/telefonie.ts'
import { CountedChoices } from '../counted-choices.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './devices.module.css'
import type { TelefonieActions } from './telefonie-actions.ts'

const ways = [
  { way: 'buy', label: deviceTexts.ways.buy },
  { way: 'rent', label: deviceTexts.ways.rent },
] as const satisfies readonly { way: PurchaseMode; label: string }[]

type DeviceCardProps = {
  device: ProductOffering
  cart: Cart
  onQuantity(device: ProductOffering, way: PurchaseMode, quantity: number): void
}

type FoldedCardProps = {
  /** Its products when it is bought or rented. */
  device: NonNullable<ProductOffering['device']>
  name: string
  isChosen: boolean
  children: Elements
}

/** A device under its name and prices: on a phone it is folded until it is asked for or chosen. */
function FoldedCard({ device, name, isChosen, children }: FoldedCardProps) {
  return (
    <details {...useOpening(useIsWide() || isChosen)} className={styles.card} data-chosen={isChosen}>
      <summary className={styles.head}>
        <img
          className={styles.picture}
          src={smallPicture(device.imageUrl)}
          alt=""
          width={120}
          height={90}
          loading="lazy"
        />
        <h3>{name}</h3>
        <span className={styles.prices}>
          <TextWithAmounts>
            {deviceTexts.buyOrRent(
              formatEuro(device.productBuyPriceInCents),
              formatEuro(device.productRentPriceInCents),
            )}
          </TextWithAmounts>
        </span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** One device: what it is, and how many of it to buy or to rent. */
function DeviceCard({ device, cart, onQuantity }: DeviceCardProps) {
  const choices = ways.flatMap(choice => {
    const line = deviceLineOf(device, choice.way)
    return line ? [{ ...choice, line, quantity: quantityOf(cart, line.id) }] : []
  })
  const { setupProduct } = device
  const isLoaded = useIsLoaded()
  if (!device.device) return null
  return (
    <FoldedCard
      device={device.device}
      name={device.name}
      isChosen={choices.some(({ quantity }) => quantity > 0)}
    >
      <p className={styles.facts}>
        <InformationLines lines={device.information} />
      </p>
      {setupProduct && (
        <p className={styles.facts}>
          <TextWithAmounts>{deviceTexts.setup(formatEuro(setupProduct.priceInCents))}</TextWithAmounts>
        </p>
      )}
      <ul className={styles.ways}>
        {choices.map(({ way, label, line, quantity }) => (
          <li key={way} className={styles.way}>
            <span className={styles.terms}>
              <span>{label}</span>
              <ProductPrice product={line} />
            </span>
            <Stepper
              label={`${device.name}, ${label.toLowerCase()}`}
              value={isLoaded ? quantity : null}
              {...quantityLimits(line)}
              onChange={wanted => onQuantity(device, way, wanted)}
            />
          </li>
        ))}
      </ul>
    </FoldedCard>
  )
}

type Props = { catalogue: readonly ProductOffering[]; cart: Cart; actions: TelefonieActions }

/** New devices, bought or rented, or installation of the customer's own: one switch decides (order-flow §4). */
export function Devices({ catalogue, cart, actions }: Props) {
  const isLoaded = useIsLoaded()
  const newDevices = useOrderPart(state => state.newDevices)
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
                <li key={device.id}>
                  <DeviceCard device={device} cart={cart} onQuantity={actions.setDevice} />
                </li>
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

/** The base stations that wireless devices need: price, and number in the cart (order-flow §4). */
function BaseStation({ offering, cart }: { offering: ProductOffering; cart: Cart }) {
  const { device } = offering
  if (!device) return null
  const inCart = (
    [
      { count: quantityOf(cart, device.productBuyId), way: 'buy' },
      { count: quantityOf(cart, device.productRentId), way: 'rent' },
    ] as const
  ).filter(({ count }) => count > 0)
  return (
    <FoldedCard device={device} name={offering.name} isChosen={inCart.length > 0}>
      <p className={styles.facts}>{deviceTexts.baseStation}</p>
      {inCart.length > 0 && <p className={styles.count}>{deviceTexts.inCart(inCart)}</p>}
    </FoldedCard>
  )
}
