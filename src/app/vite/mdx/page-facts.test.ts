import { expect, it } from 'vitest'
import { factsOf } from './page-facts.ts'

it('tells every link, anchor, component and heading of a text, also inside components', () => {
  const link = { type: 'element', tagName: 'a', properties: { href: '/dsl' }, children: [] }
  const tip = {
    type: 'mdxJsxFlowElement',
    name: 'Tip',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'to', value: '/contact' },
      { type: 'mdxJsxAttribute', name: 'id', value: 'tip' },
      { type: 'mdxJsxAttribute', name: 'href', value: { type: 'mdxJsxAttributeValueExpression' } },
    ],
    children: [link],
  }
  const heading = {
    type: 'element',
    tagName: 'h2',
    properties: { id: 'prijzen' },
    children: [{ type: 'text', value: 'Prijzen' }],
  }
  const form = {
    type: 'mdxJsxFlowElement',
    name: 'Form',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: 'contact' }],
  }
  expect(factsOf({ type: 'root', children: [heading, tip, tip, form] })).toEqual({
    links: ['/contact', '/dsl', '/contact', '/dsl'],
    anchors: ['prijzen', 'tip', 'tip', 'contact'],
    components: ['Tip', 'Form'],
    forms: ['contact'],
    headings: [2],
    sections: [{ id: 'prijzen', title: 'Prijzen' }],
  })
})
