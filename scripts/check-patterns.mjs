// Part of npm run check: no pattern takes time beyond proportion to a text that a stranger may send
// (docs/security.md#costly-work).
import { slowPatterns } from './lib/slow-patterns.mjs'
import { isShopCode } from './lib/source-folders.mjs'

/** Files with such a pattern, and why their texts are short or our own. */
const allowed = {
  'src/app/server/pages/page-styles.ts': 'styles of the build',
  'src/app/server/pages/web-build.ts': 'the name of a file that is there',
  'src/app/vite/mdx/check-texts.ts': 'texts of the website, at the build',
  'src/common/checks/phone.ts': 'at most 15 digits',
  'src/common/money.ts': 'the digits of a number',
  'src/features/addresses/server/imports/csv-rows.ts':
    "a line of a colleague's file, of at most 1,000 characters",
  'src/features/addresses/street-number.ts': 'a street of at most 200 characters',
  'src/platform/config/config-variables.ts': "the operator's variables",
  'src/platform/pdf/read-pdf.ts': 'documents that the shop drew',
}

const slow = []

/** @type {import('./lib/source-check.mjs').SourceCheck} */
export const patterns = {
  takes: name => isShopCode(name) && /\.tsx?$/.test(name),
  look({ name, text }) {
    slow.push(...slowPatterns(name, text).map(found => ({ name, ...found })))
  },
  results() {
    const sentences = [
      ...slow
        .filter(({ name }) => !(name in allowed))
        .map(
          ({ name, line, pattern }) =>
            `${name}:${line} ${pattern} takes long with some texts: write it so that it begins at few places, and goes one way from each.`,
        ),
      ...Object.keys(allowed)
        .filter(name => !slow.some(each => each.name === name))
        .map(
          name => `${name} has no such pattern any more: take it off the list in scripts/check-patterns.mjs.`,
        ),
    ]
    return { sentences, summary: `${sentences.length} patterns can take long.` }
  },
}
