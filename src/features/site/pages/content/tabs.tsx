import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { island } from '../../../../ui/islands/island.tsx'
import PaneTabsIsland, { tabOf } from './pane-tabs.island.tsx'
import styles from './tabs.module.css'

type TabProps = { title: string; children: ReactNode }

const PaneTabs = island('pane-tabs', PaneTabsIsland)

/** One of the panes of `<Tabs>`. */
export const Tab = ({ children }: TabProps) => children

/** Panes of which one shows (marketing-site §2.6). Without scripts the tabs are links to all panes. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const panes = Children.toArray(children)
    .filter(isTab)
    .map(({ props }, index) => ({ id: `tab${id}${index + 1}`, ...props }))
  return (
    <div>
      <PaneTabs label={label} panes={panes.map(({ id, title }) => ({ id, title }))} />
      <div className={styles.panes}>
        {panes.map(({ id, title, children: content }) => (
          <div
            key={id}
            id={id}
            className={styles.pane}
            role="tabpanel"
            aria-labelledby={tabOf(id)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane without anything that takes the focus takes it itself
            tabIndex={0}
          >
            <p className={styles.title}>{title}</p>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}

const isTab = (child: ReactNode): child is ReactElement<TabProps> =>
  isValidElement(child) && child.type === Tab
