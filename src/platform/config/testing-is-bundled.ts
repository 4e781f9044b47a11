/** In the place of is-bundled.ts in tests: threads and processes beside are those that the shop ships. */
export const isBundled = true
