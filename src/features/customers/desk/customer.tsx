import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { EntryList } from '../../audit/components/entry-list.tsx'
import { userAgentWords } from '../../authentication/user-agent-words.ts'
import { caseTable } from '../../cases/case-states.ts'
import { originInWords } from '../../cases/order-origin.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { MailTable } from '../../mails/components/mail-table.tsx'
import type { DeskCustomer } from '../contract-desk.ts'
import {
  caseColumns,
  caseKindNames,
  customerHelpTexts,
  customerPartTexts,
  deskCustomerTexts,
} from '../texts-desk.ts'
import type { CorrectionProps } from './correction.tsx'
import { CompanyCorrectionForm, ContactsCorrectionForm } from './corrections.tsx'
import { CompanyDetails, ContactDetails } from './customer-details.tsx'
import { CustomerHelp } from './customer-help.tsx'
import styles from './customers.module.css'
import { StatusBadge } from './status-badge.tsx'

type ListedCase = DeskCustomer['cases'][number]

const columns: readonly RowColumn<ListedCase>[] = [
  {
    key: 'number',
    header: caseColumns.number,
    place: 'title',
    cell: ({ number }) => (
      <Link to={deskPaths.case(number)} className={rowLink}>
        {formatOrderNumber(number)}
      </Link>
    ),
  },
  {
    key: 'kind',
    header: caseColumns.kind,
    place: 'detail',
    cell: ({ kind, productType, origin }) =>
      [
        [caseKindNames[kind], productType && productTypeNames[productType]].filter(Boolean).join(' '),
        origin && originInWords(origin),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    key: 'state',
    header: caseColumns.state,
    place: 'badge',
    cell: ({ kind, state }) => caseTable(kind).states[state]?.label ?? state,
  },
  {
    key: 'moment',
    header: caseColumns.moment,
    align: 'end',
    place: 'detail',
    cell: ({ openedAt }) => <time dateTime={openedAt}>{deskMoment(openedAt)}</time>,
  },
]

/** Orders and requests of a customer. */
const CasesOfCustomer = ({ cases }: Pick<DeskCustomer, 'cases'>) =>
  cases.length > 0 ? (
    <RowTable caption={caseColumns.caption} columns={columns} rows={cases} rowKey={({ number }) => number} />
  ) : (
    <p>{deskCustomerTexts.noneYet}</p>
  )

type ViewProps = {
  customer: DeskCustomer
  /** Other features' parts of it, above the cases. */
  children?: Elements
}

/** A customer's data, and actions for them. */
export function CustomerView({ customer, children }: ViewProps) {
  const mayHelp = useMay('customers.help')
  const { revalidate } = useRevalidator()
  const isCustomer = customer.standing !== 'registered'
  return (
    <>
      <PageHead
        title={customer.companyName}
        back={{ to: deskPaths.customers, label: deskCustomerTexts.all }}
        badge={<StatusBadge standing={customer.standing} />}
        intro={`${customer.email} · ${sinceWords(customer)}`}
        actions={
          mayHelp && (
            <CustomerHelp key={customer.id} customer={customer} onChanged={() => void revalidate()} />
          )
        }
      />
      <Blocked customer={customer} />
      <div className={styles.columns}>
        <Part
          key={`company ${customer.id}`}
          customer={customer}
          isChangeable={mayHelp && isCustomer}
          details={change => <CompanyDetails customer={customer} onChange={change} />}
          Form={CompanyCorrectionForm}
        />
        <Part
          key={`contact ${customer.id}`}
          customer={customer}
          isChangeable={mayHelp && isCustomer}
          details={change => <ContactDetails customer={customer} onChange={change} />}
          Form={ContactsCorrectionForm}
        />
        <Card title={customerPartTexts.sessions}>
          <CustomerSessions sessions={customer.sessions} />
        </Card>
      </div>
      {children}
      <Card title={customerPartTexts.cases}>
        <CasesOfCustomer cases={customer.cases} />
      </Card>
      <Card title={customerPartTexts.mails}>
        {customer.mails.length > 0 ? (
          <MailTable mails={customer.mails} />
        ) : (
          <p>{deskCustomerTexts.noneYet}</p>
        )}
      </Card>
      <Card title={customerPartTexts.history}>
        {customer.history.length > 0 ? (
          <EntryList entries={customer.history} />
        ) : (
          <p>{deskCustomerTexts.noneYet}</p>
        )}
      </Card>
    </>
  )
}

const sinceWords = ({ standing, createdAt, activatedAt }: DeskCustomer): string =>
  standing === 'registered'
    ? deskCustomerTexts.registeredAt(deskMoment(createdAt))
    : deskCustomerTexts.since(deskMoment(activatedAt ?? createdAt))

function Blocked({ customer: { blocked } }: { customer: DeskCustomer }) {
  const texts = customerHelpTexts.block
  if (!blocked) return null
  return (
    <Notice kind="warning" title={texts.is}>
      <p>{`${texts.since(deskMoment(blocked.since), blocked.by)} ${blocked.reason}`}</p>
    </Notice>
  )
}

type PartProps = {
  customer: DeskCustomer
  isChangeable: boolean
  /** @param onChange absent where this colleague may not */
  details: (onChange?: () => void) => ReactElement
  Form: (props: CorrectionProps) => ReactNode
}

/** Details that are shown until somebody corrects them, and again once that is saved. */
function Part({ customer, isChangeable, details, Form }: PartProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'saved'>('shown')
  const part = useRef<HTMLDivElement>(null)
  const { revalidate } = useRevalidator()
  const show = (next: typeof mode) => {
    setMode(next)
    part.current?.focus()
  }
  const saved = () => {
    show('saved')
    void revalidate()
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.part} data-wide={mode === 'changing'}>
      {mode === 'saved' && (
        <Notice kind="success" title={customerPartTexts.saved} announced>
          <p>{customerPartTexts.savedText}</p>
        </Notice>
      )}
      {mode === 'changing' ? (
        <div className={styles.form}>
          <Form customer={customer} onSaved={saved} onCancel={() => show('shown')} />
        </div>
      ) : (
        details(isChangeable ? () => show('changing') : undefined)
      )}
    </div>
  )
}

/** Sessions of a customer. */
function CustomerSessions({ sessions }: Pick<DeskCustomer, 'sessions'>) {
  if (sessions.length === 0) return <p>{customerPartTexts.noSessions}</p>
  return (
    <ul className={`plain-list ${styles.sessions}`}>
      {sessions.map(({ id, userAgent, lastSeenAt }) => (
        <li key={id}>
          <span>{userAgentWords(userAgent)}</span>
          <span className={styles.note}>{customerPartTexts.lastSeen(deskMoment(lastSeenAt))}</span>
        </li>
      ))}
    </ul>
  )
}
