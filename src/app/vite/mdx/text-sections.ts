import { eachNode, type Node } from './syntax-tree.ts'

/** Components that somebody came for: a form, or a list that the page is about. */
const neverFolded = [
  'AddressCheckStrip',
  'AllPages',
  'BlogPosts',
  'Downloads',
  'Form',
  'Questionnaire',
  'Tariffs',
  'Vacancies',
]

/**
 * Puts each heading of the second level into a section with all that follows it. `data-shown` marks what a layout may not fold on a
 * phone (text-section.tsx): `always` has something that visitors come for, `first` begins the text.
 */
export const textSections = () => (tree: Node) => {
  const outside: Node[] = []
  const sections: Node[][] = []
  for (const node of tree.children ?? []) {
    if (isHeading(node)) sections.push([node])
    // Exports stay outside: they are no part of what is read.
    else if (node.type === 'mdxjsEsm' || sections.length === 0) outside.push(node)
    else sections.at(-1)?.push(node)
  }
  tree.children = [...outside, ...sections.map(sectionOf)]
}

const isHeading = ({ tagName, name }: Node): boolean => (tagName ?? name) === 'h2'

const sectionOf = (children: Node[], position: number): Node => {
  const section: Node = { type: 'element', tagName: 'section', properties: {}, children }
  if (holdsOneOf(neverFolded, section)) section.properties = { dataShown: 'always' }
  else if (position === 0) section.properties = { dataShown: 'first' }
  return section
}

function holdsOneOf(components: readonly string[], node: Node): boolean {
  let holds = false
  eachNode(node, ({ name }) => {
    holds ||= components.includes(name ?? '')
  })
  return holds
}
