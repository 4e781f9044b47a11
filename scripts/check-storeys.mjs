// Part of npm run check: each feature stands once in the storeys, and those that can be taken out at the top. What a feature may import is a rule made of them (.dependency-cruiser.mjs).
import { readdirSync } from 'node:fs'
import { inProject } from './lib/project.mjs'
import { storeys } from './lib/storeys.mjs'

const listed = storeys.flatMap(storey => storey.features)
const features = readdirSync(inProject('src/features'))
const sentences = [
  ...features
    .filter(feature => listed.filter(name => name === feature).length !== 1)
    .map(
      feature => `${feature} stands once in the storeys of docs/architecture.md: put it where it belongs.`,
    ),
  ...listed
    .filter(feature => !features.includes(feature))
    .map(feature => `${feature} is no feature: take it off the storeys of docs/architecture.md.`),
  ...storeys
    .filter((storey, at) => storey.canGo && at < storeys.length - 1)
    .map(
      storey =>
        `${storey.features.join(', ')} can be taken out: nothing stands above in docs/architecture.md.`,
    ),
]
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`${features.length} features in ${storeys.length} storeys.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
