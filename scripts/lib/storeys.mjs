import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * The storeys of features from the ground up, as docs/architecture.md lists them: a numbered line each.
 * @param {string} document
 * @returns {string[][]}
 */
export function storeysIn(document) {
  const [, section = ''] = document.split('\n### Storeys\n')
  const [list = ''] = section.split(/\n#+ /)
  return [...list.matchAll(/^\d+\. (.+)$/gm)].map(([, line]) =>
    [...line.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  )
}

export const storeys = storeysIn(readFileSync(inProject('docs/architecture.md'), 'utf8'))

/** A rule of dependency-cruiser for each feature: it imports nothing that stands beside or above it. */
export const storeyRules = storeys.flatMap((beside, at) =>
  beside.map(feature => {
    const others = storeys
      .slice(at)
      .flat()
      .filter(other => other !== feature)
    return {
      name: `storey-of-${feature}`,
      comment: `${feature} uses what stands below it, never beside or above (docs/architecture.md#storeys).`,
      path: `^src/features/${feature}/`,
      refused: others.length > 0 ? `^src/features/(${others.join('|')})/` : null,
    }
  }),
)
