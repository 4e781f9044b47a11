import * as z from 'zod/mini'
import type { Cart } from '../../src/features/carts/cart-line.ts'
import { ProductDto, parseProduct } from '../../src/features/catalogue/products.ts'

/** Data of an order in the browser's storage, with the keys and shapes of order-flow §3. */
export type Stored = {
  readonly cart: Cart
  readonly productType: string | null
  readonly requestType: string
  readonly address: z.infer<typeof Address> | null
  readonly guest: z.infer<typeof Guest> | null
  readonly quoteForm: z.infer<typeof QuoteForm> | null
  readonly numbers: readonly string[]
}

const Address = z.object({
  zipCode: z.string(),
  houseNumber: z.string(),
  houseNumberExtension: z.string(),
})
const Guest = z.object({ email: z.string(), companyName: z.string() })
const QuoteForm = z.object({
  companyName: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
})
const AdditionalData = z.object({ phoneNumberRetention: z.array(z.string()) })

/** Reads everything in the browser's storage. @throws where a value has not the form of the specification */
export function readStored(texts: Readonly<Record<string, string>>): Stored {
  const read = <Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null => {
    const text = texts[key]
    return text === undefined || text === 'null' ? null : schema.parse(JSON.parse(text))
  }
  return {
    cart: (read('cart', z.array(ProductDto)) ?? []).map(wire => ({
      product: parseProduct(wire),
      quantity: wire.quantity,
    })),
    productType: texts.productType ?? null,
    requestType: texts.requestType ?? 'order',
    address: read('address', Address),
    guest: read('userDataWithoutRegister', Guest),
    quoteForm: read('quoteFormData', QuoteForm),
    numbers: read('additionalData', AdditionalData)?.phoneNumberRetention ?? [],
  }
}

/** A cart in one line of text, to compare and to print; the order of the lines is left out. */
export const cartInWords = (cart: Cart): string =>
  cart
    .map(({ product, quantity }) => `${quantity} × ${product.name} (${product.id})`)
    .toSorted()
    .join(', ') || 'nothing'

/** An address as the key of what is on offer there. */
export const addressKey = ({ zipCode, houseNumber, houseNumberExtension }: z.infer<typeof Address>): string =>
  `${zipCode.replace(/\s/g, '')} ${houseNumber} ${houseNumberExtension}`.trim().toUpperCase()
