import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/kit/notice.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { MailDomains as Asked } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'
import styles from './mails.module.css'

const { domains: texts } = deskMailTexts

/** Whether other mail servers believe our mails, and what to put in DNS where they do not. The list does not wait for it. */
export function MailDomains() {
  const [asked, setAsked] = useState<Asked['domains'] | 'asking' | 'failed'>('asking')
  useEffect(() => {
    let isGone = false
    void callAtDesk('GET /api/beheer/maildomeinen').then(result => {
      if (!isGone) setAsked(result.ok ? result.data.domains : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [])
  if (asked === 'asking') return <p className={styles.small}>{texts.asking}</p>
  if (asked === 'failed') return <p className={styles.small}>{texts.failed}</p>
  const right = asked.filter(({ problems }) => problems.length === 0)
  return (
    <>
      {asked
        .filter(({ problems }) => problems.length > 0)
        .map(({ domain, problems }) => (
          <Notice key={domain} kind="warning" title={texts.wrong(domain)}>
            <ul className={styles.problems}>
              {problems.map(problem => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <p>{texts.advice}</p>
          </Notice>
        ))}
      {right.length > 0 && <p>{texts.works(right.map(({ domain }) => domain).join(', '))}</p>}
    </>
  )
}
