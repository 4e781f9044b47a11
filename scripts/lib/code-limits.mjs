import { SyntaxKind } from 'typescript/unstable/ast'

/** The most lines of a function. */
export const mostLines = 80

const functions = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
])

const blind = new Set([SyntaxKind.UnknownKeyword, SyntaxKind.NeverKeyword, SyntaxKind.AnyKeyword])

/**
 * Functions that are too long, and casts that take a type from the compiler without a word about the new one: `as never`,
 * `as any`, and `as unknown as` another.
 * @param {import('typescript/unstable/ast').SourceFile} source
 * @returns {{ longFunctions: { line: number, name: string, lines: number }[], blindCasts: { line: number }[] }}
 */
export function codeLimits(source) {
  const starts = [0, ...[...source.text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineAt = position => starts.findLastIndex(start => start <= position) + 1
  const longFunctions = []
  const blindCasts = []
  visit(source)
  return { longFunctions, blindCasts }

  function visit(node) {
    const line = lineAt(node.getStart(source))
    if (functions.has(node.kind)) {
      const lines = lineAt(node.end) - line + 1
      if (lines > mostLines) longFunctions.push({ line, name: nameOf(node), lines })
    }
    if (node.kind === SyntaxKind.AsExpression && blind.has(node.type.kind)) blindCasts.push({ line })
    node.forEachChild(visit)
  }
}

/** The name of a function, or of what it is given to. */
const nameOf = ({ name, parent }) =>
  name?.text ?? parent?.name?.text ?? parent?.expression?.text ?? 'a function'
