// Part of npm run check: texts say of what is sold what the catalogue says (docs/decisions/catalogue.md#texts-say-what-is-sold).
import { eachFile } from './lib/source-check.mjs'
import { saysWhatIsSold, typedFacts } from './lib/typed-facts.mjs'

/** @type {import('./lib/source-check.mjs').SourceCheck} */
export const soldFigures = eachFile(
  saysWhatIsSold,
  ({ name, text }) => typedFacts(name, text),
  (files, sentences) => `${sentences} figures that the catalogue has are typed in ${files} texts.`,
)
