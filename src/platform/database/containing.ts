/** Pattern for `like` that matches rows containing the typed text literally. */
export const containing = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`
