import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { deskDay } from '../../../common/desk-moments.ts'
import { deskListTexts } from '../../../ui/desk/texts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { type KnownCustomer, type KnownDetails, shortestSearch } from '../contract.ts'
import { knownCustomerTexts as texts } from '../texts.ts'
import styles from './known-customer-search.module.css'

type Props = {
  /** Says that the details are in use: `Ingevuld met …`; null while none are. */
  used: string | null
  onChosen: (details: KnownDetails) => void
  onUndone: () => void
}

function detailsOf({ who }: KnownCustomer) {
  switch (who.kind) {
    case 'account':
      return callAtDesk('GET /api/beheer/bekende-klanten/{id}', { params: { id: who.id } })
    case 'prospect':
      return callAtDesk('GET /api/beheer/bekende-prospects/{id}', { params: { id: who.id } })
    case 'guest':
      return callAtDesk('GET /api/beheer/bekende-gasten/{nummer}', { params: { nummer: who.number } })
  }
}

/** Asks one thing after another, of which only the newest is heard. @param onFailed that one failed */
function useNewestAnswer(onFailed: () => void) {
  const [error, setError] = useState<string | undefined>()
  const [isAsking, setIsAsking] = useState(false)
  const newest = useRef(0)

  /** Shows the error of a call that failed; null then, and where something else was asked since. */
  async function asked<Data>(
    calling: Promise<
      | { ok: true; data: Data }
      | { ok: false; kind: 'refused'; failure: { message: string } }
      | { ok: false; kind: 'unavailable'; message: string }
    >,
  ): Promise<Data | null> {
    newest.current += 1
    const turn = newest.current
    setIsAsking(true)
    const result = await calling
    if (turn !== newest.current) return null
    setIsAsking(false)
    if (!result.ok) onFailed()
    if (result.ok) setError(undefined)
    else setError(result.kind === 'refused' ? result.failure.message : result.message)
    return result.ok ? result.data : null
  }
  return { isAsking, error, setError, asked }
}

/** Search for a customer or a guest whose details a form begins with. */
export function KnownCustomerSearch({ used, onChosen, onUndone }: Props) {
  const titleId = useId()
  const announce = useAnnounce()
  const usedNotice = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly KnownCustomer[] | null>(null)
  const { isAsking, error, setError, asked } = useNewestAnswer(() => setFound(null))
  /** Counts the choices: the reader goes on at what was filled in. */
  const [choices, setChoices] = useState(0)
  useEffect(() => {
    if (choices > 0) usedNotice.current?.focus()
  }, [choices])

  async function find(event: FormEvent) {
    event.preventDefault()
    if (typed.trim().length < shortestSearch) {
      setFound(null)
      setError(texts.tooShort)
      return
    }
    const answer = await asked(callAtDesk('GET /api/beheer/bekende-klanten', { query: { zoek: typed } }))
    if (!answer) return
    setFound(answer.found)
    announce(answer.found.length > 0 ? texts.found(answer.found.length) : texts.noneFound)
  }

  async function choose(customer: KnownCustomer) {
    const details = await asked(detailsOf(customer))
    if (!details) return
    setFound(null)
    setTyped('')
    onChosen(details)
    setChoices(count => count + 1)
  }

  return (
    <search className={styles.search} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      {used !== null && (
        <div ref={usedNotice} tabIndex={-1}>
          <Notice kind="success">
            <p>{used}</p>
            <button type="button" className="text-button" onClick={onUndone}>
              {texts.undo}
            </button>
          </Notice>
        </div>
      )}
      <form className={styles.bar} onSubmit={find}>
        <TextField
          type="search"
          label={texts.search}
          value={typed}
          error={error}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isAsking}>
          {deskListTexts.find}
        </Button>
      </form>
      {found === null && used === null && <p className={styles.note}>{texts.hint}</p>}
      {found?.length === 0 && <p>{texts.noneFound}</p>}
      {found !== null && found.length > 0 && (
        <FoundCustomers found={found} onChoose={customer => void choose(customer)} />
      )}
    </search>
  )
}

type FoundProps = { found: readonly KnownCustomer[]; onChoose: (customer: KnownCustomer) => void }

const FoundCustomers = ({ found, onChoose }: FoundProps) => (
  <ul className={`plain-list ${styles.found}`}>
    {found.map(customer => (
      <li key={'id' in customer.who ? customer.who.id : customer.who.number}>
        <button type="button" className={styles.customer} onClick={() => onChoose(customer)}>
          <strong>{customer.companyName || customer.contactName || texts.nameless}</strong>
          <span>
            {[customer.companyName && customer.contactName, customer.city].filter(Boolean).join(', ')}
          </span>
          <span>{factsOf(customer).join(', ')}</span>
        </button>
      </li>
    ))}
  </ul>
)

const factsOf = ({ who, lastSeenAt }: KnownCustomer): readonly string[] => [
  texts.lastSeen(deskDay(new Date(lastSeenAt))),
  ...(who.kind === 'guest' ? [texts.guest] : []),
  ...(who.kind === 'prospect' ? [texts.prospect] : []),
  ...(who.kind === 'account' && who.standing === 'blocked' ? [texts.blocked] : []),
]
