/** The table that a file fills: coverage, or the address register. */
export const importKinds = ['coverage', 'addresses'] as const
export type ImportKind = (typeof importKinds)[number]

/** `unknown`: it was live before imports were recorded. */
export const importOrigins = ['desk', 'command', 'shipped', 'unknown'] as const
export type ImportOrigin = (typeof importOrigins)[number]

/**
 * `receiving` while it comes in, `checking` while it is compared, `ready` once the comparison stands; `planned` becomes live at its
 * moment. `refused` has wrong rows, `cut-off` broke off before it was there. `replaced` was live.
 */
export const importStates = [
  'receiving',
  'checking',
  'refused',
  'cut-off',
  'ready',
  'planned',
  'live',
  'replaced',
  'thrown-away',
] as const
export type ImportState = (typeof importStates)[number]
