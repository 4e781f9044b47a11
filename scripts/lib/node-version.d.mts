export const NEEDED_NODE: string
export function isNewEnough(version: string): boolean
