import { z } from 'zod'
import type { Config } from '../../platform/config/config.ts'
import { pdokAddressRegister } from '../../platform/outside/address-register-pdok.ts'
import type { AskOutside, OutsideFailure } from '../../platform/outside/calls.ts'
import { askKvk } from '../../platform/outside/kvk-register-api.ts'
import { viesVatRegister } from '../../platform/outside/vat-register-vies.ts'
import { askOnce, configured, failureInWords, type ServiceCheck, standIn } from './service-check.ts'

/** Asked about in the public registers, where everybody can find them. */
const known = { kvkNumber: '69599084', zipCode: '1017XN', houseNumber: 42, vatNumber: 'NL004495445B01' }

/** KVK answers with a row, or with a code of its own; anything else comes from another address. */
const KvkNo = z.object({ fout: z.array(z.object({ code: z.string() })) })

/** Zoeken costs nothing, whether it knows the number or not. */
export async function checkKvk({ kvk }: Pick<Config, 'kvk'>): Promise<ServiceCheck> {
  const name = 'KVK'
  if (kvk.provider === 'stand-in') return standIn(name, 'alleen de testbedrijven zijn bekend (KVK_API_KEY)')
  const answer = await askKvk(
    { ...kvk, ask: askOnce('kvk') },
    `v2/zoeken?kvkNummer=${known.kvkNumber}`,
    z.object({ resultaten: z.array(z.unknown()) }),
  )
  if (answer.kind === 'answered') return configured(name, null)
  if (answer.kind === 'unavailable') return configured(name, failureInWords[answer.trouble])
  const isKvk = KvkNo.safeParse(answer.body).success
  return configured(name, isKvk ? null : 'is op KVK_API_URL niet te vinden')
}

export async function checkPdok({ addresses }: Pick<Config, 'addresses'>): Promise<ServiceCheck> {
  const name = 'Adressen'
  if (addresses.provider !== 'pdok') return standIn(name, 'de geïmporteerde adressen (ADDRESS_PROVIDER=pdok)')
  const { ask, trouble } = listening(askOnce('pdok'))
  const fallback = { addressesAt: async () => ({ kind: 'unavailable' }) as const }
  const register = pdokAddressRegister({ url: addresses.url, ask, fallback })
  const answer = await register.addressesAt(known.zipCode, known.houseNumber)
  if (answer.kind !== 'found') return configured(name, trouble() ?? 'is op PDOK_URL niet te vinden')
  return configured(name, answer.addresses.length > 0 ? null : 'kent Frederiksplein 42 in Amsterdam niet')
}

export async function checkVies({ vat }: Pick<Config, 'vat'>): Promise<ServiceCheck> {
  const name = 'BTW nummers'
  if (vat.provider === 'format')
    return standIn(name, 'alleen de vorm wordt gecontroleerd (VAT_PROVIDER=vies)')
  const { ask, trouble } = listening(askOnce('vies'))
  const standing = await viesVatRegister({ url: vat.url, ask }).standing(known.vatNumber)
  if (standing !== 'not-checked') return configured(name, null)
  return configured(
    name,
    trouble() ?? 'kan het nu niet aan Nederland vragen, of is op VIES_URL niet te vinden',
  )
}

/** A register tells what it knows; what kept it from asking is heard on the way. */
function listening(ask: AskOutside) {
  let heard: OutsideFailure | null = null
  const listeningAsk: AskOutside = async request => {
    const answer = await ask(request)
    if (answer.kind === 'unavailable') heard = answer.trouble
    return answer
  }
  return { ask: listeningAsk, trouble: () => heard && failureInWords[heard] }
}
