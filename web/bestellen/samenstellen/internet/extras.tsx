import { flushSync } from 'react-dom'
import { extrasTexts, internetSections } from '../../../../content/internet-texts.ts'
import type { Cart } from '../../../../domain/cart.ts'
import { type ExtraGroup, extraGroups, extraGroupsToOffer, isExtra } from '../../../../domain/internet.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { useAnnounce } from '../../../ui/live-region.tsx'
import { ComposeSection } from '../compose-section.tsx'
import { ExtraGroups } from './extra-groups.tsx'
import type { InternetActions } from './internet-actions.ts'
import { SelectedExtras } from './selected-extras.tsx'

const chosenId = 'gekozen-extras'
const offeredId = 'pakket-compleet'

type Props = { cart: Cart; catalogue: readonly ProductOffering[]; actions: InternetActions }

/** The extras that were chosen and those that can be. A pressed button disappears with its card; the focus goes on. */
export function Extras({ cart, catalogue, actions }: Props) {
  const announce = useAnnounce()
  const groups = extraGroupsToOffer(cart, catalogue)
  const hasExtras = cart.some(line => isExtra(line.product))

  const add = (extra: ProductOffering, group: ExtraGroup) => {
    const position = extraGroups.indexOf(group)
    announce(extrasTexts.added(extra.name))
    flushSync(() => actions.addExtra(extra))
    // The next card, which may have come with what was added; after the last one the card before it.
    focusFirst([...extraGroups.slice(position + 1), ...extraGroups.slice(0, position).reverse(), chosenId])
  }
  const remove = (extra: ProductOffering) => {
    announce(extrasTexts.removed(extra.name))
    flushSync(() => actions.removeExtra(extra))
    focusFirst([chosenId, offeredId])
  }

  return (
    <>
      {hasExtras && (
        <ComposeSection id={chosenId} title={internetSections.chosenExtras}>
          <SelectedExtras cart={cart} onRemove={remove} onTvBoxes={actions.setTvBoxes} />
        </ComposeSection>
      )}
      {groups.length > 0 && (
        <ComposeSection id={offeredId} title={internetSections.extras}>
          <ExtraGroups groups={groups} onAdd={add} />
        </ComposeSection>
      )}
    </>
  )
}

/** Focuses the first of these ids that is on the page, without moving what is in sight. */
function focusFirst(ids: readonly (string | undefined)[]) {
  const present = ids
    .map(id => id && document.getElementById(id))
    .find(element => element instanceof HTMLElement)
  present?.focus({ preventScroll: true })
}
