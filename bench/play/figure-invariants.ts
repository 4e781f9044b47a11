import type { Cart } from '../../src/features/carts/cart-line.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
} from '../../src/features/carts/totals.ts'
import type { ProductType } from '../../src/features/catalogue/product.ts'
import { find, textOf } from './aria-tree.ts'
import { catalogueCart } from './cart-invariants.ts'
import {
  amountsIn,
  barIn,
  cartRows,
  definitionsIn,
  differences,
  euros,
  expectedLines,
  expectedRows,
  panelIn,
  panelLines,
  type ShownLine,
  showsVat,
  type TableRow,
  tableRows,
} from './figures.ts'
import type { Invariant } from './invariants.ts'
import type { Scene } from './scene.ts'

/** Order-flow §2, "Basket panel": of the stored order where that is of this tab's type. */
const panelOf = ({ main, productType, stored }: Scene) =>
  productType === stored.productType ? panelIn(main) : null

/** A phone shows the list only when its bar is opened, which an empty cart has not; beside the table of a wide screen it is folded too. */
const isFolded = (panel: NonNullable<ReturnType<typeof panelIn>>): boolean =>
  !find(panel, 'heading', panel.name) || find(panel, 'button', 'Toon regels') !== null

export const panelShowsTheCart: Invariant = {
  name: 'the panel lists the stored cart at the prices of the catalogue',
  broken(scene, knowledge) {
    const panel = panelOf(scene)
    if (!panel || isFolded(panel)) return []
    const cart = catalogueCart(scene.stored, knowledge)
    const withVat = showsVat(scene.main)
    const isEmpty = textOf(panel).includes('Je bestelling is op dit moment nog leeg.')
    if (isEmpty !== (cart.length === 0))
      return [`the panel says ${isEmpty ? 'empty' : 'not empty'}, ${cart.length} lines are stored`]
    return [
      ...differences(
        'Per maand',
        panelLines(panel, 'Per maand') ?? [],
        expectedLines(cart.filter(isRecurring), withVat),
      ),
      ...differences(
        'Eenmalig',
        panelLines(panel, 'Eenmalig') ?? [],
        expectedLines(
          hidesOneTime(cart, scene.productType) ? [] : cart.filter(line => !isRecurring(line)),
          withVat,
        ),
      ),
    ]
  },
}

/** Order-flow §2: hidden when the product type is cloud and the set-up total is 0. */
const hidesOneTime = (cart: Cart, productType: ProductType | null): boolean =>
  productType === 'cloud' && totalsOf(cart).oneTimeInCents === 0

export const panelAddsUp: Invariant = {
  name: "the panel's totals are those of src/features/carts/totals.ts over the catalogue",
  broken(scene, knowledge) {
    const panel = panelOf(scene)
    if (!panel || isFolded(panel)) return []
    const cart = catalogueCart(scene.stored, knowledge)
    const totals = totalsOf(cart)
    const withVat = totalsWithVatOf(cart)
    const vat = showsVat(scene.main)
    return [...definitionsIn(panel)].flatMap(([term, said]) => {
      const [shown, shownWithVat] = amountsIn(said)
      const wanted = expectedTotal(term, cart)
      if (wanted === null) return []
      const wrong = shown === euros(wanted) ? [] : [`${term} is ${shown}, expected ${euros(wanted)}`]
      const wantedWithVat =
        term === 'Totaal per maand'
          ? withVat.monthlyInCents
          : term === 'Totaal eenmalig'
            ? withVat.oneTimeInCents
            : null
      if (!vat || wantedWithVat === null || shownWithVat === euros(wantedWithVat)) return wrong
      return [...wrong, `${term} is ${shownWithVat} incl. btw, expected ${euros(wantedWithVat)}`]
    })

    function expectedTotal(term: string, of: Cart): number | null {
      if (term === 'Totaal per maand') return totals.monthlyInCents
      if (term === 'Totaal eenmalig') return totals.oneTimeInCents
      if (term.startsWith('Eerste factuur')) return firstInvoiceInCents(of)
      return term.startsWith('Totaal over') ? totalOverTermInCents(of) : null
    }
  },
}

export const barShowsTheTotals: Invariant = {
  name: 'the bar of a phone shows both totals',
  broken(scene, knowledge) {
    const panel = panelOf(scene)
    const bar = panel && barIn(panel)
    if (!bar) return []
    const cart = catalogueCart(scene.stored, knowledge)
    const [totals, withVat] = [totalsOf(cart), totalsWithVatOf(cart)]
    const wanted = [
      totals.monthlyInCents,
      totals.oneTimeInCents,
      withVat.monthlyInCents,
      withVat.oneTimeInCents,
    ].map(euros)
    const shown = amountsIn(bar.name)
    const [monthly, oneTime, monthlyWithVat, oneTimeWithVat] = wanted
    const expected =
      shown.length === 2 ? [monthly, oneTime] : [monthly, monthlyWithVat, oneTime, oneTimeWithVat]
    return shown.join() === expected.join()
      ? []
      : [`the bar shows ${shown.join()}, expected ${expected.join()}`]
  },
}

/** Order-flow §2 and §9: a line per product and the totals, on winkelwagen, controle and the thank-you page. */
export const tableShowsTheOrder: Invariant = {
  name: 'the table lists the order and its totals',
  broken(scene, knowledge) {
    const { main, step, stored, productType } = scene
    const table = find(main, 'table')
    if (!table) return []
    const number = orderNumberOn(scene)
    const cart =
      step === 'bedankt' ? knowledge.placed.get(number ?? '')?.cart : catalogueCart(stored, knowledge)
    if (!cart || (step !== 'bedankt' && productType !== stored.productType)) return []
    const rows = step === 'winkelwagen' ? cartRows(table) : tableRows(table)
    const lines = rows.filter(({ head }) => /^\d+ × /.test(head))
    const [totals, withVat] = [totalsOf(cart), totalsWithVatOf(cart)]
    const sums = definitionsIn(main)
    const totalRow = (head: string, { monthlyInCents, oneTimeInCents }: typeof totals) => {
      // Costs that it does not count are named behind it.
      const row = rows.find(each => each.head.startsWith(head))
      const [, sum = ''] = [...sums].find(([term]) => term.startsWith(head)) ?? []
      const wanted = `${euros(oneTimeInCents)} ${euros(monthlyInCents)}`
      const shown =
        step === 'winkelwagen' ? amountsIn(sum).join(' ') : `${row?.oneTime.join()} ${row?.monthly.join()}`
      return shown === wanted ? [] : [`${head}: ${shown}, expected ${wanted}`]
    }
    const vat = showsVat(main)
    return [
      ...differences('the table', lines.map(inOneRow), expectedRows(cart, vat).map(inOneRow)),
      ...totalRow('Totaal excl. 21% btw', totals),
      ...(vat ? totalRow('Totaal incl. 21% btw', withVat) : []),
    ]
  },
}

/** Text of a row's two columns. */
const inOneRow = ({ head, oneTime, monthly }: TableRow): ShownLine => ({
  text: head,
  amounts: [...oneTime, '|', ...monthly],
})

/** The number on the thank-you page. */
export function orderNumberOn({ main, step }: Scene): string | null {
  if (step !== 'bedankt') return null
  return /(?:Bestelnummer|Aanvraagnummer) (\S+)/.exec(textOf(main))?.[1] ?? null
}
