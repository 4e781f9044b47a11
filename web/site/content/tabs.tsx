import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

type TabProps = { title: string; children: ReactNode }

/** One of the panes of `<Tabs>`. */
export const Tab = ({ children }: TabProps) => children

/**
 * Panes of which one shows (marketing-site §2.6). On the server they are a list of links to all panes, which is what a
 * visitor without scripts gets; tabs.behaviour.ts makes tabs of them.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const tabs = Children.toArray(children).filter(isTab)
  const paneId = (index: number) => `tab${id}${index + 1}`
  return (
    <div className={styles.tabs} data-behaviour="tabs">
      <div className={styles.list} data-tab-list={label}>
        {tabs.map(({ props: { title } }, index) => (
          <a key={title} href={`#${paneId(index)}`} className={styles.tab}>
            {title}
          </a>
        ))}
      </div>
      <div className={styles.panes} data-tab-panes>
        {tabs.map(({ props: { title, children: content } }, index) => (
          <div key={title} id={paneId(index)} className={styles.pane} data-tab-pane>
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
