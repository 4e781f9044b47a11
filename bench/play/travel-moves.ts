import { paths } from '../../src/api/paths.ts'
import { productTypes } from '../../src/features/catalogue/product.ts'
import { type Action, type Expectation, goneOn, type Move, presses, unless } from './action.ts'
import { find, findAll } from './aria-tree.ts'
import type { Scene } from './scene.ts'
import { cartInWords } from './stored.ts'
import type { Visitor } from './visitor.ts'

/** Ways through the flow that its buttons do not ask for: links, addresses, reload, back, forward, a second tab, no network. */

/** Links of the flow itself: 'Terug', 'Wijzigen', the other product types. */
const linksOn = (scene: Scene): readonly Action[] =>
  presses(
    scene,
    findAll(scene.inReach, 'link').filter(({ url }) => url?.startsWith(paths.emptyBasket)),
    () => goneOn(scene),
  )

const links: Move = { weight: 1.5, deeds: linksOn }

/** A thank-you page or an empty basket has nothing else to do. */
const crossing: Move = {
  weight: 12,
  deeds: scene => (scene.step === 'bedankt' || scene.step === 'empty basket' ? linksOn(scene) : []),
}

const newDevices = 'Ik wil nieuwe toestellen'
const switched = ({ main }: Scene) => find(main, 'switch', newDevices)?.states.has('checked')

/** A reload loses no cart, and leaves the switch; controle asks for the terms again (decisions, "Flow"). */
const afterReload =
  (before: Scene): Expectation =>
  after => [
    ...unless(after.step !== 'controle', 'controle after a reload, with the terms unasked'),
    // Where another tab has taken the cart away, a reload begins anew.
    ...(before.productType === before.stored.productType ? lostByReload(before, after) : []),
  ]

function lostByReload(before: Scene, after: Scene): readonly string[] {
  const [was, is] = [cartInWords(before.stored.cart), cartInWords(after.stored.cart)]
  return [
    ...unless(was === is, `a reload made ${is} of ${was}`),
    ...unless(
      after.step !== before.step || switched(after) === switched(before),
      `a reload turned '${newDevices}'`,
    ),
  ]
}

const reloading: Move = {
  weight: 1,
  deeds: (scene, visitor) =>
    visitor.isOffline
      ? []
      : [
          {
            says: 'reload',
            async act() {
              await visitor.load(page => page.reload())
              return afterReload(scene)
            },
          },
        ],
}

/** Where the browser's own history leads from here; null where it leaves the shop or there is nothing. */
async function historyOf({ page }: Scene, { knowledge }: Visitor) {
  const session = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  const isOurs = (index: number) => entries[index]?.url.startsWith(knowledge.shopUrl) ?? false
  return { back: isOurs(currentIndex - 1), forward: isOurs(currentIndex + 1) }
}

const goingBack: Move = {
  weight: 1.2,
  deeds: (scene, visitor) =>
    visitor.isOffline && scene.stepsBackHere === 0
      ? []
      : [
          {
            says: 'back',
            async act() {
              if (!(await historyOf(scene, visitor)).back) return undefined
              if (scene.stepsBackHere > 0) await scene.page.goBack({ waitUntil: 'commit' })
              else await visitor.load(page => page.goBack())
              return goneOn(scene)
            },
          },
        ],
}

const goingForward: Move = {
  weight: 0.8,
  deeds: (scene, visitor) =>
    visitor.isOffline
      ? []
      : [
          {
            says: 'forward',
            async act() {
              if (!(await historyOf(scene, visitor)).forward) return undefined
              await visitor.load(page => page.goForward())
              return goneOn(scene)
            },
          },
        ],
}

const addresses = productTypes.flatMap(type => [
  paths.productType(type),
  paths.samenstellen(type),
  paths.winkelwagen(type),
  paths.gegevens(type),
  paths.controle(type),
  paths.thankYou(type),
])

/** Mostly a step of the type that is being ordered. */
function anAddress({ productType }: Scene, { chance }: Visitor): string {
  if (chance.happens(0.15))
    return chance.oneOf([paths.emptyBasket, '/bestellen/glasvezel', '/bestellen/bedankt'])
  const ofThisType = addresses.filter(address => productType !== null && address.includes(`/${productType}`))
  return chance.oneOf(ofThisType.length > 0 && chance.happens(0.6) ? ofThisType : addresses)
}

const visiting: Move = {
  weight: 1,
  deeds(scene, visitor) {
    if (visitor.isOffline) return []
    const address = anAddress(scene, visitor)
    return [
      {
        says: `open ${address}`,
        async act() {
          await visitor.load(page => page.goto(address))
          return undefined
        },
      },
    ]
  },
}

const tabs: Move = {
  weight: 1.2,
  deeds(scene, visitor): readonly Action[] {
    if (visitor.tabs.length === 1 && visitor.isOffline) return []
    if (visitor.tabs.length === 1) {
      const address = visitor.chance.happens(0.6)
        ? scene.url.pathname + scene.url.search
        : anAddress(scene, visitor)
      return [
        {
          says: `open a second tab on ${address}`,
          async act() {
            await visitor.openTab()
            await visitor.load(page => page.goto(address))
            return undefined
          },
        },
      ]
    }
    const act = async (done: Promise<void>) => {
      await done
      return undefined
    }
    return [
      { says: 'go to the other tab', act: () => act(visitor.switchTab()) },
      { says: 'go to the other tab', act: () => act(visitor.switchTab()) },
      { says: 'close this tab', act: () => act(visitor.closeTab()) },
    ]
  },
}

const cutting: Move = {
  weight: 0.8,
  deeds(_scene, visitor) {
    if (visitor.isOffline) return []
    const steps = visitor.chance.between(1, 6)
    return [
      {
        says: `cut the network for ${steps} steps`,
        async act() {
          // One more, because this step counts too.
          await visitor.cutNetwork(steps + 1)
          return undefined
        },
      },
    ]
  },
}

export const travelMoves: readonly Move[] = [
  links,
  crossing,
  reloading,
  goingBack,
  goingForward,
  visiting,
  tabs,
  cutting,
]
