import { defineConfig } from 'vitest/config'

/**
 * The tests that mutants of domain/ meet (stryker.config.json): the named ones. The long random visits are left out, so
 * that each rule is held by a test that says which rule it is.
 */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], exclude: ['domain/visitor-sequences/**'] },
})
