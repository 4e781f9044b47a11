import { normalizeRetentionNumber } from '../../src/features/carts/telefonie/retention-number.ts'
import { type Action, goneOn, type Move, presses, unless } from './action.ts'
import { type AriaNode, find, findAll, textOf } from './aria-tree.ts'
import { openBarIn } from './figures.ts'
import { quantityMoves } from './quantity-moves.ts'
import { locate, onComposeScreen, type Scene } from './scene.ts'
import { cartInWords } from './stored.ts'

/** Moves on the compose screens of all types. */

const isTicked = (scene: Scene, { role, name }: AriaNode) =>
  find(scene.main, role, name)?.states.has('checked')

/** The other way round than it stood; or a dialog asks first. */
const ticking: Move = {
  weight: 7,
  deeds: scene =>
    !onComposeScreen(scene)
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
    !onComposeScreen(scene)
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
    !onComposeScreen(scene)
      ? []
      : findAll(scene.main, 'textbox', /^Telefoonnummer [123]/).map((node, index): Action => {
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

/** Collapsible sections: the lines by technology, and the groups of extras. */
const sections = [
  'Glasvezel',
  'DSL',
  'Televisie',
  'Extra IP-adressen',
  'Back-up internet',
  'Datapakket',
  'Veilig internet',
  'Service',
]

const closedSections = (scene: Scene): readonly string[] =>
  findAll(scene.main, 'group', '')
    .filter(({ children }) => children.length === 0)
    .flatMap(({ value }) => sections.filter(title => value.startsWith(`${title} `)))

/** A section that is closed. */
const opening: Move = {
  weight: 4,
  deeds: scene =>
    !onComposeScreen(scene)
      ? []
      : closedSections(scene).map(title => ({
          says: `open the section ${title}`,
          async act() {
            await scene.page
              .getByRole('main')
              .locator('summary')
              .filter({ hasText: new RegExp(`^${title}`) })
              .click()
            return after => unless(!closedSections(after).includes(title), `${title} did not open`)
          },
        })),
}

/** Undoes a change by a rule or a sweeping change: the cart equals an earlier one. */
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
    !onComposeScreen(scene)
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
        await scene.page.getByRole('dialog').getByRole('button', { name: 'Wis alles' }).click()
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
  ...quantityMoves,
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
