import { formatEuro } from '../../src/common/money.ts'
import { paidTexts } from '../../src/common/texts.ts'
import type { Cart } from '../../src/features/carts/cart-line.ts'
import { isRecurring, lineTotalInCents, lineTotalWithVatInCents } from '../../src/features/carts/totals.ts'
import { type AriaNode, everythingIn, find, findAll, spaced, textOf } from './aria-tree.ts'

/** Amounts as they stand on a screen, and as they must stand there. */

export const euros = (cents: number): string => spaced(formatEuro(cents))

const beside = /Normaal € [\d.,]+ ?,? nu|excl\. aanleg € [\d.,]+/g

/** The amounts in a text in order; what something usually costs is not what it costs, and what is not in a total is not the total. */
export const amountsIn = (text: string): readonly string[] =>
  text.replace(beside, '').match(/€ -?[\d.]+,\d{2}/g) ?? []

/** The basket panel, which is a bar at the bottom of a phone. */
export const panelIn = (main: AriaNode): AriaNode | null => find(main, 'complementary', 'Alles op een rij')

/** The button with both totals that a phone has. */
export const barIn = (panel: AriaNode): AriaNode | null => find(panel, 'button', /^Per maand, excl\. btw/)

/** A phone's bar that is open: its list lies over the page. */
export function openBarIn(main: AriaNode): AriaNode | null {
  const panel = panelIn(main)
  const bar = panel && barIn(panel)
  return bar?.states.has('expanded') ? bar : null
}

export const showsVat = (main: AriaNode): boolean =>
  find(main, 'switch', /incl\. 21% btw/)?.states.has('checked') ?? false

/** A shown line: quantity and product, its amount, and the amount incl. VAT where it is shown. */
export type ShownLine = { readonly text: string; readonly amounts: readonly string[] }

/** The lines of a block of the panel; null where the block is not there. */
export function panelLines(panel: AriaNode, block: 'Per maand' | 'Eenmalig'): readonly ShownLine[] | null {
  const region = find(panel, 'region', block)
  return (
    region &&
    findAll(region, 'listitem').map(({ children, ...item }) => {
      const text = textOf({ ...item, children: children.filter(({ role }) => role !== 'list') })
      return { text, amounts: amountsIn(text) }
    })
  )
}

/** Definitions by name: `Totaal per maand` → `€ 61,00 p/m`; those of one name follow each other. */
export function definitionsIn(node: AriaNode): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  let term: string | null = null
  for (const each of everythingIn(node)) {
    if (each.role === 'term') term = textOf(each)
    else if (each.role === 'definition' && term !== null)
      said.set(term, spaced(`${said.get(term) ?? ''} ${textOf(each)}`))
  }
  return said
}

/** Support stands in the panel below the licence that it belongs to. */
const inPanelOrder = (cart: Cart): Cart =>
  cart
    .filter(({ product }) => product.partOf !== 'support')
    .flatMap(line => [line, ...cart.filter(({ product }) => product.id === line.product.supportProduct?.id)])

/** Lines as the panel must show them. */
export const expectedLines = (cart: Cart, withVat: boolean): readonly ShownLine[] =>
  inPanelOrder(cart).map(line => ({
    text: `${line.quantity} × ${spaced(line.product.name)}`,
    amounts: [lineTotalInCents(line), ...(withVat ? [lineTotalWithVatInCents(line)] : [])].map(euros),
  }))

/** Differences between shown and expected lines. */
export function differences(
  where: string,
  shown: readonly ShownLine[],
  expected: readonly ShownLine[],
): readonly string[] {
  const words = (lines: readonly ShownLine[]) =>
    lines.map(({ text, amounts }) => `${text} = ${amounts.join(' / ')}`).join('; ')
  const isSame =
    shown.length === expected.length &&
    expected.every(({ text, amounts }, index) => {
      const line = shown[index]
      return line?.text.startsWith(text) && line.amounts.join() === amounts.join()
    })
  return isSame ? [] : [`${where} shows [${words(shown)}], expected [${words(expected)}]`]
}

export type TableRow = {
  readonly head: string
  readonly oneTime: readonly string[]
  readonly monthly: readonly string[]
}

const wordsOf = (node: AriaNode): string => node.name || textOf(node)

/** The rows of the order's table with their one-time and monthly cells. */
export const tableRows = (table: AriaNode): readonly TableRow[] =>
  findAll(table, 'row').flatMap(row => {
    const head = find(row, 'rowheader')
    const [oneTime, monthly] = findAll(row, 'cell').map(cell => amountsIn(wordsOf(cell)))
    return head && oneTime && monthly ? [{ head: wordsOf(head), oneTime, monthly }] : []
  })

/** Rows of winkelwagen, which end with their one amount and its unit. */
export const cartRows = (table: AriaNode): readonly TableRow[] =>
  findAll(table, 'row').flatMap(row => {
    const head = find(row, 'rowheader')
    const amount = findAll(row, 'cell').at(-1)
    if (!head || !amount) return []
    const isOnce = wordsOf(amount).includes(paidTexts.oneTime)
    const amounts = amountsIn(wordsOf(amount))
    return [{ head: wordsOf(head), oneTime: isOnce ? amounts : [], monthly: isOnce ? [] : amounts }]
  })

export const expectedRows = (cart: Cart, withVat: boolean): readonly TableRow[] =>
  cart.map(line => {
    const amounts = [lineTotalInCents(line), ...(withVat ? [lineTotalWithVatInCents(line)] : [])].map(euros)
    return {
      head: `${line.quantity} × ${spaced(line.product.name)}`,
      oneTime: isRecurring(line) ? [] : amounts,
      monthly: isRecurring(line) ? amounts : [],
    }
  })
