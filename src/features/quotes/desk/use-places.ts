import pLimit from 'p-limit'
import { useEffect, useRef, useState } from 'react'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { placeKey } from '../address-list.ts'
import type { DeskAddress } from '../contract-desk.ts'
import type { TypedPart } from './typed-draft.ts'

/** So many addresses are asked at once. */
const atOnce = 6

/** The answers of the networks about the addresses of parts, by `placeKey`; without those that are not answered. */
export type Places = ReadonlyMap<string, DeskAddress>

/** Asks once for the address of each part whose lines depend on it. */
export function usePlaces(parts: readonly TypedPart[]): Places {
  const [places, setPlaces] = useState<Places>(new Map())
  const asked = useRef(new Set<string>())
  const limit = useRef(pLimit(atOnce)).current
  useEffect(() => {
    for (const { productType, address } of parts) {
      const key = placeKey(address)
      if (productType !== 'internet' || asked.current.has(key)) continue
      asked.current.add(key)
      const { zipCode, houseNumber, houseNumberSuffix } = address
      void limit(() =>
        callAtDesk('POST /api/beheer/adres', { body: { zipCode, houseNumber, houseNumberSuffix } }),
      ).then(result => {
        if (result.ok) setPlaces(before => new Map(before).set(key, result.data))
        else asked.current.delete(key)
      })
    }
  }, [parts, limit])
  return places
}

/** The answer about a part's address; null until there is one, and for types that need none. */
export const placeOfPart = (
  places: Places,
  { productType, address }: Pick<TypedPart, 'productType' | 'address'>,
): DeskAddress | null => (productType === 'internet' ? (places.get(placeKey(address)) ?? null) : null)
