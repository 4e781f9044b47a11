import { parseSync } from 'vite'

/** Whether a file combines features: it names those that can be taken out, only where an entry of a list can go. */
export const combines = file => /^src\/(app|api)\/.*\.tsx?$|^src\/routes\.ts$/.test(file)

/**
 * Takes a feature out of a file that combines features: what the file imports of it, and each entry of a list that uses
 * that: an element, a property, a member of a type, a statement of its own.
 * @param {string} file its path, whose extension says whether it has components
 * @param {string} code what stands in it
 * @param {string} feature the name of its folder
 * @returns {{code: string, entries: {line: number, text: string}[]}} what is left, and the entries that went
 * @throws where it is used outside of a list
 */
export function takeOut(file, code, feature) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const imports = program.body.filter(isImportOf(feature))
  const names = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))
  const entries = new Set()
  for (const [node, ...around] of nodes(program)) {
    if (around.some(each => imports.includes(each)) || !uses(node, around[0], { names, feature })) continue
    const entry = entryAround(node, around)
    if (!entry)
      throw new Error(
        `${file}:${lineOf(code, node.start)} uses ${code.slice(node.start, node.end)} of ${feature} outside of a list: have it be an entry that can go.`,
      )
    entries.add(entry)
  }
  const outer = [...entries].filter(
    entry =>
      ![...entries].some(other => other !== entry && other.start <= entry.start && entry.end <= other.end),
  )
  return {
    code: without(code, [...imports, ...outer]),
    entries: outer.map(({ start, end }) => ({ line: lineOf(code, start), text: code.slice(start, end) })),
  }
}

const lineOf = (code, at) => code.slice(0, at).split('\n').length

/** Whether a path leads into the folder of a feature. */
const leadsTo = (feature, path) => typeof path === 'string' && path.includes(`features/${feature}/`)

const isImportOf = feature => node => node.type === 'ImportDeclaration' && leadsTo(feature, node.source.value)

/** Each node below one, with all that it stands in, the nearest first. */
function* nodes(node, around = []) {
  yield [node, ...around]
  for (const child of Object.values(node))
    for (const each of Array.isArray(child) ? child : [child])
      if (typeof each?.type === 'string') yield* nodes(each, [node, ...around])
}

/** Whether a node is a name that was imported of the feature, or a path into its folder. */
function uses(node, parent, { names, feature }) {
  if (node.type === 'Literal') return leadsTo(feature, node.value)
  if (node.type === 'JSXIdentifier') return names.has(node.name) && parent.type !== 'JSXAttribute'
  if (node.type !== 'Identifier' || !names.has(node.name)) return false
  const isKey = parent.type === 'Property' && parent.key === node && !parent.shorthand
  const isMember = parent.type === 'MemberExpression' && parent.property === node && !parent.computed
  const isTypeKey = parent.type === 'TSPropertySignature' && parent.key === node
  return !isKey && !isMember && !isTypeKey
}

/** The lists that a node can be an entry of. */
const listOf = {
  ArrayExpression: 'elements',
  ObjectExpression: 'properties',
  TSIntersectionType: 'types',
  TSUnionType: 'types',
  TSTypeLiteral: 'members',
  BlockStatement: 'body',
}

function entryAround(node, around) {
  const chain = [node, ...around]
  return chain.find((each, at) => {
    const list = chain[at + 1]
    return list?.[listOf[list.type]]?.includes(each) && (list.type !== 'BlockStatement' || isCall(each))
  })
}

/** A statement that is a call and nothing else: whatever comes after does not use what it makes. */
const isCall = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  (expression.type === 'CallExpression' ||
    (expression.type === 'AwaitExpression' && expression.argument.type === 'CallExpression'))

/** A text without these pieces, and without what parted them from their neighbours. */
function without(code, pieces) {
  let left = code
  for (const piece of pieces.toSorted((one, other) => other.start - one.start)) {
    const [start, end] = isStatement(piece) ? lineAround(piece, left) : withSeparator(piece, left)
    left = left.slice(0, start) + left.slice(end)
  }
  return left
}

const isStatement = ({ type }) => type === 'ImportDeclaration' || type === 'ExpressionStatement'

const lineAround = ({ start, end }, code) => [
  start - /[ \t]*$/.exec(code.slice(0, start))[0].length,
  end + /^;?[ \t]*\n?/.exec(code.slice(end))[0].length,
]

function withSeparator({ start, end }, code) {
  const after = /^\s*[,&|] ?/.exec(code.slice(end))
  if (after) return [start, end + after[0].length]
  const before = /\s*[,&|]\s*$/.exec(code.slice(0, start))
  return [start - (before?.[0].length ?? 0), end]
}
