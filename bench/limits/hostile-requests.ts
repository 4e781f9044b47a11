import { csrfHeader } from '../../src/common/contract/session.ts'
import { checkCalls } from '../../src/features/details/contract.ts'
import { bodyLimit } from '../../src/platform/http/forms.ts'
import { type Limit, timed } from './limit.ts'
import type { RunningShop } from './running-shop.ts'

const { verifyAccountData, verifyIbanNumber, verifyKvkNumber } = checkCalls

const rounds = 10
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const values = [
  'x'.repeat(10_000),
  '%00',
  '..%2f..%2fetc%2fpasswd',
  "' OR 1=1 --",
  '%',
  '%E0%A4%A',
  '%ff',
  '\u{1f600}',
]
/** Texts on which a pattern that backtracks would take for ever. */
const slow = ['a-', 'a.', '0 ', 'NL91', 'a@', ' ']

const paths = [verifyKvkNumber, verifyIbanNumber].flatMap(of =>
  values.map(value => ({ path: of.path.replace(/\{\w+\}/, value), body: undefined })),
)
const bodies = [
  `"${'x'.repeat(bodyLimit - 1)}"`,
  `{"products":${nested(1_000)}}`,
  ...slow.map(text => {
    const long = text.repeat(Math.floor(bodyLimit / 8 / text.length))
    return JSON.stringify({ companyName: long, phoneNumber: long, email: long, iban: long, vatNumber: long })
  }),
].map(body => ({ path: verifyAccountData.path, body }))

/** 30: what cannot be a request of ours is refused with 4xx, within 100 ms. */
export async function hostileRequests({ visitor }: RunningShop): Promise<Limit[]> {
  const attacker = visitor()
  const token = await attacker.csrfToken()
  const send = (path: string, body: string | undefined) =>
    attacker.send('POST', path, {
      body,
      headers: { [csrfHeader]: token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    })
  let wrong = 0
  const longest = async (requests: readonly { path: string; body: string | undefined }[]) => {
    const took: number[] = []
    for (const { path, body } of requests) {
      await send(path, body)
      for (let round = 0; round < rounds; round++) {
        const { result, ms } = await timed(async () => (await send(path, body)).status)
        if (result < 400 || result >= 500) wrong++
        took.push(ms)
      }
    }
    return Math.max(...took)
  }
  const row = { reliability: 30, unit: 'ms', atMost: 100 } as const
  const ofPaths = await longest(paths)
  const ofBodies = await longest(bodies)
  return [
    { ...row, what: `the longest of ${paths.length * rounds} hostile path parameters`, measured: ofPaths },
    {
      ...row,
      what: `the longest of ${bodies.length * rounds} bodies: too long, nested, slow patterns`,
      measured: ofBodies,
    },
    { reliability: 30, what: 'answers among them that are not 4xx', unit: '', measured: wrong, atMost: 0 },
  ]
}
