import { ChevronLeft, ChevronRight, ExternalLink, LogOut } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../../api/paths.ts'
import { commonTexts } from '../../common/texts.ts'
import { mijnTexts } from '../../features/customers/texts.ts'
import { useBrand } from '../../features/page-frame/components/shell-data.ts'
import { Button } from '../../ui/kit/button.tsx'
import styles from './menu.module.css'
import { mijnPages } from './page-titles.ts'

/** Whether more of a row lies before or behind what is in sight of it. */
type ScrollEdges = { readonly before: boolean; readonly behind: boolean }

/** Pixels that do not count: browsers round what has been scrolled. */
const tolerance = 2

function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, behind: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const before = scrollLeft > tolerance
      const behind = scrollLeft + clientWidth < scrollWidth - tolerance
      setEdges(known => (known.before === before && known.behind === behind ? known : { before, behind }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return edges
}

type Props = {
  /** Whether it is known who is logged in; until then nobody can log out. */
  isKnown: boolean
  isLeaving: boolean
  onLeave: () => Promise<void>
}

/** The way between the customer pages, beside them; on a phone a row above them that scrolls. */
export function Menu({ isKnown, isLeaving, onLeave }: Props) {
  const { panelUrl } = useBrand()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const more = useScrollEdges(list)

  // In the row of a phone the current page is in sight, also when it is the last one.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`a[aria-current="page"]`)
    if (pathname && current)
      list.current?.scrollTo({
        left: current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2,
      })
  }, [pathname])

  return (
    <div className={styles.menu}>
      <nav
        aria-label={mijnTexts.menu}
        className={styles.row}
        data-before={more.before}
        data-behind={more.behind}
      >
        <ul ref={list} className={`plain-list ${styles.links}`}>
          {mijnPages.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end={path === paths.mijn} className={styles.link ?? ''}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ChevronLeft className={styles.before} aria-hidden="true" />
        <ChevronRight className={styles.behind} aria-hidden="true" />
      </nav>
      <div className={styles.ways}>
        {panelUrl && (
          <a href={panelUrl} className={styles.panel}>
            <ExternalLink aria-hidden="true" />
            <span>{mijnTexts.panel}</span>
          </a>
        )}
        <Button
          variant="quiet"
          small
          busy={isLeaving}
          disabled={!isKnown}
          className={styles.leave}
          icon={<LogOut aria-hidden="true" />}
          onClick={() => void onLeave()}
        >
          {commonTexts.logOut}
        </Button>
      </div>
    </div>
  )
}
