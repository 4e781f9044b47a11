import { RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { syntaxOf, visit } from './syntax.mjs'

/**
 * Patterns of a source file that can take time beyond proportion to the text they are matched with: its square, or worse. `lookbehind`
 * keeps a pattern from beginning at each place of a run: `(?<!\s)\s+$`.
 * @param {string} name of the file
 * @param {string} text
 * @returns {{ line: number, pattern: string }[]}
 */
export function slowPatterns(name, text) {
  const literals = []
  visit(syntaxOf(name, text).program, node => {
    if (node.type === 'Literal' && node.regex) literals.push(node)
  })
  return literals
    .filter(({ regex }) => isSlow(`/${regex.pattern}/${regex.flags}`))
    .map(({ start, end }) => ({
      line: text.slice(0, start).split('\n').length,
      pattern: text.slice(start, end),
    }))
}

/**
 * Whether a pattern has a text that it takes long with.
 * @param {string} literal as in code: `/a+/u`
 */
export const isSlow = literal =>
  analyse(new RegExpParser().parseLiteral(literal), { reportTypes: { Move: true, Self: true, Trade: true } })
    .reports.length > 0
