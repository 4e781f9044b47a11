import { documentTitle, emptyBasketHeroTitle, heroTitle } from '../../src/features/checkout/texts/flow.ts'
import { find } from './aria-tree.ts'
import { orderNumberOn } from './figure-invariants.ts'
import { barIn, panelIn } from './figures.ts'
import type { Invariant } from './invariants.ts'
import type { Knowledge } from './knowledge.ts'
import { isHeaded, type Scene, saysOtherTab } from './scene.ts'

/** Order-flow §2, the table of routes: who is on a step may be there. */
export const routesAreGuarded: Invariant = {
  name: 'every step is open only to who may be there',
  broken(scene, { placed }) {
    const { step, productType, stored } = scene
    if (step === 'elsewhere') return [`${scene.url.pathname} is no step of the flow`]
    if (step === 'empty basket') return stored.cart.length === 0 ? [] : ['the empty basket, with a cart']
    if (step === 'bedankt') return placed.size > 0 ? [] : ['the thank-you page, without an order']
    if (productType === null) return ['a step of no product type']
    if (productType !== stored.productType)
      return saysOtherTab(scene) ? [] : [`a step of ${productType}, stored is ${stored.productType}`]
    if (step === 'samenstellen') return []
    if (stored.cart.length === 0) return [`${step}, with an empty cart`]
    if (step !== 'controle') return []
    const knowsWho = stored.requestType === 'quote' ? isComplete(stored.quoteForm) : stored.guest !== null
    return knowsWho ? [] : ['controle, and nobody knows who orders']
  },
}

const isComplete = (form: Scene['stored']['quoteForm']) => form !== null && Object.values(form).every(Boolean)

/** Order-flow §2 and decisions, "Names and titles": what the page says it is. */
export const pageIsWhatItsAddressSays: Invariant = {
  name: 'heading, title and content are those of the address',
  broken(scene, knowledge) {
    const { step, productType, title, main } = scene
    if (step === 'elsewhere') return []
    const isEmptyBasket = step === 'empty basket'
    const expectedTitle = isEmptyBasket
      ? documentTitle('winkelwagen', null)
      : documentTitle(step, productType)
    return [
      ...(title.replace(/^Fout: /, '').startsWith(`${expectedTitle} | `)
        ? []
        : [`the title is '${title}', expected ${expectedTitle}`]),
      ...(find(main, 'heading', heroOf(scene, knowledge))
        ? []
        : [`no heading '${heroOf(scene, knowledge)}'`]),
      ...(hasContent(scene) ? [] : [`${step} does not show what belongs there`]),
    ]
  },
}

function heroOf(scene: Scene, { placed }: Knowledge): string | RegExp {
  const { step, productType } = scene
  if (step === 'empty basket' || step === 'elsewhere' || productType === null) return emptyBasketHeroTitle
  if (step !== 'bedankt') return heroTitle(step, productType)
  const number = orderNumberOn(scene)
  // Nobody is thanked for an order that cannot be looked up now.
  if (number === null) return /^(Je bestelling|Bedankt voor je (bestelling|aanvraag)!)$/
  // A quote is asked for, not ordered.
  if (placed.get(number)?.isQuote) return 'Bedankt voor je aanvraag!'
  return heroTitle(step, productType)
}

function hasContent(scene: Scene): boolean {
  if (saysOtherTab(scene)) return true
  switch (scene.step) {
    case 'empty basket':
      return isHeaded(scene, 'Je winkelwagen is nog leeg')
    case 'samenstellen':
      // Its button comes with the browser's state: until then nothing can be pressed.
      return (
        find(scene.main, 'button', 'In winkelwagen') !== null ||
        find(scene.main, 'button', 'Probeer opnieuw') !== null
      )
    case 'winkelwagen':
      return isHeaded(scene, 'Bekijk je winkelwagen')
    case 'gegevens':
      return isHeaded(scene, 'Vul je gegevens in')
    case 'controle':
      return isHeaded(
        scene,
        scene.stored.requestType === 'quote' ? 'Vrijblijvend prijsopgave' : 'Bestelling afronden',
      )
    case 'bedankt':
      return orderNumberOn(scene) !== null || find(scene.main, 'button', 'Probeer opnieuw') !== null
    case 'elsewhere':
      return false
  }
}

/** Order-flow §2, "Layout": the progress bar is on winkelwagen, gegevens and controle; the panel on every step. */
export const frameIsThere: Invariant = {
  name: 'progress and panel stand where the specification puts them',
  broken(scene) {
    const { main, step, productType, stored } = scene
    if (productType === null || productType !== stored.productType) return []
    const panel = panelIn(main)
    const isStep = step === 'winkelwagen' || step === 'gegevens' || step === 'controle'
    const progress = find(main, 'navigation', 'Voortgang van je bestelling')
    return [
      ...(isStep && !progress ? ['no progress bar'] : []),
      ...(step === 'samenstellen' && progress ? ['a progress bar on samenstellen'] : []),
      ...((isStep || step === 'samenstellen') && !panel ? ['no panel'] : []),
      ...(panel && stored.cart.length > 0 && isPhone(scene) && !barIn(panel) ? ['no bar on a phone'] : []),
    ]
  },
}

const isPhone = ({ page }: Scene) => (page.viewportSize()?.width ?? 0) < 600
