import { ChevronDown, ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import labels from '../../../../../content/site/navigation.json' with { type: 'json' }
import type { MenuItem } from '../../../../../content/site/navigation.ts'
import type { SupportTools } from '../../../../api/page-services.ts'
import { classes } from '../../../../ui/kit/classes.ts'
import type { Elements } from '../../../../ui/kit/elements.ts'
import styles from './menu-entries.module.css'

type Props = { items: readonly MenuItem[]; tools: SupportTools }

/** The top level of the menu. */
export const MenuEntries = ({ items, tools }: Props) => (
  <ul className={`plain-list ${styles.top}`}>
    {items.map(item => (
      <li key={item.id} className={classes(isWide(item) && styles.wide)}>
        {item.items ? (
          <Openable item={item} className={styles.openable}>
            <ul className={`plain-list ${styles.panel}`}>
              <Panel items={item.items} tools={tools} />
            </ul>
          </Openable>
        ) : (
          <MenuLink item={item} tools={tools} />
        )}
      </li>
    ))}
  </ul>
)

/** A panel with groups takes the width of the page. */
const isWide = ({ items = [] }: MenuItem) => items.some(below => below.items)

/** Links of their own come first; each group is a column beside them, and on a phone one level further down. */
function Panel({ items, tools }: Props) {
  const links = items.filter(item => !item.items)
  return (
    <>
      {links.length > 0 && (
        <li>
          <Links items={links} tools={tools} />
        </li>
      )}
      {items.map(
        item =>
          item.items && (
            <li key={item.id}>
              <Openable item={item} className={styles.group}>
                <p className={styles.groupTitle}>{item.content}</p>
                <Links items={item.items} tools={tools} />
              </Openable>
            </li>
          ),
      )}
    </>
  )
}

const Links = ({ items, tools }: Props) => (
  <ul className={`plain-list ${styles.links}`}>
    {items.map(link => (
      <li key={link.id}>
        <MenuLink item={link} tools={tools} />
      </li>
    ))}
  </ul>
)

type OpenableProps = { item: MenuItem; className: string | undefined; children: Elements }

/** Opens by itself, and the browser closes the others of the same name. Open on a phone, its own link is the way back. */
const Openable = ({ item: { id, content }, className, children }: OpenableProps) => (
  <details
    name={`menu-${id.slice(0, Math.max(0, id.lastIndexOf('.')))}`}
    className={className}
    data-menu-item={id}
  >
    <summary className={styles.own}>
      <span className={styles.back}>
        <ChevronLeft aria-hidden="true" />
        <span>{labels.backButton}</span>
      </span>
      <span className={styles.label}>{content}</span>
      <ChevronDown className={styles.down} aria-hidden="true" />
      <ChevronRight className={styles.further} aria-hidden="true" />
    </summary>
    {children}
  </details>
)

function MenuLink({ item: { content, href = '', tool }, tools }: { item: MenuItem; tools: SupportTools }) {
  if (tool)
    return (
      <a href={tools[tool] ?? ''} className={styles.link} rel="external">
        <span>{content}</span>
        <ExternalLink aria-hidden="true" />
      </a>
    )
  // An anchor is a place on a page, not a page that can be the current one.
  if (href.includes('#'))
    return (
      <Link to={href} className={styles.link}>
        {content}
      </Link>
    )
  return (
    <NavLink to={href} end className={styles.link ?? ''}>
      {content}
    </NavLink>
  )
}
