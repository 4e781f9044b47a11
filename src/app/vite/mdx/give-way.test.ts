import { expect, it } from 'vitest'
import { giveWay } from './give-way.ts'
import { attribute, type Node } from './syntax-tree.ts'

const text = (value: string): Node => ({ type: 'text', value })
const element = (tagName: string, ...children: Node[]): Node => ({ type: 'element', tagName, children })
const fact = (name: string): Node => ({
  type: 'mdxJsxTextElement',
  name: 'SoldFact',
  attributes: [attribute('name', name)],
})

/** A text, with `<…>` around what goes with the facts behind it. */
function shown(...children: Node[]): string {
  const tree = element('root', ...children)
  giveWay()(tree)
  return wordsOf(tree.children ?? [])
}
const wordsOf = (nodes: readonly Node[]): string =>
  nodes
    .map(({ type, tagName, name, value, attributes = [], children = [] }) => {
      if (type === 'text') return value
      if (name === 'SoldFact') return `{${attributes[0]?.value}}`
      const within = wordsOf(children)
      return name === 'IfSold' ? `<${within}>${attributes[0]?.value}` : `(${tagName} ${within})`
    })
    .join('')

it('a sentence goes with its facts, and the others stay', () => {
  const paragraph = element(
    'p',
    text('Hij hoort erbij. Bij '),
    fact('long'),
    text(' gratis; bij '),
    fact('short'),
    text(' huur je hem. Bel '),
    element('a', text('ons')),
    text('!'),
  )
  expect(shown(paragraph)).toBe(
    '(p Hij hoort erbij.< Bij {long} gratis; bij {short} huur je hem.>long short Bel (a ons)!)',
  )
})

it('a paragraph or item goes with its only sentence, and a row of a table as a whole', () => {
  expect(shown(element('p', text('Tot '), fact('fast'), text('.')))).toBe('<(p Tot {fast}.)>fast')
  expect(
    shown(element('tbody', element('tr', element('td', text('Lijn.')), element('td', fact('fast'))))),
  ).toBe('(tbody <(tr (td Lijn.)(td {fast}))>fast)')
})

it('what says nothing of what is sold is not touched', () => {
  expect(shown(element('ul', element('li', text('Ja. Nee.'))), text('Los'))).toBe('(ul (li Ja. Nee.))Los')
})

it('a heading may say none: its anchor would change', () => {
  expect(() => shown(element('h2', text('Tot '), fact('fast')))).toThrow('{fast} in a heading')
})
