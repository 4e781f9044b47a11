import { RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from 'rolldown/utils'
import { analyse } from 'scslre'

/**
 * Patterns of a source file that can take time beyond proportion to the text they are matched with: its square, or worse. `lookbehind`
 * keeps a pattern from beginning at each place of a run: `(?<!\s)\s+$`.
 * @param {string} name of the file
 * @param {string} text
 * @returns {{ line: number, pattern: string }[]}
 */
export function slowPatterns(name, text) {
  return literalsIn(parseSync(name, text).program)
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

/** The literals of patterns in a syntax tree, in their order. */
function literalsIn(node) {
  if (typeof node !== 'object' || node === null) return []
  if (node.type === 'Literal' && node.regex) return [node]
  return Object.values(node).flatMap(literalsIn)
}
