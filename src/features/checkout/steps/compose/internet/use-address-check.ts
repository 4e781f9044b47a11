import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { submit } from '../../../../../ui/forms/submit.ts'
import type { OthersHere } from '../../../../addresses/components/address-choices.tsx'
import { linesAtAddress } from '../../../../carts/internet/line-choices.ts'
import type { InternetTerm } from '../../../../carts/internet/lines.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import type { CheckedAddress } from '../../../store/checked-address.ts'
import { checkedAddress } from '../../../store/checked-address.ts'
import { orderStore, useOrderState } from '../../../store/order-state.ts'
import { internetActions } from './internet-actions.ts'
import { addressFound, nothingTyped, othersFound, type TypedAddress, typedFrom } from './typed-address.ts'

/** Why there is no result: no such address, or the check itself could not be done. */
export type CheckFailure = 'invalid' | 'unreachable'

/**
 * The address check (order-flow §4 and §5): by the form, and by itself for an address that was saved or supplied by the
 * page, because the lines on offer are not kept. What was typed stays until a check succeeds; a failure takes only the
 * saved address away. A check that is only repeated picks no line: whoever emptied the cart meant it.
 * @param brought a line that was chosen before the address was known
 */
export function useAddressCheck(
  catalogue: readonly ProductOffering[],
  term: InternetTerm,
  brought: ProductOffering | null = null,
) {
  const { isLoaded, address, addressCheck, addressIsNew } = useOrderState()
  const [typed, setTyped] = useState<TypedAddress>(nothingTyped)
  const [failure, setFailure] = useState<CheckFailure | null>(null)
  const [othersHere, setOthersHere] = useState<OthersHere | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const newest = useNewest()

  const check = async (asked: TypedAddress, picksLine = true) => {
    setTyped(asked)
    setIsChecking(true)
    const { signal } = newest.begin()
    const outcome = await checkAddress(asked, signal)
    if (signal.aborted) return
    const found = outcome.kind === 'answered' ? addressFound(outcome.result) : null
    setIsChecking(false)
    setOthersHere(outcome.kind === 'answered' ? othersFound(outcome.result) : null)
    setFailure(found ? null : outcome.kind === 'answered' ? 'invalid' : outcome.kind)
    orderStore.setCheckedAddress(found, found && outcome.kind === 'answered' ? outcome.result : null)
    const hasCart = orderStore.getSnapshot().cart.length > 0
    if (found && outcome.kind === 'answered' && (picksLine || hasCart || brought))
      takeOverCheck(outcome.result, catalogue, term, brought)
  }

  const isToBeRepeated = isLoaded && address !== null && addressCheck === null
  const repeat = useEffectEvent(() => {
    if (address && !isChecking) check(typedFrom(address), addressIsNew)
  })
  useEffect(() => {
    if (isToBeRepeated) repeat()
  }, [isToBeRepeated])

  return {
    typed,
    setTyped,
    failure,
    /** Where the number has other addresses than the one that was typed. */
    othersHere,
    isChecking,
    check: () => check(typed),
    /** Checks one of the others. */
    choose: (addition: string) =>
      check({
        ...typed,
        houseNumber: othersHere?.houseNumber ?? typed.houseNumber,
        houseNumberExtension: addition,
      }),
    /** Opens the form again with this address in it; the cart was composed for it and goes (order-flow §4). */
    change() {
      if (address) setTyped(typedFrom(address))
      orderStore.leaveAddress()
    },
  }
}

export type AddressCheck = ReturnType<typeof useAddressCheck>

/** The lines at the address are the ones to choose from. */
function takeOverCheck(
  { products }: CheckedAddress,
  catalogue: readonly ProductOffering[],
  term: InternetTerm,
  brought: ProductOffering | null,
) {
  const actions = internetActions(catalogue, linesAtAddress(products, catalogue))
  if (brought) actions.takeOverBroughtLine(brought)
  else actions.takeOverCheck(term)
}

/**
 * Only the newest check counts, however late an earlier one is answered; and none for who has gone to another product
 * type, who must not find an internet line in that cart.
 */
function useNewest() {
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  return {
    begin() {
      underWay.current?.abort()
      underWay.current = new AbortController()
      return underWay.current
    },
  }
}

type AddressCheckOutcome =
  | { readonly kind: 'answered'; readonly result: CheckedAddress }
  /** The server cannot make an address of it. */
  | { readonly kind: 'invalid' }
  /** No network, a server that cannot, too many checks: the same check may succeed later. */
  | { readonly kind: 'unreachable' }

async function checkAddress(typed: TypedAddress, signal: AbortSignal): Promise<AddressCheckOutcome> {
  const values = {
    zipCode: typed.zipCode.trim(),
    housenumber: typed.houseNumber.trim(),
    housenumber_extension: typed.houseNumberExtension.trim(),
  }
  const answer = await submit('POST /api/bestellen-zipcode', values, {
    signal,
    captcha: 'submit_zipcode_check',
    sentAs: 'form',
  })
  if (answer.ok) {
    const result = checkedAddress(answer.data)
    return result ? { kind: 'answered', result } : { kind: 'unreachable' }
  }
  return { kind: answer.kind === 'refused' && answer.status === 400 ? 'invalid' : 'unreachable' }
}
