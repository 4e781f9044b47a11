import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode }

type Props<Id extends string> = {
  /** What the tabs choose between, for who hears them. */
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onChange: (id: Id) => void
}

/** One panel of a few, chosen by tab: arrow keys, Home and End move between the tabs and open them. */
export function Tabs<Id extends string>({ label, tabs, active, onChange }: Props<Id>) {
  const idPrefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (id: Id) => `${idPrefix}-${id}`
  const panelId = `${idPrefix}-panel`
  const position = tabs.findIndex(({ id }) => id === active)

  const open = (next: number) => {
    const tab = tabs.at(next % tabs.length)
    if (!tab) return
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    open(next)
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            className={styles.tab}
            aria-selected={tab.id === active}
            aria-controls={panelId}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(active)} className={styles.panel}>
        {tabs[position]?.content}
      </div>
    </div>
  )
}
