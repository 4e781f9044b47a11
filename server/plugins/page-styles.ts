import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Container, parse, type Root } from 'postcss'

/** A page with the styles that it needs at once inside it. */
export type StyledPage = {
  readonly html: string
  /** What stands in its style element; null where the page still waits for its sheet. */
  readonly inlined: string | null
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\/?>/
/** React takes such a page over, and expects its sheet where it was rendered. */
const isHydrated = (html: string) => html.includes('<link rel="modulepreload"')

/**
 * Puts into a page the rules of its sheet that its elements meet, so that nothing is waited for before it is painted. The
 * whole sheet comes once the page has loaded (web/later-styles.ts), for what scripts add; without scripts, at once.
 * @param clientDir where the build put what browsers load
 */
export function createPageStyles(clientDir: string): (html: string) => Promise<StyledPage> {
  const sheets = new Map<string, Promise<Root>>()
  const sheetAt = (address: string) => {
    const sheet =
      sheets.get(address) ?? readFile(path.join(clientDir, address), 'utf8').then(css => parse(css))
    sheets.set(address, sheet)
    return sheet
  }
  return async html => {
    const [link, address] = sheetLink.exec(html) ?? []
    if (!link || !address || isHydrated(html)) return { html, inlined: null }
    const sheet = (await sheetAt(address)).clone()
    keepMet(sheet, classesIn(html))
    const inlined = sheet.toString().trim()
    const styles = `<style>${inlined}</style><noscript data-later-styles="">${link}</noscript>`
    return { html: html.replace(link, () => styles), inlined }
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
