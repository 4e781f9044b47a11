import { ExternalLink } from 'lucide-react'
import { paths } from '../../../../api/paths.ts'
import { commonTexts } from '../../../../shared/texts.ts'
import { useBrand } from '../../../site/frame/shell-data.ts'
import { detailsTexts } from '../../texts/gegevens.ts'
import styles from './change-elsewhere.module.css'

/** A customer changes the company's details in the panel, or in the shop's own pages where there is none. */
export function ChangeElsewhere() {
  const { panelUrl } = useBrand()
  return (
    <a href={panelUrl ?? paths.mijnCompany} target="_blank" rel="noreferrer" className={styles.link}>
      {detailsTexts.changeElsewhere}
      <ExternalLink aria-hidden="true" />
      <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
    </a>
  )
}
