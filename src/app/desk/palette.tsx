import { Command } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { type PaletteAct, paletteActs } from '../../features/desk/components/palette-acts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import styles from './palette.module.css'
import { type Entry, type Group, groupsOf, type Page } from './palette-entries.ts'
import { paletteTexts } from './palette-texts.ts'
import { useFound } from './use-found.ts'

type Props = { pages: readonly Page[]; findsCases: boolean; findsCustomers: boolean }

/** The way to every case, customer and page, and to what can be done on this one, behind a button and Ctrl K. */
export function Palette(props: Props) {
  const [acts, setActs] = useState<readonly PaletteAct[] | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOpen = acts !== null
  // The dialog, which is opened before this runs, gave the focus to its first button.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const open = () => setActs(paletteActs())
  useOpeningKeys(open)
  return (
    <>
      <Button
        variant="quiet"
        small
        className={styles.open}
        icon={<Command aria-hidden="true" />}
        aria-keyshortcuts={paletteTexts.keys}
        onClick={open}
      >
        {paletteTexts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setActs(null)} title={paletteTexts.title}>
        {acts && (
          <Choice {...props} acts={acts} field={field} onClose={() => flushSync(() => setActs(null))} />
        )}
      </Dialog>
    </>
  )
}

/** Also while somebody types, but not over another dialog. */
function useOpeningKeys(open: () => void) {
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
    if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

type ChoiceProps = Props & {
  acts: readonly PaletteAct[]
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** A field with a list below it, as ARIA prescribes for a combobox: the focus stays in the field. */
function Choice({ acts, field, pages, findsCases, findsCustomers, onClose }: ChoiceProps) {
  const listId = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useFound(typed, { findsCases, findsCustomers })
  const groups = groupsOf({ typed, acts, pages, found })
  const entries = groups.flatMap(group => group.entries)
  const current = entries[Math.min(active, entries.length - 1)]
  const optionId = ({ id }: Entry) => `${listId}-${id}`
  const currentId = current && optionId(current)
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  // The dialog is closed first: it gives the focus back before another dialog takes it.
  const choose = (entry: Entry) => {
    onClose()
    if ('path' in entry) void navigate(entry.path)
    else entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, entries.length - 1) + step + entries.length) % entries.length)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
  }
  return (
    <div className={styles.palette}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={paletteTexts.label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={currentId}
        placeholder={paletteTexts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={entries.length > 0 ? 'visually-hidden' : styles.none}>
        {paletteTexts.count(entries.length, found.isAsking)}
      </p>
      <div id={listId} role="listbox" aria-label={paletteTexts.title} hidden={entries.length === 0}>
        {groups.map(group => (
          <Options key={group.name} group={group} idOf={optionId} current={current} onChoose={choose} />
        ))}
      </div>
    </div>
  )
}

type OptionsProps = {
  group: Group
  idOf: (entry: Entry) => string
  current: Entry | undefined
  onChoose: (entry: Entry) => void
}

function Options({ group, idOf, current, onChoose }: OptionsProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className={styles.group}>
        {group.name}
      </p>
      {group.entries.map(entry => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant)
        <div
          key={entry.id}
          id={idOf(entry)}
          role="option"
          aria-selected={entry.id === current?.id}
          className={styles.option}
          onClick={() => onChoose(entry)}
        >
          <span className={styles.label}>{entry.label}</span>
          {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
          {entry.key && <kbd className={styles.key}>{entry.key}</kbd>}
        </div>
      ))}
    </div>
  )
}
