import { flushSync } from 'react-dom'
import { Accordion } from '../../../../../ui/kit/accordion.tsx'
import { useAnnounce } from '../../../../../ui/kit/live-region.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { extraGroups, extraGroupsToOffer, isExtra } from '../../../rules/internet.ts'
import { extrasTexts } from '../../../texts/internet.ts'
import { internetSections } from '../../../texts/internet-sections.ts'
import { ComposeSection } from '../compose-section.tsx'
import { ChosenExtra } from './chosen-extra.tsx'
import type { InternetActions } from './internet-actions.ts'
import { OfferedExtras } from './offered-extras.tsx'

type Props = { cart: Cart; catalogue: readonly ProductOffering[]; actions: InternetActions }

/**
 * 'Maak je pakket compleet': a row for each group, folded, that becomes what was chosen of it where it stands. A pressed
 * button goes with the state of its row; the focus stays in the row, at its name.
 */
export function Extras({ cart, catalogue, actions }: Props) {
  const announce = useAnnounce()
  const offered = extraGroupsToOffer(cart, catalogue)

  const add = (extra: ProductOffering) => {
    announce(extrasTexts.added(extra.name))
    flushSync(() => actions.addExtra(extra))
    focusRowOf(extra)
  }
  const remove = (extra: ProductOffering) => {
    announce(extrasTexts.removed(extra.name))
    flushSync(() => actions.removeExtra(extra))
    focusRowOf(extra)
  }
  const rows = extraGroups.flatMap(group => {
    const chosen = cart.find(({ product }) => isExtra(product) && product.productSubType === group)
    const products = offered.find(each => each.group === group)?.products
    if (chosen)
      return (
        <ChosenExtra
          key={group}
          group={group}
          extra={chosen.product}
          cart={cart}
          onRemove={() => remove(chosen.product)}
          onTvBoxes={actions.setTvBoxes}
        />
      )
    return products ? <OfferedExtras key={group} group={group} products={products} onAdd={add} /> : []
  })

  return (
    rows.length > 0 && (
      <ComposeSection title={internetSections.extras}>
        <Accordion>{rows}</Accordion>
      </ComposeSection>
    )
  )
}

/** Its group's name, without moving what is in sight. */
const focusRowOf = ({ productSubType }: ProductOffering) =>
  document.getElementById(productSubType ?? '')?.focus({ preventScroll: true })
