import { attribute, eachNode, type Node } from './syntax-tree.ts'

/** Elements whose content is sentences. */
const ofSentences = new Set(['p', 'li', 'td', 'th', 'dd'])

/**
 * Has what says something of what is sold give way where it is not sold: a row of a table as a whole, else the sentence, and a paragraph or
 * item of a list that has no other one. `IfSold` (text-components.tsx) shows each while all its facts are sold.
 */
export const giveWay = () => (tree: Node) => within(tree)

function within(parent: Node) {
  parent.children = (parent.children ?? []).map(node => {
    const facts = factsIn([node])
    if (facts.length === 0) return node
    if (/^h[1-6]$/.test(node.tagName ?? ''))
      throw new Error(`{${facts[0]}} in a heading would change its anchor`)
    if (node.tagName === 'tr') return ifSold(facts, [node])
    if (!ofSentences.has(node.tagName ?? '')) {
      within(node)
      return node
    }
    return bySentence(node)
  })
}

function bySentence(block: Node): Node {
  const sentences = sentencesOf(block.children ?? [])
  const saying = sentences.filter(isSaying)
  if (saying.length === 1 && factsIn(saying[0] ?? []).length > 0)
    return ifSold(factsIn(saying[0] ?? []), [block])
  block.children = sentences.flatMap(sentence => {
    const facts = factsIn(sentence)
    return facts.length > 0 ? [ifSold(facts, sentence)] : sentence
  })
  return block
}

const isSaying = (sentence: readonly Node[]): boolean =>
  sentence.some(({ type, value = '' }) => type !== 'text' || value.trim() !== '')

/** Cuts the content of a block behind each full stop; a sentence takes the space before it along. */
function sentencesOf(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const sentences: Node[][] = [[]]
  for (const node of nodes) {
    if (node.type !== 'text') {
      sentences.at(-1)?.push(node)
      continue
    }
    const [first = '', ...others] = (node.value ?? '').split(/(?<=[.?!])(?=\s)/)
    sentences.at(-1)?.push({ type: 'text', value: first })
    sentences.push(...others.map(value => [{ type: 'text', value }]))
  }
  return sentences
}

/** The facts that these say, each once. */
function factsIn(nodes: readonly Node[]): readonly string[] {
  const found = new Set<string>()
  eachNode({ type: 'root', children: [...nodes] }, ({ name, attributes = [] }) => {
    const [first] = attributes
    if (name === 'SoldFact' && typeof first?.value === 'string') found.add(first.value)
  })
  return [...found]
}

const ifSold = (facts: readonly string[], children: readonly Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name: 'IfSold',
  attributes: [attribute('facts', facts.join(' '))],
  children: [...children],
})
