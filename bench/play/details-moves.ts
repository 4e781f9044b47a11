import { guest } from '../../e2e/support/order-steps.ts'
import {
  type Action,
  compact,
  type Expectation,
  goneOn,
  type Move,
  press,
  presses,
  unless,
} from './action.ts'
import { type AriaNode, find, findAll, textOf } from './aria-tree.ts'
import { isUsable, locate, type Scene } from './scene.ts'
import type { Visitor } from './visitor.ts'

/** Gegevens: who orders, half filled in or whole, as a guest (order-flow §2 and §5). */

/** Input of a visitor by label; optional fields stay empty. */
const answers: Readonly<Record<string, string>> = {
  ...guest,
  Naam: 'Noor van den Berg',
  Postcode: '1017 XN',
  Huisnummer: '42',
  Straat: 'Frederiksplein',
  Plaats: 'Amsterdam',
  'E-mailadres voor de factuur': 'facturen@donald.example',
}

const onDetails = (scene: Scene) => scene.step === 'gegevens' && scene.dialog === null

const emptyFields = (scene: Scene): readonly AriaNode[] =>
  onDetails(scene)
    ? findAll(scene.main, 'textbox').filter(
        field => isUsable(field) && field.value === '' && field.name in answers,
      )
    : []

const answerTo = ({ name }: AriaNode, visitor: Visitor): string =>
  name === 'E-mailadres' ? visitor.newEmail() : (answers[name] ?? '')

function typing(says: string, scene: Scene, fields: readonly AriaNode[], visitor: Visitor): Action {
  return {
    says,
    async act() {
      if (!visitor.typed.has(scene.page)) visitor.typed.set(scene.page, new Map())
      const typed = fields.map(field => ({ field, text: answerTo(field, visitor), of: locate(scene, field) }))
      const filled: typeof typed = []
      for (const one of typed) {
        // A row may have folded meanwhile, with what the register of companies filled in.
        if (!(await one.of.isVisible())) continue
        await one.of.fill(one.text)
        filled.push(one)
      }
      return after =>
        filled.flatMap(({ field, text }) => {
          const shown = findAll(after.main, 'textbox', field.name).map(({ value }) => compact(value))
          return unless(
            shown.includes(compact(text)) || isFolded(after, text),
            `typed '${text}' in ${field.name}, it shows '${shown.join()}'`,
          )
        })
    },
  }
}

/** A row that has folded shows its content as text. */
const isFolded = ({ main }: Scene, text: string) => compact(textOf(main)).includes(compact(text))

const opening: Move = {
  weight: 3,
  deeds: scene => (onDetails(scene) ? presses(scene, findAll(scene.main, 'button', / wijzigen$/)) : []),
}

const filling: Move = {
  weight: 20,
  deeds(scene, visitor) {
    const fields = emptyFields(scene)
    return fields.length > 0 ? [typing('fill in everything that is empty', scene, fields, visitor)] : []
  },
}

const fillingSome: Move = {
  weight: 2,
  deeds(scene, visitor) {
    const fields = emptyFields(scene).filter(() => visitor.chance.happens(0.4))
    const names = fields.map(({ name }) => name).join(', ')
    return fields.length > 0 ? [typing(`fill in ${names}`, scene, fields, visitor)] : []
  },
}

const goesOnAsGuest = /^(Doorgaan met bestellen zonder te registreren|Gegevens opslaan)$/

/** The form of a new customer is on the screen. */
export const newCustomerForm = ({ main, step }: Scene): boolean =>
  step === 'gegevens' && find(main, 'button', goesOnAsGuest) !== null

/** On to the blocks of a known visitor, or back to the form with what is wrong. */
const goingOnAsGuest: Move = {
  weight: 12,
  deeds: scene =>
    onDetails(scene)
      ? presses(scene, findAll(scene.main, 'button', goesOnAsGuest), () => after => {
          if (find(after.main, 'heading', 'Voorwaarden'))
            return unless(after.stored.guest !== null, 'a guest went on and is not stored')
          return [
            ...unless(newCustomerForm(after), 'neither the form nor the blocks of a guest'),
            ...unless(
              find(after.main, 'alert') !== null || saysWhatIsWrong(after),
              'the guest stays and nothing says why',
            ),
          ]
        })
      : [],
}

/** Accepts the company register's data in place of the typed data. */
const takingOver: Move = {
  weight: 2,
  deeds: (scene, visitor) =>
    onDetails(scene)
      ? findAll(scene.main, 'button', 'Gegevens overnemen').map(node => ({
          says: "press 'Gegevens overnemen'",
          async act() {
            visitor.typed.set(scene.page, new Map())
            await locate(scene, node).click()
            return undefined
          },
        }))
      : [],
}

const saysWhatIsWrong = ({ main }: Scene) => /Er is een probleem|verplicht|niet bereiken/.test(textOf(main))

const otherWay =
  (before: Scene, { role, name }: AriaNode): Expectation =>
  ({ main }) => {
    const was = find(before.main, role, name)?.states.has('checked')
    return unless(find(main, role, name)?.states.has('checked') !== was, `'${name}' stands as before`)
  }

/** Terms first: without them nobody gets on. */
const agreeing: Move = {
  weight: 16,
  deeds: scene =>
    onDetails(scene)
      ? presses(
          scene,
          findAll(scene.main, 'checkbox', /algemene voorwaarden|36 maanden|24 maanden/).filter(
            ({ states }) => !states.has('checked'),
          ),
          node => otherWay(scene, node),
        )
      : [],
}

const ticking: Move = {
  weight: 1.5,
  deeds: scene =>
    onDetails(scene)
      ? [
          ...presses(scene, findAll(scene.main, 'checkbox'), node => otherWay(scene, node)),
          ...presses(
            scene,
            findAll(scene.main, 'radio').filter(({ states }) => !states.has('checked')),
          ),
        ]
      : [],
}

const tabs: Move = {
  weight: 0.7,
  deeds: scene => (onDetails(scene) ? presses(scene, findAll(scene.main, 'tab')) : []),
}

/** Order-flow §5: to controle, or what is wrong is said; in a quote's form the button stands under the fields. */
const leadingOn: Move = {
  weight: 20,
  deeds: scene =>
    onDetails(scene)
      ? findAll(scene.main, 'button', 'Naar controle')
          .filter(isUsable)
          .map(node =>
            press(scene, node, after =>
              unless(
                after.step === 'controle' ||
                  after.dialog !== null ||
                  find(after.main, 'alert') !== null ||
                  saysWhatIsWrong(after),
                "'Naar controle' leads nowhere and nothing says why",
              ),
            ),
          )
      : [],
}

/** Winkelwagen: one button on. */
const toDetails: Move = {
  weight: 12,
  deeds: scene =>
    scene.step === 'winkelwagen' && !scene.dialog
      ? presses(scene, findAll(scene.main, 'button', 'Naar gegevens'), () => goneOn(scene))
      : [],
}

/** Controle, internet: another request type (order-flow §2). */
const requestType: Move = {
  weight: 2,
  deeds: scene =>
    scene.step === 'controle' && !scene.dialog
      ? presses(
          scene,
          findAll(scene.main, 'radio').filter(({ states }) => !states.has('checked')),
        )
      : [],
}

export const detailsMoves: readonly Move[] = [
  filling,
  fillingSome,
  opening,
  goingOnAsGuest,
  takingOver,
  agreeing,
  ticking,
  tabs,
  leadingOn,
  toDetails,
  requestType,
]

/** Values of the form's fields, by label; the country is nobody's to change. */
export const fieldsIn = ({ main }: Scene): ReadonlyMap<string, string> =>
  new Map(
    findAll(main, 'textbox')
      .filter(field => isUsable(field) && field.value !== '')
      .map(({ name, value }) => [name, value]),
  )

/** Nothing that was typed for a new customer is lost while its page lives. */
export function lostOf(scene: Scene, { typed }: Visitor): readonly string[] {
  const before = typed.get(scene.page)
  if (!before || !newCustomerForm(scene)) return []
  return [...before].flatMap(([label, text]) => {
    // A person's fields may stand in more than one row.
    const now = findAll(scene.main, 'textbox', label).map(({ value }) => value)
    return unless(
      now.some(value => compact(value) === compact(text)) || isFolded(scene, text),
      `what was typed in ${label} is lost: '${text}' became '${now.join()}'`,
    )
  })
}
