// Part of npm run check: exported names and files have the field's terms, and comments name the thing itself.
import { plainNames } from './lib/plain-names.mjs'
import { eachFile } from './lib/source-check.mjs'

export const names = eachFile(
  name => /\.(?:tsx?|mjs|css)$/.test(name) && !name.startsWith('scripts/lib/plain-names'),
  ({ name, text }) => plainNames(name, text),
  (files, wrong) => `Checked ${files} files. ${wrong} names or comments are not plain.`,
)
