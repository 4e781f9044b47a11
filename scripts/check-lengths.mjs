// Part of npm run check: no file is longer than its kind may be (lib/file-lengths.mjs).
import { tooLong } from './lib/file-lengths.mjs'
import { eachFile } from './lib/source-check.mjs'

export const lengths = eachFile(
  name => /\.(?:m?tsx?|mjs|css)$/.test(name),
  ({ name, text }) => [tooLong(name, text) ?? []].flat(),
  (files, wrong) => `${files} files. ${wrong} are too long.`,
)
