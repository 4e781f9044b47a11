import type { PageFacts } from '../../../features/site/page-facts.ts'
import { eachNode, type Node, textOf } from './syntax-tree.ts'

/** Gives each text an export `facts`: PageFacts as JSON. */
export const pageFacts = () => (tree: Node) => {
  const facts = factsOf(tree)
  tree.children?.push(exportOf('facts', JSON.stringify(facts)))
}

export function factsOf(tree: Node): PageFacts {
  const links: string[] = []
  const anchors: string[] = []
  const components = new Set<string>()
  const forms: string[] = []
  const headings: number[] = []
  const sections: { id: string; title: string }[] = []
  eachNode(tree, node => {
    const link = attributeOf(node, 'href') ?? attributeOf(node, 'to')
    const id = attributeOf(node, 'id')
    const name = node.tagName ?? node.name ?? ''
    if (link !== null) links.push(link)
    if (id !== null) anchors.push(id)
    if (/^[A-Z]/.test(name)) components.add(name)
    if (name === 'Form') forms.push(id ?? '')
    if (/^h[1-6]$/.test(name)) headings.push(Number(name.slice(1)))
    if (name === 'h2' && id !== null) sections.push({ id, title: textOf(node) })
  })
  return { links, anchors, components: [...components], forms, headings, sections }
}

/** Only values that stand there as text: what code computes is the component's own affair. */
function attributeOf(node: Node, name: string): string | null {
  const value =
    node.type === 'element'
      ? node.properties?.[name]
      : node.attributes?.find(attribute => attribute.name === name)?.value
  return typeof value === 'string' ? value : null
}

/** `export const name = 'text'`, as the syntax tree that MDX takes. */
const exportOf = (name: string, text: string): Node => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExportNamedDeclaration',
          specifiers: [],
          attributes: [],
          source: null,
          declaration: {
            type: 'VariableDeclaration',
            kind: 'const',
            declarations: [
              {
                type: 'VariableDeclarator',
                id: { type: 'Identifier', name },
                init: { type: 'Literal', value: text },
              },
            ],
          },
        },
      ],
    },
  },
})
