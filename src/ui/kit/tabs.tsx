import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

type Tab<Id extends string> = {
  readonly id: Id
  readonly label: ReactNode
  /** Address of its panel, for a tab that is a link until scripts run. */
  readonly href?: string
}

type ListProps<Id extends string> = {
  /** Name of the set of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onChange: (id: Id) => void
  tabId: (id: Id) => string
  panelId: (id: Id) => string
}

/** The tabs of a few panels, of which one shows: arrow keys, Home and End move between the tabs and open them. */
export function TabList<Id extends string>({ label, tabs, active, onChange, tabId, panelId }: ListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const position = tabs.findIndex(({ id }) => id === active)

  const open = (next: number) => {
    const tab = tabs.at(next % tabs.length)
    if (!tab) return
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    open(next)
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
      {tabs.map(({ id, label, href }) => {
        const Element = href ? 'a' : 'button'
        return (
          <Element
            key={id}
            {...(href ? { href } : { type: 'button' as const })}
            role="tab"
            id={tabId(id)}
            className={styles.tab}
            aria-selected={id === active}
            aria-controls={panelId(id)}
            tabIndex={id === active ? 0 : -1}
            onClick={event => {
              event.preventDefault()
              onChange(id)
            }}
            onKeyDown={onKeyDown}
          >
            {label}
          </Element>
        )
      })}
    </div>
  )
}

type Props<Id extends string> = Pick<ListProps<Id>, 'label' | 'active' | 'onChange'> & {
  tabs: readonly (Tab<Id> & { content: ReactNode })[]
}

/** The same with their panels, of which only the one that shows is drawn. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const idPrefix = useId()
  const tabId = (id: Id) => `${idPrefix}-${id}`
  const panelId = `${idPrefix}-panel`
  const { tabs, active } = props
  return (
    <div>
      <TabList {...props} tabId={tabId} panelId={() => panelId} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(active)} className={styles.panel}>
        {tabs.find(({ id }) => id === active)?.content}
      </div>
    </div>
  )
}
