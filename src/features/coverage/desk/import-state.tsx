import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Badge, type BadgeTone } from '../../../ui/kit/badge.tsx'
import type { ImportState } from '../../addresses/import.ts'
import type { Import } from '../import-schemas.ts'
import { importStateNames } from '../texts-imports.ts'

const tones: Readonly<Record<ImportState, BadgeTone>> = {
  receiving: 'running',
  checking: 'running',
  refused: 'failed',
  'cut-off': 'failed',
  ready: 'waiting',
  planned: 'running',
  live: 'done',
  replaced: 'ended',
  'thrown-away': 'ended',
}

/** How an import stands. */
export const ImportStateBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={tones[state]}>{importStateNames[state]}</Badge>
)

/** Whether it goes on by itself within seconds or minutes. */
export const isUnderWay = ({ state, startsAt }: Import): boolean =>
  state === 'receiving' ||
  state === 'checking' ||
  (state === 'planned' && startsAt !== null && new Date(startsAt) <= new Date())

const pollMs = 2_000

/** Reads the page again while something on it goes on by itself. */
export function useRereading(isGoing: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isGoing || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pollMs)
    return () => clearTimeout(timer)
  }, [isGoing, revalidate, state])
}
