/** The parts of a parsed text that our plugins look at; the same shape before (mdast) and after (hast) it became HTML. */
export type Node = {
  type: string
  /** An element of MDX (`Prices`), or of HTML in hast (`a`, as tagName). */
  name?: string | null
  tagName?: string
  value?: string
  properties?: Readonly<Record<string, unknown>>
  attributes?: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[]
  children?: Node[]
  data?: unknown
}

/** Calls `visit` for every node below `root`, parents first. */
export function eachNode(root: Node, visit: (node: Node) => void) {
  for (const node of root.children ?? []) {
    visit(node)
    eachNode(node, visit)
  }
}

/** An attribute of an element of MDX. */
export const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value })

/** The words of a node and of all below it. */
export const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('')
