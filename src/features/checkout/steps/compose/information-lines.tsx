import { TextWithAmounts } from '../../../../ui/kit/text-with-amounts.tsx'
import styles from './information-lines.module.css'

/** A product's lines of information; spans, because they stand inside a choice's label. */
export const InformationLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map(line => (
    <span key={line} className={styles.line}>
      <TextWithAmounts>{`${line} `}</TextWithAmounts>
    </span>
  ))
