import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import type { Opened } from '../../cases/components/case-commands.tsx'
import { usePaletteActs } from '../../desk/components/palette-acts.ts'
import { ShortcutHelp } from '../../work-list/components/shortcut-help.tsx'
import { useDeskCase } from '../components/desk-case.tsx'
import { keyTexts } from '../key-texts.ts'
import { casePageTexts } from '../texts-desk.ts'
import { actionKeys, useActions } from './actions.tsx'

/** The keys of the acts of a case, the same acts in the palette, and the list of keys. */
export function CaseKeys() {
  const { mayWork, open } = useDeskCase()
  const { primary, acts, moves } = useActions()
  const all = [...(primary ? [primary] : []), ...acts, ...moves]
  const start = (wanted: Opened) => {
    if (all.some(({ opens }) => opens === wanted)) open(wanted)
  }
  const close = () => {
    const closed = all.find(isClosing)
    if (closed) open(closed.opens)
    else document.querySelector<HTMLElement>(`[aria-label="${casePageTexts.finalMoves}"] button`)?.focus()
  }
  const note = () => document.querySelector<HTMLElement>('textarea[name="text"]')?.focus()
  useShortcut('b', () => start('call'))
  useShortcut('a', () => start('answer'))
  useShortcut('s', close)
  useShortcut('n', note)
  usePaletteActs([
    ...all.map(({ opens, label }) => ({
      label,
      key: typeof opens === 'string' ? actionKeys[opens] : undefined,
      run: () => open(opens),
    })),
    ...(mayWork ? [{ label: keyTexts.note, key: 'n', run: note }] : []),
  ])
  return <ShortcutHelp rows={keyTexts.rows} />
}

const isClosing = ({ opens }: { readonly opens: Opened }) =>
  typeof opens === 'object' && 'state' in opens && opens.state === 'closed'
