import { readFile } from 'node:fs/promises'
import path from 'node:path'

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
  const sheets = new Map<string, Promise<readonly Rule[]>>()
  const rulesAt = (address: string) => {
    const rules = sheets.get(address) ?? readFile(path.join(clientDir, address), 'utf8').then(parseSheet)
    sheets.set(address, rules)
    return rules
  }
  return async html => {
    const [link, address] = sheetLink.exec(html) ?? []
    if (!link || !address || isHydrated(html)) return { html, inlined: null }
    const inlined = rulesFor(await rulesAt(address), classesIn(html))
    const styles = `<style>${inlined}</style><noscript data-later-styles="">${link}</noscript>`
    return { html: html.replace(link, () => styles), inlined }
  }
}

/** A rule of a sheet: a statement, a group of rules such as `@media`, or declarations for some selectors. */
type Rule =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'style'; readonly text: string; readonly selectors: readonly (readonly string[])[] }

const isGroup = /^@(?:layer|media|supports|container)\b/

/** The rules of a sheet as the build writes it: minified, without comments. */
export function parseSheet(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  while (start < css.length) {
    const end = /[;{]/g
    end.lastIndex = start
    const at = end.exec(css)?.index ?? css.length
    const head = css.slice(start, at)
    const close = css[at] === '{' ? closingBrace(css, at) : at
    if (close > at) rules.push(block(head, css.slice(at + 1, close)))
    else if (head.trim() !== '') rules.push({ kind: 'text', text: `${head};` })
    start = close + 1
  }
  return rules
}

function block(head: string, body: string): Rule {
  if (isGroup.test(head)) return { kind: 'group', head, rules: parseSheet(body) }
  const text = `${head}{${body}}`
  return head.startsWith('@') ? { kind: 'text', text } : { kind: 'style', text, selectors: classesOf(head) }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** Per selector, the classes that an element and those around it must have. What stands between brackets may be absent. */
function classesOf(head: string): string[][] {
  let outside = head
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, '')
  return outside
    .split(',')
    .map(selector => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** The rules of which some selector has only these classes. */
function rulesFor(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(rule => {
      if (rule.kind === 'text') return rule.text
      if (rule.kind === 'style')
        return rule.selectors.some(names => names.every(name => classes.has(name))) ? rule.text : ''
      const inside = rulesFor(rule.rules, classes)
      return inside === '' ? '' : `${rule.head}{${inside}}`
    })
    .join('')
}
