import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const files = globSync('src/**/*.{css,ts,tsx}', { cwd: root }).filter(file => !/\.test\.tsx?$/.test(file))
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const sheets = files.filter(file => file.endsWith('.module.css'))

/** The widths at which a layout changes; the last two are the specification's, for the chat and the slider. */
const widths = ['30rem', '40rem', '48rem', '62rem', '75rem', '1186px', '1230px']

/** `(width >= 62rem)`, `(width < 62rem)`, `(40rem <= width < 62rem)`: from a width on, or below it. */
const range = /^(?:(?<from>\S+) <= )?width(?: (?:>=|<) (?<to>\S+))?$/

/** Conditions on the window's width with another spelling, or another width. */
function wrongWidths(condition: string): string[] {
  const parts = [...condition.matchAll(/\(([^()]*width[^()]*)\)/g)].map(([, part = '']) => part)
  return parts.filter(part => {
    const { from, to } = range.exec(part)?.groups ?? {}
    const named = [from, to].filter(width => width !== undefined)
    return named.length === 0 || named.some(width => !widths.includes(width))
  })
}

describe('the width of a window', () => {
  it.each(['(width >= 62rem)', '(40rem <= width < 62rem)', '(width < 30rem) and (height < 30rem)'])(
    'may be asked for as %s',
    condition => expect(wrongWidths(condition)).toEqual([]),
  )

  it.each(['(min-width: 62rem)', '(width >= 992px)', '(width > 62rem)', '(30rem <= width < 50rem)'])(
    'is not asked for as %s',
    condition => expect(wrongWidths(condition)).toHaveLength(1),
  )

  it('is asked for in one way in every sheet and script', () => {
    const conditions = files.flatMap(file =>
      [...text(file).matchAll(/@(?:media|container)\s*([^{]*)\{|matchMedia\('([^']*)'\)/g)].map(
        ([, sheet, script]) => ({ file, condition: sheet ?? script ?? '' }),
      ),
    )
    expect(conditions.length).toBeGreaterThan(40)
    expect(conditions.filter(({ condition }) => wrongWidths(condition).length > 0)).toEqual([])
  })
})

/** The layer of a sheet: what is shared stands below the pages that use it. */
function layerOf(file: string): string {
  if (/^src\/(?:ui\/kit|features\/page-frame\/pictures)\//.test(file)) return 'ui'
  if (/^src\/(?:ui\/layout\/(?:hero|release)|features\/(?:page-frame|cookie-consent)\/)/.test(file))
    return 'layout'
  return /^src\/ui\/(?:desk\/|forms\/|layout\/details)|^src\/features\/(?:(?:details|documents)\/components|carts\/components\/(?:cart|term|vat))/.test(
    file,
  )
    ? 'shared'
    : 'page'
}

it.each(sheets.map(file => [file, layerOf(file)]))('%s stands in the layer %s alone', (file, layer) => {
  const layers = [...text(file).matchAll(/@layer ([\w, ]+)/g)].map(([, name = '']) => name.trim())
  expect(layers).toEqual([layer])
})

/** Rules outside layers, which would override every layer, except in files of a typeface. */
const outsideLayers = (sheet: string): string[] =>
  parse(sheet).nodes.flatMap(node => {
    if (node.type === 'comment' || (node.type === 'atrule' && ['layer', 'font-face'].includes(node.name)))
      return []
    return node.type === 'rule' ? node.selector : node.toString()
  })

it('a rule outside the layers is found', () => {
  const sheet = '@layer ui { .a { color: red } } .b { color: red } @media print { .c { color: red } }'
  expect(outsideLayers(sheet)).toEqual(['.b', '@media print { .c { color: red } }'])
})

it.each(files.filter(file => file.endsWith('.css')))('%s has no rule outside the layers', file => {
  expect(outsideLayers(text(file))).toEqual([])
})

/**
 * Selectors that end in everything, also as a `:first-child` without a name, behind `:has()` or a sibling. One of them in the whole sheet makes a browser judge
 * anew all that lies within whatever a part comes into or goes from.
 */
const judgingEverything = (sheet: string): string[] => {
  const found: string[] = []
  parse(sheet).walkRules(({ selectors }) => {
    found.push(
      ...selectors.filter(selector =>
        /(?::has\(.*[\s>](?:\*|:(?!:|is\(|global\()[\w-]+(?:\([^)]*\))?)|[+~]\s*\*)$/.test(selector),
      ),
    )
  })
  return found
}

it('a selector that ends in everything is found', () => {
  const sheet =
    '.a:has(b) .c > * { d: e } .f + *, .g > * { h: i } .j:has(> *) k { l: m } .n:has(o) p { q: r }' +
    ' .s:has(t) > :first-child { u: v } .w:has(x) > y:first-child, .z:has(a) :is(b, c) { d: e }'
  expect(judgingEverything(sheet)).toEqual(['.a:has(b) .c > *', '.f + *', '.s:has(t) > :first-child'])
})

it.each(files.filter(file => file.endsWith('.css')))('%s names what :has() and siblings change', file => {
  expect(judgingEverything(text(file))).toEqual([])
})

/** Values that change only while a page comes, and may go to every element. */
const changedByNoPress = ['--seen-once-known', '--there-once-known', '--panel-action']

/** Values that the page's root gets by what is on the page, and hands down to every element by itself. */
const handedToAll = (sheet: string): string[] => {
  const root = parse(sheet)
  const byHand: string[] = []
  root.walkAtRules('property', ({ params, nodes }) => {
    if (nodes?.some(node => node.toString() === 'inherits: false')) byHand.push(params)
  })
  const found: string[] = []
  root.walkRules(/^:global\(html(?:\)|:).*has\(/, rule => {
    rule.walkDecls(/^--/, ({ prop }) => void found.push(prop))
  })
  return found.filter(prop => ![...byHand, ...changedByNoPress].includes(prop))
}

it('a value that the root hands to every element is found', () => {
  const sheet =
    '@property --a { syntax: "*"; inherits: false } :global(html):has(.b) { --a: 1; --c: 2; color: red } .d:has(e) { --f: 3 }'
  expect(handedToAll(sheet)).toEqual(['--c'])
})

it.each(sheets)('%s has a press change no value of every element', file => {
  expect(handedToAll(text(file))).toEqual([])
})
