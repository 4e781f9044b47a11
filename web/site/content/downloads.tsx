import { Download } from 'lucide-react'
import { useBrand, useShellData } from '../../layout/shell-data.ts'
import styles from './downloads.module.css'

/** What the helpdesk uses, as far as it is configured (REMOTE_SUPPORT_WINDOWS_URL and its neighbours). */
export function Downloads() {
  const { name, phone } = useBrand()
  const tools = useShellData()?.supportTools
  const downloads = [
    ['Meekijken op Windows', tools?.remoteWindows],
    ['Meekijken op Mac', tools?.remoteMac],
    ['Routertool', tools?.routerTool],
  ].flatMap(([title, href]) => (title && href ? [{ title, href }] : []))
  if (downloads.length === 0)
    return (
      <p>
        Op dit moment is er geen programma nodig: bel <a href={`tel:${phone.tel}`}>{phone.display}</a>, dan
        loopt een medewerker van {name} het met je door.
      </p>
    )
  return (
    <ul className={`plain-list ${styles.downloads}`}>
      {downloads.map(({ title, href }) => (
        <li key={title}>
          <a href={href} className={styles.download}>
            <Download aria-hidden="true" />
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
