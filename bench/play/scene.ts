import type { Locator, Page } from 'playwright-core'
import { isProductType, type ProductType } from '../../src/features/catalogue/product.ts'
import { type Step, steps } from '../../src/features/checkout/order-flow.ts'
import { type AriaNode, everythingIn, find, parseAriaSnapshot, textOf } from './aria-tree.ts'
import { openBarIn, panelIn } from './figures.ts'
import { readStored, type Stored } from './stored.ts'

/** One tab at one moment: what is on the screen and what the browser keeps. */
export type Scene = {
  readonly page: Page
  readonly url: URL
  readonly title: string
  readonly step: Step | 'empty basket' | 'elsewhere'
  /** As the address says. */
  readonly productType: ProductType | null
  readonly main: AriaNode
  /** Where the visitor can act: the open dialog, else a phone's open list, else the page's content. */
  readonly inReach: AriaNode
  readonly dialog: AriaNode | null
  readonly stored: Stored
  /** Something still loads or runs. */
  readonly isBusy: boolean
  /** Which entry of the tab's history this is; another one after every way on, back or again. */
  readonly entry: string
  /** How many steps back this document can go by itself, without a request for a page. */
  readonly stepsBackHere: number
}

/** Whether something can be composed in this tab now. */
export const onComposeScreen = (scene: Scene): boolean =>
  scene.step === 'samenstellen' && scene.dialog === null

/** Reads a tab; null while it is between two pages. */
export async function readScene(page: Page): Promise<Scene | null> {
  try {
    const [snapshot, kept] = await Promise.all([
      page.locator('body').ariaSnapshot(),
      page.evaluate(keptInTab),
    ])
    const url = new URL(kept.href)
    const tree = parseAriaSnapshot(snapshot)
    const main = find(tree, 'main') ?? tree
    const dialog = find(tree, 'dialog')
    return {
      page,
      url,
      title: kept.title,
      ...placeOf(url),
      main,
      dialog,
      inReach: dialog ?? (openBarIn(main) && panelIn(main)) ?? main,
      stored: readStored(kept.storage),
      isBusy: kept.isBusy || loading.test(textOf(main)),
      entry: kept.entry,
      stepsBackHere: kept.stepsBackHere,
    }
  } catch (error) {
    if (error instanceof Error && isBetweenPages.test(error.message)) return null
    throw error
  }
}

const isBetweenPages = /Execution context was destroyed|navigat|Frame was detached/i
const loading = /wordt geladen|We kijken wat er op jouw adres mogelijk is/

const keptInTab = () => ({
  href: location.href,
  title: document.title,
  // A page of the browser itself has no storage.
  storage: (location.protocol.startsWith('http') ? { ...localStorage } : {}) as Record<string, string>,
  isBusy: document.querySelector('[aria-busy="true"], [data-request-progress][data-state="busy"]') !== null,
  entry: `${performance.timeOrigin} ${history.state?.key}`,
  stepsBackHere: Number(history.state?.idx ?? 0),
})

/** Order-flow §2, the table of routes. */
export function placeOf(url: URL): Pick<Scene, 'step' | 'productType'> {
  const [, root, first = '', second = ''] = url.pathname.split('/')
  if (root !== 'bestellen') return { step: 'elsewhere', productType: null }
  if (first === '') return { step: 'empty basket', productType: null }
  if (first === 'bedankt') {
    const type = url.searchParams.get('type')
    return { step: 'bedankt', productType: isProductType(type) ? type : null }
  }
  return {
    step: steps.find(step => step === second) ?? 'elsewhere',
    productType: isProductType(first) ? first : null,
  }
}

/** The control itself, found as a visitor names it. */
export function locate({ page, inReach, dialog }: Scene, node: AriaNode): Locator {
  const scope = dialog ? page.getByRole('dialog', { name: dialog.name, exact: true }) : page.getByRole('main')
  const alike = [...everythingIn(inReach)].filter(
    ({ role, name }) => role === node.role && name === node.name,
  )
  return scope.getByRole(roleOf(node), { name: node.name, exact: true }).nth(alike.indexOf(node))
}

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'spinbutton',
  'textbox',
  'tab',
  'combobox',
] as const

function roleOf({ role }: AriaNode): (typeof roles)[number] {
  const found = roles.find(each => each === role)
  if (!found) throw new Error(`Not a control: ${role}`)
  return found
}

export const isUsable = ({ states }: AriaNode): boolean => !states.has('disabled')

/** The two heading levels under which a step says what it is. */
export const isHeaded = ({ main }: Scene, title: string): boolean => find(main, 'heading', title) !== null

/** The notice of a tab whose order went on, or ended, in another tab. */
export const saysOtherTab = ({ main }: Scene): boolean => /In een ander tabblad/.test(textOf(main))
