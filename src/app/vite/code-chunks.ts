import type { CodeSplittingNameFunction } from 'rolldown'

/** The parts of the site that run in browsers; root and entry are in every page that React takes over. */
const parts = {
  website: /\/src\/entry\.website\.ts/,
  islands: /\.island\.tsx$|\/ui\/islands\/hydrate-/,
  flow: /\/features\/checkout\/(?:steps|store)\/|\/src\/(?:app\/order-flow\/|root\.|entry\.client\.)/,
  customer: /\/features\/\w[\w-]*\/customer\/|\/src\/(?:app\/mijn\/|root\.|entry\.client\.)/,
  desk: /\/features\/\w[\w-]*\/desk\/|\/src\/(?:app\/desk\/|root\.|entry\.client\.)/,
}

/** A chunk of what this many parts share, named after them. It takes along what it imports, so that the largest number goes first. */
const sharedBy: (count: number) => CodeSplittingNameFunction = count => (id, modules) => {
  const users = new Set([id])
  for (const user of users) for (const next of modules.getModuleInfo(user)?.importers ?? []) users.add(next)
  const names = Object.entries(parts).filter(([, files]) => [...users].some(user => files.test(user)))
  return names.length === count ? names.map(([name]) => name).join('-') : null
}

export const codeChunks = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 7 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 6 },
  ...[5, 4, 3, 2, 1].map(count => ({ name: sharedBy(count), minShareCount: 2, priority: count })),
]
