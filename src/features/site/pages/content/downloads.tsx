import { Download } from 'lucide-react'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { useBrand, useShellData } from '../../frame/shell-data.ts'
import { downloadTexts } from '../../texts.ts'
import styles from './downloads.module.css'

/** Tools of the helpdesk, as configured (REMOTE_SUPPORT_WINDOWS_URL and its neighbours). */
export function Downloads() {
  const { name, phone } = useBrand()
  const tools = useShellData()?.supportTools
  const downloads = [
    [downloadTexts.remoteWindows, tools?.remoteWindows],
    [downloadTexts.remoteMac, tools?.remoteMac],
    [downloadTexts.routerTool, tools?.routerTool],
  ].flatMap(([title, href]) => (title && href ? [{ title, href }] : []))
  if (downloads.length === 0)
    return (
      <p>
        {filledText(downloadTexts.none, {
          phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
          brand: name,
        })}
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
