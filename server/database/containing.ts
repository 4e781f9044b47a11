/** What is typed as a pattern for `like`: whatever holds it, and nothing of it means anything else. */
export const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
