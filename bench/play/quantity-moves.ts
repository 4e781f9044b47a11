import { type Expectation, type Move, presses, unless } from './action.ts'
import { findAll } from './aria-tree.ts'
import { quantityUnder } from './cart-invariants.ts'
import { locate, onComposeScreen, type Scene } from './scene.ts'
import { cartInWords } from './stored.ts'
import type { Visitor } from './visitor.ts'

/** How many: by the buttons of a stepper and typed. */

/** Order-flow §9: 0 to 99, 20 migrations, 1 to 4 set-top boxes. */
function limitsOf(label: string, scene: Scene, { knowledge }: Visitor): { min: number; max: number } {
  const product =
    scene.productType && knowledge.catalogues[scene.productType].find(({ name }) => name === label)
  if (product && product.productSubType === 'cloud-migratie') return { min: 0, max: 20 }
  if (product && product.productSubType === 'internet-televisie-setup') return { min: 1, max: 4 }
  return { min: 0, max: 99 }
}

/** The quantity that was asked for, or the dialog that says why it cannot be; then the cart is as it was. */
function counted(label: string, asked: number, before: Scene, visitor: Visitor): Expectation {
  const { min, max } = limitsOf(label, before, visitor)
  const quantity = Math.min(max, Math.max(min, Math.floor(asked)))
  return after => {
    if (after.dialog)
      return unless(
        cartInWords(after.stored.cart) === cartInWords(before.stored.cart),
        `a dialog opened and the cart changed from ${cartInWords(before.stored.cart)} to ${cartInWords(after.stored.cart)}`,
      )
    const now = quantityUnder(label, after, visitor.knowledge)
    return unless(
      now === quantity,
      `${label}: asked for ${asked}, the cart holds ${now} instead of ${quantity}`,
    )
  }
}

const stepping: Move = {
  weight: 12,
  deeds: (scene, visitor) =>
    !onComposeScreen(scene)
      ? []
      : presses(scene, findAll(scene.main, 'button', /^Eén (meer|minder): /), ({ name }) => {
          const [, way, label = ''] = /^Eén (meer|minder): (.*)$/.exec(name) ?? []
          const before = quantityUnder(label, scene, visitor.knowledge)
          return counted(label, before + (way === 'meer' ? 1 : -1), scene, visitor)
        }),
}

/** Mostly small numbers, sometimes nonsense. */
const typedNumbers = [
  '0',
  '1',
  '1',
  '2',
  '2',
  '3',
  '4',
  '5',
  '6',
  '8',
  '9',
  '12',
  '-1',
  '1,7',
  '20',
  '21',
  '99',
  '100',
]

const typingNumbers: Move = {
  weight: 8,
  deeds: (scene, visitor) =>
    !onComposeScreen(scene)
      ? []
      : findAll(scene.main, 'spinbutton', /^Aantal: /).map(node => {
          const label = node.name.replace('Aantal: ', '')
          const number = visitor.chance.oneOf(typedNumbers)
          const end = visitor.chance.oneOf(['Enter', 'Tab'])
          return {
            says: `type ${number} in '${node.name}' and press ${end}`,
            async act() {
              const field = locate(scene, node)
              await field.fill(number)
              await field.press(end)
              return counted(label, Number(number.replace(',', '.')), scene, visitor)
            },
          }
        }),
}

export const quantityMoves: readonly Move[] = [stepping, typingNumbers]
