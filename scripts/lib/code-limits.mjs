import { syntaxOf, visit } from './syntax.mjs'

/** The most lines of a function. */
export const mostLines = 80

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const blind = new Set(['TSUnknownKeyword', 'TSNeverKeyword', 'TSAnyKeyword'])

/**
 * Functions that are too long, and casts that take a type from the compiler without a word about the new one: `as never`,
 * `as any`, and `as unknown as` another.
 * @param {string} name of the file
 * @param {string} text
 * @returns {{ longFunctions: { line: number, name: string, lines: number }[], blindCasts: { line: number }[] }}
 */
export function codeLimits(name, text) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineAt = position => starts.findLastIndex(start => start <= position) + 1
  const longFunctions = []
  const blindCasts = []
  visit(syntaxOf(name, text).program, (node, parent) => {
    if (functions.has(node.type)) {
      const line = lineAt(node.start)
      const lines = lineAt(node.end) - line + 1
      if (lines > mostLines) longFunctions.push({ line, name: nameOf(node, parent), lines })
    }
    if (node.type === 'TSAsExpression' && blind.has(node.typeAnnotation.type))
      blindCasts.push({ line: lineAt(node.start) })
  })
  return { longFunctions, blindCasts }
}

/** The name of a function, or of what it is given to. */
const nameOf = ({ id }, parent) =>
  id?.name ?? parent?.id?.name ?? parent?.key?.name ?? parent?.callee?.name ?? 'a function'
