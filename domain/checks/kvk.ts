/** Length of a Chamber of Commerce (KVK) number (order-flow §9); there is no check digit. */
export const kvkLength = 8

/** Digits only, spaces and hyphens dropped; null unless exactly eight digits remain. Leading zeros count. */
export function normalizeKvkNumber(input: string): string | null {
  const compact = input.replace(/[\s-]/g, '')
  return /^\d{8}$/.test(compact) ? compact : null
}
