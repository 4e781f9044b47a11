import { expect, it } from 'vitest'
import type { Node } from './syntax-tree.ts'
import { textSections } from './text-sections.ts'

const heading = (id: string): Node => ({ type: 'element', tagName: 'h2', properties: { id } })
const paragraph: Node = { type: 'element', tagName: 'p' }
const component = (name: string): Node => ({ type: 'mdxJsxFlowElement', name, attributes: [] })
const exported: Node = { type: 'mdxjsEsm' }

/** The top of a text: names, and for a section its parts and whether it shows. */
function sectionsOf(...children: Node[]) {
  const tree: Node = { type: 'root', children }
  textSections()(tree)
  return tree.children?.map(({ type, tagName, children: below, properties }) =>
    tagName === 'section'
      ? [below?.map(({ tagName, name }) => tagName ?? name), properties?.dataShown ?? 'folds']
      : (tagName ?? type),
  )
}

it('a text without headings stays as it is', () => {
  expect(sectionsOf(exported, paragraph, paragraph)).toEqual(['mdxjsEsm', 'p', 'p'])
})

it('each heading takes what follows it along, and the first section is marked', () => {
  expect(
    sectionsOf(exported, paragraph, heading('a'), paragraph, paragraph, heading('b'), paragraph),
  ).toEqual(['mdxjsEsm', 'p', [['h2', 'p', 'p'], 'first'], [['h2', 'p'], 'folds']])
})

it('a heading that an editor gave an anchor of its own is one, too', () => {
  expect(sectionsOf(heading('a'), { type: 'mdxJsxFlowElement', name: 'h2' }, paragraph)).toEqual([
    [['h2'], 'first'],
    [['h2', 'p'], 'folds'],
  ])
})

it('exports stay outside, where a module has them', () => {
  expect(sectionsOf(heading('a'), paragraph, exported)).toEqual(['mdxjsEsm', [['h2', 'p'], 'first']])
})

it.each(['Form', 'Questionnaire', 'Tariffs'])(
  'a section with <%s> always shows, however deep it stands',
  name => {
    const nested: Node = { type: 'mdxJsxFlowElement', name: 'Tip', children: [component(name), paragraph] }
    expect(sectionsOf(heading('a'), heading('b'), nested, heading('c'), component('Prices'))).toEqual([
      [['h2'], 'first'],
      [['h2', 'Tip'], 'always'],
      [['h2', 'Prices'], 'folds'],
    ])
  },
)
