import { endpoint } from '../../src/common/contract/call.ts'
import { captchaField } from '../../src/common/contract/captcha.ts'
import { csrfHeader } from '../../src/common/contract/session.ts'
import { addressCalls } from '../../src/features/addresses/contract.ts'
import { checkCalls } from '../../src/features/details/contract.ts'
import { orderCalls } from '../../src/features/orders/contract.ts'
import { order, withGuest } from '../../src/features/orders/server/testing.ts'
import { testApiKey } from '../../src/platform/outside/testing-kvk.ts'
import { type LocalService, startLocalService } from '../../src/platform/outside/testing-service.ts'
import { type Limit, timed } from './limit.ts'
import { type RunningShop, withShop } from './running-shop.ts'

const { addressCheck } = addressCalls
const { verifyKvkNumber } = checkCalls
const { placeOrder } = orderCalls

/** 35: while every outside service takes the question and never answers, a visitor waits 3 s at most and can order. */
export async function servicesHang(): Promise<Limit[]> {
  const services = await Promise.all(Array.from({ length: 4 }, () => startLocalService(() => ({ json: {} }))))
  for (const service of services) service.fault = 'hangs'
  const [kvk, pdok, vies, google] = services.map(({ url }) => url)
  try {
    return await withShop(
      {
        KVK_API_KEY: testApiKey,
        KVK_API_URL: `${kvk}`,
        ADDRESS_PROVIDER: 'pdok',
        PDOK_URL: `${pdok}`,
        VAT_PROVIDER: 'vies',
        VIES_URL: `${vies}`,
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'google-secret',
        RECAPTCHA_VERIFY_URL: `${google}/siteverify`,
      },
      measureCalls,
    )
  } finally {
    await Promise.all(services.map((service: LocalService) => service.stop()))
  }
}

async function measureCalls({ visitor }: RunningShop): Promise<Limit[]> {
  const check = new FormData()
  const fields = { zipCode: '1017XN', housenumber: '42', housenumber_extension: '' }
  for (const [name, value] of Object.entries(fields)) check.set(name, value)
  check.set(captchaField, 'a-token-of-google')
  const calls = [
    ['an address check (register of addresses, captcha)', addressCheck.path, check, 200],
    ['a KVK number (company register)', endpoint(verifyKvkNumber, { kvk: '69599084' }).path, undefined, 200],
    ['an order (all registers)', placeOrder.path, withGuest({ vatNumber: 'NL000099998B57' }), 201],
    ['an order that follows', placeOrder.path, order, 201],
  ] as const
  const limits: Limit[] = []
  let wrong = 0
  for (const [what, path, body, status] of calls) {
    const customer = visitor()
    const headers = { [csrfHeader]: await customer.csrfToken() }
    const { result, ms } = await timed(() => customer.send('POST', path, { body, headers }))
    if (result.status !== status) wrong++
    limits.push({
      reliability: 35,
      what: `every service hangs: ${what}`,
      unit: 'ms',
      measured: ms,
      atMost: 3_000,
    })
  }
  return [
    ...limits,
    { reliability: 35, what: 'calls that failed meanwhile', unit: '', measured: wrong, atMost: 0 },
  ]
}
