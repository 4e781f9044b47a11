/** Longest input of the address check's fields (order-flow §5). */
export const addressCheckLimits = { zipCode: 7, houseNumber: 10, houseNumberExtension: 12 } as const
