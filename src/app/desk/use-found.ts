import { useEffect, useState } from 'react'
import { callAtDesk } from '../../features/desk/components/call-at-desk.ts'
import type { Found } from './palette-entries.ts'

/** The search of the desk asks for so many characters, and rests so long after the last one. */
const shortest = 2
const restMs = 200

const nothing: Found = { cases: [], customers: [], isAsking: false }

/** Cases and customers that are like what was typed; those of an earlier text are dropped. */
export function useFound(
  typed: string,
  { findsCases, findsCustomers }: { readonly findsCases: boolean; readonly findsCustomers: boolean },
): Found {
  const [found, setFound] = useState<Found>(nothing)
  const asked = typed.trim()
  useEffect(() => {
    if (asked.length < shortest) return setFound(nothing)
    const ended = new AbortController()
    const { signal } = ended
    setFound(before => ({ ...before, isAsking: true }))
    const timer = window.setTimeout(async () => {
      const [cases, customers] = await Promise.all([
        findsCases
          ? callAtDesk('GET /api/beheer/werklijst', { query: { zoek: asked, weergave: 'alles' }, signal })
          : null,
        findsCustomers ? callAtDesk('GET /api/beheer/klanten', { query: { zoek: asked }, signal }) : null,
      ])
      if (signal.aborted) return
      setFound({
        cases: cases?.ok ? cases.data.items : [],
        customers: customers?.ok ? customers.data.accounts : [],
        isAsking: false,
      })
    }, restMs)
    return () => {
      window.clearTimeout(timer)
      ended.abort()
    }
  }, [asked, findsCases, findsCustomers])
  return found
}
