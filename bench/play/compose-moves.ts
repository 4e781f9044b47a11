import { normalizeRetentionNumber } from '../../domain/checks/retention-number.ts'
import { type AriaNode, find, findAll, textOf } from './aria-tree.ts'
import { quantityUnder } from './cart-invariants.ts'
import { type Deed, goneOn, type Move, presses, unless, type Wanted } from './deed.ts'
import { openBarIn } from './figures.ts'
import { locate, type Scene } from './scene.ts'
import { cartInWords } from './stored.ts'
import type { Visitor } from './visitor.ts'

/** What can be done on the compose screens of all types. */

const onScreen = (scene: Scene) => scene.step === 'samenstellen' && scene.dialog === null

/** Order-flow §9: 0 to 99, 20 migrations, 1 to 4 set-top boxes. */
function limitsOf(label: string, scene: Scene, { knowledge }: Visitor): { min: number; max: number } {
  const product =
    scene.productType && knowledge.catalogues[scene.productType].find(({ name }) => name === label)
  if (product && product.productSubType === 'cloud-migratie') return { min: 0, max: 20 }
  if (product && product.productSubType === 'internet-televisie-setup') return { min: 1, max: 4 }
  return { min: 0, max: 99 }
}

/** The quantity that was asked for, or the dialog that says why it cannot be; then the cart is as it was. */
function counted(label: string, asked: number, before: Scene, visitor: Visitor): Wanted {
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
    !onScreen(scene)
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
    !onScreen(scene)
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

const isTicked = (scene: Scene, { role, name }: AriaNode) =>
  find(scene.main, role, name)?.states.has('checked')

/** The other way round than it stood; or a dialog asks first. */
const ticking: Move = {
  weight: 7,
  deeds: scene =>
    !onScreen(scene)
      ? []
      : presses(
          scene,
          [
            ...findAll(scene.main, 'checkbox'),
            ...findAll(scene.main, 'switch').filter(({ name }) => !isVat(name)),
          ],
          node => after =>
            unless(
              after.dialog !== null || isTicked(after, node) !== isTicked(scene, node),
              `'${node.name}' stands as before`,
            ),
        ),
}

const isVat = (name: string) => /incl\. 21% btw/.test(name)

/** Amounts incl. VAT beside the others, wherever they stand. */
const showingVat: Move = {
  weight: 0.6,
  deeds: scene =>
    scene.dialog
      ? []
      : presses(
          scene,
          findAll(scene.main, 'switch').filter(({ name }) => isVat(name)),
        ),
}

const choosing: Move = {
  weight: 9,
  deeds: scene =>
    !onScreen(scene)
      ? []
      : presses(
          scene,
          findAll(scene.main, 'radio').filter(({ states }) => !states.has('checked')),
          node => after =>
            unless(after.dialog !== null || isTicked(after, node) === true, `'${node.name}' is not chosen`),
        ),
}

const holds = (scene: Scene, name: string) => scene.stored.cart.some(({ product }) => product.name === name)

const extras: Move = {
  weight: 9,
  deeds: scene => [
    ...presses(scene, findAll(scene.inReach, 'button', /^Toevoegen: /), ({ name }) => after => {
      const product = name.replace('Toevoegen: ', '')
      return unless(holds(after, product), `${product} was added and is not in the cart`)
    }),
    ...presses(scene, findAll(scene.inReach, 'button', /^Verwijderen: /), ({ name }) => after => {
      const product = name.replace('Verwijderen: ', '')
      return unless(!holds(after, product), `${product} was removed and is in the cart`)
    }),
  ],
}

/** Numbers to keep: of the kinds that there are, mobile ones (which cannot be kept), and none. */
const numbers = ['0201234567', '+31 88 123 45 67', '0800 1234', '0251 12 34 56', '06 12345678', '123', '', '']

const typingNumbersToKeep: Move = {
  weight: 2,
  deeds: (scene, { chance }) =>
    !onScreen(scene)
      ? []
      : findAll(scene.main, 'textbox', /^Telefoonnummer [123]/).map((node, index): Deed => {
          const number = chance.oneOf(numbers)
          return {
            says: `type '${number}' in '${node.name}'`,
            async act() {
              const field = locate(scene, node)
              await field.fill(number)
              await field.press('Tab')
              const meant = normalizeRetentionNumber(number)
              return ({ stored }) => {
                const kept = stored.numbers[index] ?? ''
                const isKept = meant ? normalizeRetentionNumber(kept) === meant : kept === number
                return unless(isKept, `${node.name}: typed '${number}', stored '${kept}'`)
              }
            },
          }
        }),
}

/** DSL or Glasvezel, where it is closed. */
const opening: Move = {
  weight: 2,
  deeds: scene =>
    !onScreen(scene)
      ? []
      : findAll(scene.main, 'group', '')
          .filter(group => group.children.length === 0 && /^(Glasvezel|DSL) /.test(group.value))
          .map(group => {
            const title = group.value.startsWith('DSL') ? 'DSL' : 'Glasvezel'
            return {
              says: `open the section ${title}`,
              async act() {
                await scene.page.getByRole('main').locator('summary').filter({ hasText: title }).click()
                return after => unless(find(after.main, 'group', title) !== null, `${title} did not open`)
              },
            }
          }),
}

/** What a rule or a sweeping change did is taken back: the cart is one that was there before. */
const undoing: Move = {
  weight: 3,
  deeds: (scene, { knowledge }) =>
    presses(
      scene,
      findAll(scene.inReach, 'button', /^(Zet terug|Ongedaan maken)/),
      () =>
        ({ stored, dialog }) => {
          const cart = cartInWords(stored.cart)
          return unless(
            dialog !== null || knowledge.carts.includes(cart),
            `brought back is ${cart}, which was not there before`,
          )
        },
    ),
}

/** While a phone's list lies over the page, only what stands in it can be pressed: the bar itself, and the way on. */
export const onTheBar: Move = {
  weight: 1,
  deeds: scene =>
    presses(
      scene,
      findAll(scene.inReach, 'button', /^(Per maand, excl\. btw|In winkelwagen$|Naar gegevens$)/),
      ({ name }) =>
        name.startsWith('Per maand')
          ? after => unless(openBarIn(after.main) === null, 'the list of a phone does not close')
          : goneOn(scene),
    ),
}

/** Whatever a dialog offers, or Escape. Forms in dialogs are not sent. */
const answering: Move = {
  weight: 100,
  deeds(scene) {
    if (!scene.dialog) return []
    const isForm = find(scene.dialog, 'textbox') !== null
    // While a dialog goes away, what is in it has no names any more.
    const buttons = findAll(scene.dialog, 'button').filter(
      ({ name }) => name && (!isForm || name === 'Sluiten'),
    )
    return [
      ...presses(scene, buttons),
      {
        says: 'press Escape in the dialog',
        async act() {
          await scene.page.keyboard.press('Escape')
          return after => unless(after.dialog === null, 'Escape does not close the dialog')
        },
      },
    ]
  },
}

/** Buttons with a move of their own, and those that send a form or make an account. */
const ownMoves =
  /^(Eén |Toevoegen|Verwijderen|Zet terug|Ongedaan|In winkelwagen|Naar |Bestellen|Prijsopgave aanvragen|Registreren|Inloggen|Doorgaan|Gegevens (opslaan|overnemen)|Controleer adres|Wis mijn|Wijzigen van jouw adres|\d|Winkelwagen leegmaken|Hulp nodig|Stel je vraag|Toon wachtwoord|Stuur)/

const isOther = ({ step }: Scene, { name }: AriaNode) =>
  !ownMoves.test(name) && !(step === 'controle' && name === 'Probeer opnieuw')

/** Buttons of which there are only a few. */
const others: Move = {
  weight: 2.5,
  deeds: scene =>
    scene.dialog
      ? []
      : presses(
          scene,
          findAll(scene.main, 'button').filter(node => isOther(scene, node)),
        ),
}

const leadingOn: Move = {
  weight: 12,
  deeds: scene =>
    !onScreen(scene)
      ? []
      : presses(scene, findAll(scene.main, 'button', 'In winkelwagen'), () => goneOn(scene)),
}

const help: Move = {
  weight: 0.4,
  deeds: scene =>
    scene.dialog
      ? []
      : presses(
          scene,
          findAll(scene.main, 'button', /^(Hulp nodig\?|Stel je vraag)$/),
          () => after => unless(after.dialog !== null, 'no help opened'),
        ),
}

/** Order-flow §2, winkelwagen: clears the cart and returns. */
const emptying: Move = {
  weight: 0.7,
  deeds: scene =>
    presses(scene, findAll(scene.inReach, 'button', 'Winkelwagen leegmaken'), () => after => [
      ...unless(after.stored.cart.length === 0, 'the emptied cart holds something'),
      ...unless(after.step === 'samenstellen', `emptying the cart leads to ${after.step}`),
    ]),
}

/** Decisions, "Flow": what is personal goes, what is composed stays. */
const forgetting: Move = {
  weight: 0.4,
  deeds: (scene, visitor) =>
    findAll(scene.inReach, 'button', 'Wis mijn gegevens').map(node => ({
      says: "press 'Wis mijn gegevens'",
      async act() {
        visitor.typed.clear()
        await locate(scene, node).click()
        return ({ stored, main }) => [
          ...unless(
            stored.guest === null && stored.quoteForm === null && stored.address === null,
            'details are still stored',
          ),
          ...unless(
            cartInWords(stored.cart) === cartInWords(scene.stored.cart),
            `the cart changed: ${textOf(main).slice(0, 80)}`,
          ),
        ]
      },
    })),
}

export const composeMoves: readonly Move[] = [
  stepping,
  typingNumbers,
  ticking,
  showingVat,
  choosing,
  extras,
  typingNumbersToKeep,
  opening,
  undoing,
  answering,
  others,
  leadingOn,
  help,
  emptying,
  forgetting,
]
