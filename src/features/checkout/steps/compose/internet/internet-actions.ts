import { type CartOutcome, mainLine } from '../../../../carts/cart.ts'
import {
  addExtra,
  afterAddressCheck,
  changeTerm,
  chooseBroughtLine,
  chooseLine,
  chooseRouter,
  type InternetTerm,
  needsQuote,
  removeExtra,
  requestTypeFor,
  setTvBoxes,
} from '../../../../carts/internet.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { orderStore } from '../../../store/order-state.ts'
import { planChoiceTexts } from '../../../texts/plan-choice.ts'

/**
 * Actions on the internet screen: each runs the domain's rule over the cart and stores the outcome. `catalogue` is
 * every internet product, `offered` the lines at the checked address.
 */
export function internetActions(catalogue: readonly ProductOffering[], offered: readonly ProductOffering[]) {
  const cart = () => orderStore.getSnapshot().cart
  return {
    takeOverCheck: (term: InternetTerm) =>
      commit(afterAddressCheck(cart(), term, offered, catalogue), orderStore.setCheckedCart),
    /** The same for a line that was chosen before the address was known; says what replaces it where it cannot be ordered here. */
    takeOverBroughtLine(brought: ProductOffering) {
      const outcome = chooseBroughtLine(brought, cart(), offered, catalogue)
      commit(outcome, (chosen, changes, reason) =>
        orderStore.setCheckedCart(chosen, changes, { ...reason, broughtPlan: null }),
      )
      const line = mainLine(outcome.cart)?.product
      if (line?.id !== brought.id)
        orderStore.explainChoice(
          'not-here',
          line
            ? planChoiceTexts.replaced(brought.name, line.name)
            : planChoiceTexts.notReplaced(brought.name),
        )
    },
    chooseTerm: (term: InternetTerm) => commit(changeTerm(cart(), term, offered, catalogue)),
    chooseLine: (line: ProductOffering) => commit(chooseLine(cart(), line, catalogue)),
    chooseRouter: (router: ProductOffering) => commit(chooseRouter(cart(), router, catalogue)),
    addExtra: (extra: ProductOffering) => commit(addExtra(cart(), extra, catalogue)),
    removeExtra: (extra: ProductOffering) => commit(removeExtra(cart(), extra, catalogue)),
    setTvBoxes: (quantity: number) => commit(setTvBoxes(cart(), quantity, catalogue)),
  }
}

export type InternetActions = ReturnType<typeof internetActions>

/** Commits what a rule made of the cart, with the request type that goes with it. */
function commit({ cart, changes }: CartOutcome, setCart = orderStore.setCart) {
  const before = orderStore.getSnapshot()
  // A line that only a quote can be made for leaves no choice, so that choice ends with the line.
  const wasForced = needsQuoteFor(mainLine(before.cart)?.product)
  const requestType = requestTypeFor(cart, wasForced ? 'order' : before.requestType)
  setCart(cart, changes, { requestType })
}

const needsQuoteFor = (line: ProductOffering | undefined) => line !== undefined && needsQuote(line)
