import { defineConfig } from 'vitest/config'

/**
 * The tests that mutants of the rules meet (stryker.config.json): the named ones. The long random visits are left out, so
 * that each rule is held by a test that says which rule it is.
 */
export default defineConfig({
  test: {
    include: ['src/features/*/*.test.ts', 'src/features/carts/**/*.test.ts', 'src/common/**/*.test.ts'],
    // Instrumented code is several times slower; Stryker has its own limit for mutants that never end.
    testTimeout: 60_000,
    exclude: ['src/features/carts/visitor-sequences/**'],
  },
})
