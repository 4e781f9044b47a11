// Part of npm run check: what people read stands in the texts of its feature, and each sentence once (docs/decisions/code.md#words-lie-with-their-feature).
import { interfaceWords, mayHoldWords, repeatedWords } from './lib/interface-words.mjs'
import { isShopCode } from './lib/source-folders.mjs'

const outside = []
const withWords = []

/** @type {import('./lib/source-check.mjs').SourceCheck} */
export const words = {
  takes: name => isShopCode(name) && /\.tsx?$/.test(name),
  look({ name, text }) {
    if (!mayHoldWords(name)) outside.push(...interfaceWords(name, text))
    else if (/texts/.test(name)) withWords.push({ file: name, code: text })
  },
  results() {
    const sentences = [...outside, ...repeatedWords(withWords)]
    return {
      sentences,
      summary: `${sentences.length} texts stand outside the texts of their feature, or in two of them.`,
    }
  },
}
