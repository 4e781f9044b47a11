import { retentionNumberProblems } from '../../src/features/carts/telefonie/retention-number.ts'
import { type Expectation, type Move, unless } from './action.ts'
import { find, findAll, spaced, textOf } from './aria-tree.ts'
import { catalogueCart } from './cart-invariants.ts'
import { orderNumberOn } from './figure-invariants.ts'
import { isUsable, locate, type Scene } from './scene.ts'
import { cartInWords } from './stored.ts'
import type { Visitor } from './visitor.ts'

/** 'Bestellen': once, twice, or with the network cut under way (order-flow §4). */

const ways = [
  'press once',
  'press once',
  'press once',
  'press twice',
  'cut the network after the press',
] as const
type Way = (typeof ways)[number]

/** 'Probeer opnieuw' stands under what kept an order from being sent. */
const ordersIt = /^(Bestellen|Prijsopgave aanvragen|Probeer opnieuw)$/

const ordering: Move = {
  weight: 20,
  deeds: (scene, visitor) =>
    scene.step === 'controle' && !scene.dialog
      ? findAll(scene.main, 'button', ordersIt)
          .filter(isUsable)
          .map(node => {
            const isHeldUp = visitor.isOffline || wrongNumbers(scene).length > 0
            const way = isHeldUp ? 'press once' : visitor.chance.oneOf(ways)
            return {
              says: `order by '${node.name}': ${way}`,
              async act() {
                const button = locate(scene, node)
                visitor.trouble.orderIsRefused = wrongNumbers(scene).length > 0
                if (way === 'press twice') await button.dblclick()
                else await button.click()
                if (visitor.isOffline) return keepsEverything(scene, 'nog niet verstuurd')
                const [problem] = wrongNumbers(scene)
                return problem ? keepsEverything(scene, problem) : arrived(scene, way, visitor)
              },
            }
          })
      : [],
}

/** A number that cannot be kept holds up 'In winkelwagen'; past that by the address of a later step, the shop refuses it. */
const wrongNumbers = ({ stored, productType }: Scene): readonly string[] =>
  productType === 'telefonie'
    ? retentionNumberProblems(stored.numbers).filter(problem => problem !== null)
    : []

/** Without a network, or refused, an order waits: what was composed and filled in is still there, and the screen says why. */
const keepsEverything =
  (before: Scene, why: string): Expectation =>
  after => [
    ...unless(after.step === 'controle', `an order that has to wait leads to ${after.step}`),
    ...unless(textOf(after.main).includes(spaced(why)), `nothing says why the order waits: ${why}`),
    ...unless(
      cartInWords(after.stored.cart) === cartInWords(before.stored.cart),
      'the cart of an order that was not sent changed',
    ),
    ...unless(
      after.stored.guest?.email === before.stored.guest?.email,
      'the details of an order that was not sent are gone',
    ),
  ]

const failure = (scene: Scene) => find(scene.main, 'button', 'Probeer opnieuw')

/** Waits for the thank-you page, presses again where the order could not be sent, and remembers what was ordered. */
async function arrived(before: Scene, way: Way, visitor: Visitor): Promise<Expectation> {
  const { page } = before
  const { knowledge } = visitor
  const cart = catalogueCart(before.stored, knowledge)
  let last: Scene = before
  const outcome = () =>
    visitor.waitUntilStable(scene => {
      if (scene.page !== page) return []
      last = scene
      return unless(
        !scene.isBusy && (orderNumberOn(scene) !== null || failure(scene) !== null),
        'the order has no outcome',
      )
    })
  if (way === 'cut the network after the press') {
    await visitor.cutNetwork(1)
    await outcome()
    await visitor.mendNetwork()
    const retry = failure(last)
    if (retry) await locate(last, retry).click()
  }
  await outcome()
  const number = orderNumberOn(last)
  if (number !== null) {
    const isQuote = before.stored.requestType === 'quote'
    const { quoteForm, guest } = before.stored
    visitor.ordered = { number, cart, isQuote, email: (isQuote ? quoteForm : guest)?.email ?? '' }
    knowledge.placed.set(number, visitor.ordered)
    visitor.typed.clear()
  }
  return after => [
    ...unless(after.step === 'bedankt' && number !== null, 'the order did not arrive'),
    ...unless(after.stored.cart.length === 0, 'after an order the cart is not empty'),
    ...unless(
      after.stored.guest === null && after.stored.quoteForm === null,
      'after an order details are still stored',
    ),
  ]
}

export const orderMoves: readonly Move[] = [ordering]
