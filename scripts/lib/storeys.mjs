import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

const canGo = ': can be taken out'

/**
 * The storeys of features from the ground up, as docs/architecture.md lists them: a numbered line each.
 * @param {string} document
 * @returns {{features: string[], canGo: boolean}[]} `canGo`: whether its features can be taken out
 */
export function storeysIn(document) {
  const [, section = ''] = document.split('\n### Storeys\n')
  const [list = ''] = section.split(/\n#+ /)
  return [...list.matchAll(/^\d+\. (.+)$/gm)].map(([, line]) => ({
    features: [...line.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    canGo: line.endsWith(canGo),
  }))
}

export const storeys = storeysIn(readFileSync(inProject('docs/architecture.md'), 'utf8'))

/** Features that can be taken out (scripts/without.mjs). */
export const removable = storeys.filter(storey => storey.canGo).flatMap(({ features }) => features)

/** A rule of dependency-cruiser for each feature: it imports nothing that stands beside or above it. */
export const storeyRules = storeys.flatMap(({ features }, at) =>
  features.map(feature => {
    const others = storeys
      .slice(at)
      .flatMap(storey => storey.features)
      .filter(other => other !== feature)
    return {
      name: `storey-of-${feature}`,
      comment: `${feature} uses what stands below it, never beside or above (docs/architecture.md#storeys).`,
      path: `^src/features/${feature}/`,
      refused: others.length > 0 ? `^src/features/(${others.join('|')})/` : null,
    }
  }),
)

/** A rule of dependency-cruiser for each feature that can be taken out: what combines features alone imports it. */
export const removableRules = removable.map(feature => ({
  name: `${feature}-can-go`,
  comment: `${feature} can be taken out: app and api alone know it, in entries of lists (docs/architecture.md#taking-a-feature-out).`,
  pathNot: `^src/(app|api)/|^src/features/${feature}/`,
  refused: `^src/features/${feature}/`,
}))
