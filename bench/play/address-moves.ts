import { addresses } from '../../e2e/support/internet-screen.ts'
import { commonTexts } from '../../src/common/texts.ts'
import { addressCheckTexts } from '../../src/features/addresses/texts.ts'
import { compact, type Expectation, type Move, presses, unless } from './action.ts'
import { find, findAll, spaced, textOf } from './aria-tree.ts'
import { locate, type Scene } from './scene.ts'
import type { Visitor } from './visitor.ts'

/** The address check of internet (order-flow §2, §4, §5 and §8). */

type Typed = { readonly postcode: string; readonly number: string; readonly addition?: string }

/** Every row of content/addresses/README.md, and what leads to the choices there. */
const known: readonly Typed[] = [
  addresses.fibreAndDsl,
  addresses.fibreAndDsl,
  addresses.dslOnly,
  addresses.fibreNear,
  addresses.nothing,
  addresses.fibreOnRequest,
  addresses.letterAndAddition,
  { postcode: '1018am', number: '289' },
  { postcode: '1018 AM', number: '289', addition: 'A' },
  { postcode: '1018 AM', number: '289A' },
]
const unknown: readonly Typed[] = [
  addresses.unknown,
  addresses.registerDown,
  { postcode: '2611 CC', number: '12' },
  { postcode: '2391 PH', number: '1' },
  { postcode: 'nergens', number: '1' },
]

const form = ({ main, step, dialog }: Scene) =>
  step === 'samenstellen' && !dialog ? find(main, 'textbox', 'Postcode') : null

const checking: Move = {
  weight: 14,
  deeds: (scene, visitor) =>
    form(scene)
      ? [known, known, unknown].map(list => {
          const typed = visitor.chance.oneOf(list)
          const { postcode, number, addition = '' } = typed
          return {
            says: `check the address ${postcode} ${number} ${addition}`.trim(),
            async act() {
              const { page } = scene
              const fields = page.getByRole('main')
              await fields.getByLabel('Postcode').fill(postcode)
              await fields.getByLabel('Huisnummer').fill(number)
              await fields.getByLabel('Toevoeging').fill(addition)
              await fields.getByRole('button', { name: 'Controleer adres' }).click()
              return outcome(typed, list === known, visitor)
            },
          }
        })
      : [],
}

const outcome =
  (typed: Typed, isKnown: boolean, { isOffline }: Visitor): Expectation =>
  scene => {
    const words = textOf(scene.main)
    if (isKnown && !isOffline)
      return [
        ...unless(find(scene.main, 'heading', 'Jouw adres') !== null, 'the address was not found'),
        ...unless(scene.stored.address !== null, 'the address is not stored'),
      ]
    return [
      ...unless(words.includes(spaced(addressCheckTexts.invalid)), 'the check failed without its sentence'),
      ...unless(!isOffline || words.includes(commonTexts.tryAgainSoon), 'the cut network is not told of'),
      ...unless(scene.stored.address === null, 'an address that was not found is stored'),
      ...[typed.postcode, typed.number, typed.addition ?? ''].flatMap((value, index) => {
        const field = findAll(scene.main, 'textbox')[index]
        return unless(
          compact(field?.value ?? '') === compact(value),
          `typed '${value}', ${field?.name} shows '${field?.value}'`,
        )
      }),
    ]
  }

/** Order-flow §4: changing the address clears the cart. */
const changing: Move = {
  weight: 1,
  deeds: scene =>
    presses(
      scene,
      findAll(scene.inReach, 'button', 'Wijzigen van jouw adres'),
      () => after =>
        unless(after.stored.cart.length === 0, 'the address is being changed and the cart is not empty'),
    ),
}

/** One of the addresses that a number does have. */
const choosing: Move = {
  weight: 10,
  deeds: (scene, { isOffline }) =>
    form(scene)
      ? findAll(scene.main, 'listitem')
          .flatMap(item => findAll(item, 'button'))
          .filter(({ name }) => /^\d+( \S+)?$/.test(name))
          .map(node => ({
            says: `choose the address ${node.name}`,
            async act() {
              await locate(scene, node).click()
              return ({ stored }) => unless(isOffline || stored.address !== null, 'the address is not stored')
            },
          }))
      : [],
}

export const addressMoves: readonly Move[] = [checking, changing, choosing]
