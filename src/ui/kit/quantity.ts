export type QuantityRange = { min?: number | undefined; max?: number | undefined }

/** The whole number within range that is nearest to what was asked: floored, then clamped; 0 to 99 by default. */
export function clampQuantity(value: number, { min = 0, max = 99 }: QuantityRange = {}): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.floor(value))) : min
}
