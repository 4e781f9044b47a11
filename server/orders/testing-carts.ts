import fc from 'fast-check'
import { type Cart, mainLine } from '../../domain/cart.ts'
import { addExtra, chooseLine, chooseRouter, isExtra, routersFor, setTvBoxes } from '../../domain/internet.ts'
import type { ProductOffering } from '../../domain/product.ts'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'

const catalogue = readCatalogueFiles().filter(product => product.productType === 'internet')
const extras = catalogue.filter(isExtra)

/** Any internet cart that a visitor can click together with these lines: a line, a router, extras, set-top boxes. */
export const randomInternetCart = (lines: readonly ProductOffering[]): fc.Arbitrary<Cart> =>
  fc
    .record({
      line: fc.constantFrom(...lines),
      router: fc.nat(),
      extras: fc.subarray(extras),
      boxes: fc.integer({ min: 1, max: 4 }),
    })
    .map(choice => {
      const withLine = chooseLine([], choice.line, catalogue).cart
      const routers = routersFor(mainLine(withLine)?.product.contractDuration ?? 0, catalogue)
      const router = routers[choice.router % routers.length]
      const withRouter = router ? chooseRouter(withLine, router, catalogue).cart : withLine
      const withExtras = choice.extras.reduce<Cart>(
        (cart, extra) => addExtra(cart, extra, catalogue).cart,
        withRouter,
      )
      return setTvBoxes(withExtras, choice.boxes, catalogue).cart
    })

/** All lines of the shipped catalogue, as at an address that has everything. */
export const allLines: readonly ProductOffering[] = catalogue
  .filter(product => product.productSubType === null)
  .map(line => ({ ...line, fiberLineAvailability: line.fiber ? 'on-net' : null }))
