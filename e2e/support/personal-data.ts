import { customerPassword } from '../../src/features/customers/server/testing.ts'
import { guest } from './order-steps.ts'

/**
 * The persons that browser tests play, in a log: any IBAN and e-mail address however it is spelled, what a guest fills in
 * and the password of customers.
 */
export function personalIn(log: string): readonly string[] {
  return [...new Set(log.match(personal) ?? [])]
}

const iban = String.raw`[A-Z]{2}\d{2}(?:[ +]|%20)?[A-Z]{4}(?:(?:[ +]|%20)?\d){10}`
const email = String.raw`[\w.+-]+(?:@|%40)[\w-]+\.\w+`
const filledIn = [
  guest.Voornaam,
  guest.Achternaam,
  guest['KVK nummer'],
  guest.Telefoonnummer,
  '\\+31201234567',
]
const personal = new RegExp(
  [iban, email, customerPassword, ...filledIn].map(value => `(?<!\\w)${value}(?!\\w)`).join('|'),
  'gi',
)
