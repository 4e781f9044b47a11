import { eachNode, type Node } from './syntax-tree.ts'

/** Placeholders for configured values in texts, and the components that show them. */
const components: Readonly<Record<string, string>> = {
  brand: 'BrandName',
  legalName: 'BrandLegalName',
  phone: 'BrandPhone',
  email: 'BrandEmail',
}

/** Lets a text say `{brand}`, `{legalName}`, `{phone}` and `{email}`, as front matter does. */
export const brandWords = () => (tree: Node) =>
  eachNode(tree, node => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    const name = components[node.value?.trim() ?? '']
    if (name === undefined) return
    node.type = node.type === 'mdxTextExpression' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
    node.name = name
    node.attributes = []
    node.children = []
    delete node.value
    delete node.data
  })
