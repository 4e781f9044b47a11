import { eachNode, type Node, textOf } from './syntax-tree.ts'

/** From how many columns on a table does not fit a phone: there each row stands by itself, and says what its cells are. */
const wide = 3
/** Characters of a cell beside which the next one has room on the smallest phone: "ja", "nee", "inbegrepen". */
const short = 12

/**
 * Gives each cell of a wide table the heading of its column as `data-label` (text-table.module.css), and says in
 * `data-short` of a row that its cells are short enough to stand side by side.
 */
export const tableLabels = () => (tree: Node) =>
  eachNode(tree, node => {
    if (node.tagName !== 'table') return
    const [headings = [], ...rows] = rowsOf(node)
    if (headings.length < wide) return
    for (const cells of rows) {
      const isShort = cells.slice(1).every(cell => textOf(cell).length <= short)
      for (const [position, cell] of cells.entries())
        cell.properties = {
          ...cell.properties,
          dataLabel: textOf(headings[position] ?? { type: 'text' }),
          ...(isShort && position > 0 && { dataShort: '' }),
        }
    }
  })

/** The cells of each row of a table, its head first. */
function rowsOf(table: Node): Node[][] {
  const rows: Node[][] = []
  eachNode(table, node => {
    if (node.tagName === 'tr')
      rows.push((node.children ?? []).filter(({ tagName = '' }) => /^t[hd]$/.test(tagName)))
  })
  return rows
}
