import path from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync'

/**
 * A browser's translator replaces each text node by elements of its own. React then changes a text that is no longer on
 * the page, or fails to take it away and to put something before it (facebook/react#11538), unless the text is the only
 * child of its element: then React replaces whatever is in that. So text stands alone in its element wherever it, or what
 * stands before it, may change, appear or disappear.
 * @param {import('typescript/unstable/sync').Checker} checker
 * @param {import('typescript/unstable/ast').SourceFile} source
 * @returns {{ line: number, text: string }[]} each text that does not
 */
export function textsBesideOthers(checker, source) {
  const found = []
  visit(source, node => {
    if (node.kind !== SyntaxKind.JsxElement && node.kind !== SyntaxKind.JsxFragment) return
    const children = node.children.filter(isShown)
    const isFragment = node.kind === SyntaxKind.JsxFragment || node.openingElement.tagName.text === 'Fragment'
    const isAlone = !isFragment && children.length === 1
    let isAfterChange = isFragment
    for (const child of children) {
      const { text, isFixed } = seenIn(checker, child)
      const isHeld = isAlone ? text !== 'list' : text === null || (text === 'constant' && !isAfterChange)
      if (!isHeld) found.push({ at: child.getStart(source), text: child.getText(source) })
      if (!isFragment && text === null) isAfterChange = !isFixed
    }
  })
  return found.map(({ at, text }) => {
    const line = source.text.slice(0, at).split('\n').length
    return { line, text: text.trim().replace(/\s+/g, ' ') }
  })
}

function visit(node, look) {
  look(node)
  node.forEachChild(child => visit(child, look))
}

/** Not a comment, and not the white space between lines, which JSX leaves out. */
const isShown = child =>
  child.kind === SyntaxKind.JsxText
    ? child.text.trim() !== '' || !child.text.includes('\n')
    : child.kind !== SyntaxKind.JsxExpression || child.expression !== undefined

const changing = { text: 'changing', isFixed: false }
const constant = { text: 'constant', isFixed: true }

/** Which text a child comes to: `constant`, `changing`, a `list` of texts, or null where it is none; and whether it always stands there. */
function seenIn(checker, node) {
  switch (node.kind) {
    case SyntaxKind.JsxText:
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NumericLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
      return constant
    case SyntaxKind.TrueKeyword:
    case SyntaxKind.FalseKeyword:
    case SyntaxKind.NullKeyword:
      return { text: null, isFixed: false }
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ParenthesizedExpression:
    case SyntaxKind.AsExpression:
      return seenIn(checker, node.expression)
    case SyntaxKind.JsxElement:
      return { text: null, isFixed: isHost(node.openingElement.tagName) }
    case SyntaxKind.JsxSelfClosingElement:
      return { text: null, isFixed: isHost(node.tagName) }
    case SyntaxKind.JsxFragment:
      return { text: null, isFixed: false }
    case SyntaxKind.ConditionalExpression:
      return either(seenIn(checker, node.whenTrue), seenIn(checker, node.whenFalse))
    case SyntaxKind.BinaryExpression:
      if (node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
        return either({ text: null }, seenIn(checker, node.right))
      if (isChoice(node.operatorToken.kind))
        return either(seenIn(checker, node.left), seenIn(checker, node.right))
  }
  if (isConstant(checker, node)) return constant
  const type = checker.getTypeAtLocation(node)
  return type ? ofType(checker, type) : changing
}

const isChoice = kind => kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken

const either = (one, other) =>
  one.text === null && other.text === null
    ? { text: null, isFixed: false }
    : one.text === 'list' || other.text === 'list'
      ? { text: 'list', isFixed: false }
      : changing

const textFlags =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

function ofType(checker, type, within = []) {
  const types = type.isUnion?.() || type.flags & TypeFlags.Union ? type.getTypes() : [type]
  // An empty text is none for React.
  if (types.some(one => one.flags & textFlags && one.value !== '')) return changing
  const isList = types.some(
    one =>
      (checker.isArrayType(one) || checker.isTupleType(one)) &&
      !within.includes(one) &&
      checker.getTypeArguments(one).some(item => ofType(checker, item, [...within, one]).text !== null),
  )
  return { text: isList ? 'list' : null, isFixed: false }
}

/** A word of content/, or another constant of a module, which no state can change. */
function isConstant(checker, node) {
  if (node.kind === SyntaxKind.PropertyAccessExpression) return isConstant(checker, node.expression)
  if (node.kind === SyntaxKind.ElementAccessExpression)
    return node.argumentExpression.kind === SyntaxKind.StringLiteral && isConstant(checker, node.expression)
  if (node.kind !== SyntaxKind.Identifier) return false
  const symbol = checker.getSymbolAtLocation(node)
  return symbol !== undefined && (symbol.flags & SymbolFlags.Alias) !== 0
}

/** An element of HTML, which always stands there; a component may come to another element, or to none. */
const isHost = tagName => /^[a-z]/.test(tagName.text ?? '')

/** These files and all that they import of the project, however far down. */
export function withWhatTheyImport(project, files) {
  const found = new Set()
  const take = name => {
    const source = found.has(name) ? undefined : project.program.getSourceFile(name)
    if (!source || name.includes('/node_modules/')) return
    found.add(name)
    for (const [, specifier] of source.text.matchAll(/from '(\.[^']+)'/g))
      take(path.resolve(path.dirname(name), specifier))
  }
  files.forEach(take)
  return found
}
