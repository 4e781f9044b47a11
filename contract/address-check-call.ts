/** Longest input of the address check's fields (order-flow §5). */
export const addressCheckLimits = { zipCode: 7, houseNumber: 10, houseNumberExtension: 12 } as const

/**
 * POST /api/bestellen-zipcode, form data → 200 AddressCheckResult (street null where the address is not known),
 * 400 when malformed or without a valid captcha token (action `submit_zipcode_check`).
 */
export const addressCheck = {
  method: 'POST',
  path: '/api/bestellen-zipcode',
  captcha: 'submit_zipcode_check',
  encoding: 'form',
} as const
