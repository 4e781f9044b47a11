import { syntaxOf } from './syntax.mjs'

/**
 * Finds words of the interface outside the texts of a feature. Refused in components: text between tags,
 * attributes that are shown or spoken, and every other string that reads as a label or a sentence. In other modules:
 * sentences in Dutch. What only developers read is left alone: what is thrown or logged.
 * @param {string} file its path, whose extension says whether it has components
 * @param {string} code what stands in it
 * @returns {string[]} a sentence for each text
 */
export function interfaceWords(file, code) {
  const { program, errors } = syntaxOf(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const readsAsText = file.endsWith('.tsx') ? isLabel : isDutch
  const found = new Map([...texts(program, readsAsText)].map(text => [text.start, text]))
  return [...found.values()].map(({ start, text }) => {
    const line = code.slice(0, start).split('\n').length
    return `${file}:${line} says "${text.trim().replace(/\s+/g, ' ')}": its words belong in the texts of its feature.`
  })
}

/** Whether a file is one that has the words of its feature. */
export const mayHoldWords = file =>
  /(?:^|\/)(?:[\w-]+-)?texts(?:-[\w-]+)?\.ts$|\/texts\/|^content\//.test(file) ||
  isForOperators(file) ||
  isNeverShown(file)

/**
 * Sentences that stand in more than one place of the texts: each is said once, and used where it is needed. Short labels
 * may come twice, as they can come to differ, and so may parts of sentences between values.
 * @param {readonly {file: string, code: string}[]} all the files with texts
 * @returns {string[]} a sentence for each
 */
export function repeatedWords(all) {
  const places = new Map()
  for (const { file, code } of all)
    for (const { start, text } of texts(syntaxOf(file, code).program, isSentence)) {
      const isWhole = code[start] === "'" || code[start] === '"'
      if (!isWhole) continue
      const line = code.slice(0, start).split('\n').length
      places.set(text, [...(places.get(text) ?? []), `${file}:${line}`])
    }
  return [...places]
    .filter(([, at]) => at.length > 1)
    .map(([text, at]) => `${at.join(' and ')} say "${text}": it belongs in one place, which the others use.`)
}

const isSentence = text => text.trim().split(/\s+/).length >= 6

/** Command-line tools print to an operator, beside what they do. */
const isForOperators = file => /^src\/app\/(?:programs|operations)\//.test(file)

/** Words that are left out of what somebody searches for. */
const isNeverShown = file => file === 'src/features/work-list/search-keys.ts'

/** Attributes and properties of components whose value is read by people, whatever it looks like. */
const shown =
  /^(?:alt|title|label|legend|caption|hint|intro|placeholder|per|aria-(?:label|description|roledescription|valuetext))$/

/** Attributes whose value is for the browser. */
const silentAttribute =
  /^(?:className|autoComplete|content|style|d|sizes|srcSet|viewBox|preserveAspectRatio|points|transform)$/

/** Where strings are no text: names of modules, types and properties, keys that are compared. */
const silentNode = /^(?:Import|ExportAll|TS(?:Type|Interface|Literal)|BinaryExpression$)/

const hasWord = text => /\p{L}/u.test(text)
/** A call of the API, as the client names it. */
const isCall = text => /^(?:GET|POST|PUT|DELETE) \//.test(text)
/** Frequent words that tell Dutch from English. */
const dutchWords =
  'aan al alle bestaat bij dat de deze dit door een er gaan geen hebt heeft het ik je kan kies maar mag met moet naar niet nog nu om onze opnieuw probeer te uit van voor vul wacht wat werd wij wordt zijn zonder'
const hasDutchWord = new RegExp(`(?<![\\p{L}_])(?:${dutchWords.replaceAll(' ', '|')})(?![\\p{L}_])`, 'iu')
const isDutch = text => !isCall(text) && /\s/.test(text.trim()) && hasDutchWord.test(text)
const isHeaderName = text => /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)+$/u.test(text)
const isLabel = text =>
  (/^\p{Lu}\p{Ll}/u.test(text.trim()) && !isHeaderName(text)) ||
  /\p{L}[.:!?]? \p{L}/u.test(text) ||
  isDutch(text)

/** Every text in a syntax tree; what an attribute shows may come twice. */
function* texts(node, readsAsText) {
  if (Array.isArray(node)) {
    for (const child of node) yield* texts(child, readsAsText)
    return
  }
  if (node === null || typeof node !== 'object' || isSilent(node)) return
  yield* textOf(node, node.type === 'JSXText' ? hasWord : readsAsText)
  if (node.type === 'JSXAttribute' && shown.test(node.name.name))
    for (const part of saidBy(node.value)) yield* textOf(part, hasWord)
  for (const [part, child] of Object.entries(node))
    if (part !== 'key' || node.computed) yield* texts(child, readsAsText)
}

const isSilent = node =>
  silentNode.test(node.type) ||
  isForDevelopers(node) ||
  (node.type === 'JSXAttribute' && silentAttribute.test(node.name.name))

/** Texts of errors and of the console. */
const isForDevelopers = node =>
  (node.type === 'NewExpression' && /Error$/.test(node.callee.name)) ||
  (node.type === 'CallExpression' && (node.callee.object?.name === 'console' || node.callee.type === 'Super'))

/** The strings that a value is made of, whichever of them it turns out to be. */
function saidBy(value) {
  switch (value?.type) {
    case 'JSXExpressionContainer':
      return saidBy(value.expression)
    case 'ConditionalExpression':
      return [...saidBy(value.consequent), ...saidBy(value.alternate)]
    case 'LogicalExpression':
      return [...saidBy(value.left), ...saidBy(value.right)]
    case 'TemplateLiteral':
      return value.quasis
    default:
      return value ? [value] : []
  }
}

function* textOf({ type, start, value }, readsAsText) {
  const text = type === 'TemplateElement' ? value.cooked : value
  const isString = type === 'JSXText' || type === 'Literal' || type === 'TemplateElement'
  if (isString && typeof text === 'string' && readsAsText(text)) yield { start, text }
}
