import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { type Container, parse, type Root } from 'postcss'

const sheetLink = /<link\b[^>]*\srel="stylesheet" href="([^"]+)"[^>]*>/
const moduleLink = '<link rel="modulepreload"'

/** Of how many sets of classes the rules are remembered: about one for each page. */
const maxKept = 500

/**
 * Puts into a page the rules of its sheet that its elements meet, so that nothing is waited for before it is painted. The
 * whole sheet comes later, for what scripts add (web/later-styles.ts); without scripts, at once. On a page that React takes
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
    const classes = classesIn(html)
    const key = [address, ...[...classes].sort()].join(' ')
    const known = met.get(key)
    if (known !== undefined) return known
    const sheet = (await sheetAt(address)).clone()
    keepMet(sheet, classes)
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
      ? `<link rel="stylesheet" href="${address}" media="not all" data-later-styles=""/><noscript>${link}</noscript>`
      : `<noscript data-later-styles="">${link}</noscript>`
    return html
      .replace(link, () => styles + later)
      .replaceAll(moduleLink, `${moduleLink} fetchpriority="low"`)
  }
}

/** Groups of rules; what else begins with an @, such as a typeface or keyframes, stays whole. */
const isGroup = /^(?:layer|media|supports|container)$/

/** Takes out the rules that no element of a page meets, and the groups that are empty then. */
function keepMet(container: Container, classes: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && !node.selectors.some(selector => isMet(selector, classes))) node.remove()
    if (node.type === 'atrule' && node.nodes && isGroup.test(node.name)) {
      keepMet(node, classes)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

/** Whether the page has the classes that an element and those around it must have. What stands between brackets may be absent. */
function isMet(selector: string, classes: ReadonlySet<string>): boolean {
  let outside = selector
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '')
  return [...outside.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name))
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
