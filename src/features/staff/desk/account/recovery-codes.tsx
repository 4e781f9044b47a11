import { Button } from '../../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { recoveryCodeTexts } from '../../texts.ts'
import styles from './account.module.css'

type Props = { codes: readonly string[]; onSaved: () => void }

/** Codes that replace a lost phone; shown only once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const announce = useAnnounce()
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => announce(recoveryCodeTexts.copied),
      () => announce(recoveryCodeTexts.copyFailed),
    )
  return (
    <>
      <Notice kind="success" title={recoveryCodeTexts.title} announced>
        <p>{recoveryCodeTexts.text}</p>
      </Notice>
      <ul className={`plain-list ${styles.codes}`}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onSaved}>{recoveryCodeTexts.done}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {recoveryCodeTexts.copy}
        </Button>
      </div>
    </>
  )
}
