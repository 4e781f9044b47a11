/**
 * Characters that take no room on a screen (Unicode's Default_Ignorable_Code_Point: zero-width spaces and joiners, soft
 * hyphens, marks of direction, fillers) or look like a space and are none (the empty Braille pattern).
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether two texts could look the same and differ, as `sanne@bakkerij.nl` with a zero-width space in it does. */
export const hasInvisible = (text: string): boolean => invisible.test(text)
