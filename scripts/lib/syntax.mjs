import { parseSync } from 'rolldown/utils'

/** The file that was parsed last: several checks look at one after the other. */
let last = { name: '', text: '', program: null, errors: [] }

/**
 * The syntax tree of a file, and what cannot be read of it.
 * @param {string} name its path, whose extension says which language it is
 * @param {string} text
 */
export function syntaxOf(name, text) {
  if (last.name !== name || last.text !== text || last.program === null) {
    const { program, errors } = parseSync(name, text)
    last = { name, text, program, errors }
  }
  return last
}

/** Looks at each node of a syntax tree, with what it is in. */
export function visit(node, look, parent = null) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, look, parent)
    return
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return
  look(node, parent)
  for (const key in node) {
    const value = node[key]
    if (typeof value === 'object') visit(value, look, node)
  }
}
