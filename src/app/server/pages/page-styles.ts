import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Container, parse, type Root } from 'postcss'
import { deferred } from './deferred-scripts.ts'

const sheetLink = /<link\b[^>]*\srel="stylesheet" href="([^"]+)"[^>]*>/
const moduleLink = '<link rel="modulepreload"'

/** Number of cached name sets: about one per page. */
const maxKept = 500

/**
 * Puts into a page the rules of its sheet that its elements meet, so that nothing is waited for before it is painted. The
 * whole sheet comes later, for what scripts add (src/ui/state/deferred-styles.ts); without scripts, at once. On a page that React takes
 * over, its link stands where React expects it, and scripts come after what is painted.
 * @param clientDir where the build put what browsers load
 * @returns makes the page that is sent of one that was rendered; the nonce is for the styles
 */
export function createPageStyles(clientDir: string): (html: string, nonce: string) => Promise<string> {
  const sheets = new Map<string, Promise<Root>>()
  const met = new LRUCache<string, string>({ max: maxKept })
  const sheetAt = (address: string) => {
    const sheet =
      sheets.get(address) ?? readFile(path.join(clientDir, address), 'utf8').then(css => parse(css))
    sheets.set(address, sheet)
    return sheet
  }
  async function rulesFor(html: string, address: string): Promise<string> {
    const names = namesIn(html)
    const key = [address, ...[...names.classes].sort(), '<', ...[...names.elements].sort()].join(' ')
    const known = met.get(key)
    if (known !== undefined) return known
    const sheet = (await sheetAt(address)).clone()
    keepMet(sheet, names)
    keepRun(sheet)
    const rules = sheet.toString().trim()
    met.set(key, rules)
    return rules
  }
  return async (html, nonce) => {
    const [link, address] = sheetLink.exec(html) ?? []
    if (!link || !address) return html
    const styles = `<style nonce="${nonce}">${await rulesFor(html, address)}</style>`
    const isHydrated = html.includes(moduleLink)
    const later = isHydrated
      ? `${deferred(`<link rel="stylesheet" href="${address}" media="not all" data-later-styles=""/>`)}<noscript>${link}</noscript>`
      : `<noscript data-later-styles="">${link}</noscript>`
    return html.replace(link, () => styles + later)
  }
}

/** Groups of rules; what else begins with an @, such as a typeface, stays whole. */
const isGroup = /^(?:layer|media|supports|container)$/

/** Classes, and the names of elements. */
type Names = { readonly classes: ReadonlySet<string>; readonly elements: ReadonlySet<string> }

/** Takes out the rules that no element of a page meets, and the groups that are empty then. */
function keepMet(container: Container, names: Names): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      const met = node.selectors.filter(selector => isMet(selector, names))
      if (met.length === 0) node.remove()
      else if (met.length < node.selectors.length) node.selectors = met
    }
    if (node.type !== 'atrule' || !node.nodes || !isGroup.test(node.name)) continue
    keepMet(node, names)
    if (node.nodes.length === 0) node.remove()
  }
}

/** Takes out the animations that none of the rules runs. */
function keepRun(sheet: Root): void {
  const run = new Set<string>()
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) run.add(word)
  })
  sheet.walkAtRules('keyframes', animation => {
    if (!run.has(animation.params)) animation.remove()
  })
}

/**
 * Whether the page has the elements and classes that a selector asks of an element and of those around it. What stands
 * between brackets may be absent.
 */
function isMet(selector: string, { classes, elements }: Names): boolean {
  let outside = selector
  while (/\([^()]*\)|\[[^\]]*\]/.test(outside)) outside = outside.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')
  const asked = (pattern: RegExp) => [...outside.matchAll(pattern)].map(([, name = '']) => name)
  return (
    asked(/\.([\w-]+)/g).every(name => classes.has(name)) &&
    asked(/(?:^|[\s>+~])([a-z][a-z\d-]*)/gi).every(name => elements.has(name.toLowerCase()))
  )
}

const namesIn = (html: string): Names => ({
  classes: new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  elements: new Set([...html.matchAll(/<([a-z][a-z\d-]*)/gi)].map(([, name = '']) => name.toLowerCase())),
})
