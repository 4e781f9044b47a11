import { useEffect, useRef, useState } from 'react'
import { commonTexts } from '../../../../common/texts.ts'
import forms from '../../../../ui/forms/forms.module.css'
import { Button } from '../../../../ui/kit/button.tsx'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { Tabs } from '../../../../ui/kit/tabs.tsx'
import { DetailsBlock, DetailsRows } from '../../../../ui/layout/details-block.tsx'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { LoginForm } from '../../../customers/components/login-form.tsx'
import { ResendLink } from '../../../customers/components/resend-link.tsx'
import { linkCooldownSeconds } from '../../../customers/contract-links.ts'
import type { GuestDetails } from '../../../details/details-schema.ts'
import page from '../../components/flow-page.module.css'
import { useOrderState } from '../../store/order-state.ts'
import { activationTexts, detailsTexts } from '../../texts/gegevens.ts'
import { knownOf } from './installation-address.ts'
import { NewCustomerForm } from './new-customer-form.tsx'
import { orderEntry } from './order-entry.ts'
import type { Registered } from './register.ts'

type Props = {
  /** Guest whose details are changed; null for a first visit. */
  guest: GuestDetails | null
  /** Begins with the login. */
  logsIn?: boolean
  /** It is known who orders now. */
  onDone: () => void
}

/** 'Nieuwe klant' and 'Ik ben al klant' (order-flow §2); who has registered, or was logged in, starts at the second. */
export function AccountTabs({ guest, logsIn = false, onDone }: Props) {
  const isByPhone = useIsByPhone()
  const { address, guestForm, loginEnded, quoteFormData, registeredAccount, registration } = useOrderState()
  const [active, setActive] = useState<'new' | 'customer'>(
    registeredAccount || loginEnded || logsIn ? 'customer' : 'new',
  )
  const [hasJustRegistered, setHasJustRegistered] = useState(false)

  const registered = (email: string, { secondsUntilMail }: Registered) => {
    const nextLinkAt = Date.now() + (secondsUntilMail ?? linkCooldownSeconds) * 1000
    const isMailed = secondsUntilMail === null
    orderEntry.setRegistration({ email, isMailed, nextLinkAt })
    setHasJustRegistered(true)
  }
  const resend = registration && (
    <ResendLink
      {...registration}
      onAsked={asked => orderEntry.setRegistration({ ...registration, ...asked })}
    />
  )
  const accept = (details: GuestDetails) => {
    orderEntry.setGuest(details)
    onDone()
  }
  const cancel = () => {
    orderEntry.cancelGuestForm()
    onDone()
  }

  const newCustomer = hasJustRegistered ? (
    <LinkSent
      resend={resend}
      onLogIn={() => setActive('customer')}
      onBack={() => setHasJustRegistered(false)}
    />
  ) : (
    <div className={forms.form}>
      <p className={forms.note}>
        {`${isByPhone ? detailsTexts.caller : guest ? detailsTexts.changing : detailsTexts.newCustomer} ${detailsTexts.allRequired}`}
      </p>
      <NewCustomerForm
        initial={guestForm ?? guest ?? knownOf(address, quoteFormData)}
        onRegistered={registered}
        onAccepted={accept}
        onCancel={guest ? cancel : undefined}
        open={guest && 'company'}
      />
    </div>
  )
  return (
    <div className={page.stack} data-own-buttons="">
      {loginEnded && (
        <Notice kind="warning" title={detailsTexts.loggedOut.title} announced>
          <p>{detailsTexts.loggedOut.text}</p>
        </Notice>
      )}
      <Tabs
        label={detailsTexts.tabs.label}
        active={active}
        onChange={setActive}
        tabs={[
          { id: 'new', label: detailsTexts.tabs.new, content: newCustomer },
          // A caller does not log in at somebody else's screen.
          ...(isByPhone
            ? []
            : [
                {
                  id: 'customer' as const,
                  label: detailsTexts.tabs.customer,
                  content: <LogIn resend={resend} onDone={onDone} />,
                },
              ]),
        ]}
      />
    </div>
  )
}

/** 'Ik ben al klant': the login, with the link of who has registered. */
function LogIn({ resend, onDone }: { resend: Elements; onDone: () => void }) {
  const { registeredAccount, registration } = useOrderState()
  return (
    <DetailsRows>
      <DetailsBlock title={detailsTexts.logIn} isOpen>
        <div className={forms.group}>
          {registeredAccount && <p>{detailsTexts.activateFirst}</p>}
          {resend}
          <LoginForm email={registration?.email ?? ''} onLoggedIn={onDone} />
        </div>
      </DetailsBlock>
    </DetailsRows>
  )
}

type LinkSentProps = {
  /** Says where the link went, and sends another one. */
  resend: Elements
  onLogIn: () => void
  /** Back to the form, to order without waiting for the mail. */
  onBack: () => void
}

/** Stands in place of the form once somebody has registered (order-flow §2). */
function LinkSent({ resend, onLogIn, onBack }: LinkSentProps) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    block.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div ref={block} tabIndex={-1}>
      <DetailsRows>
        <DetailsBlock title={activationTexts.title} isOpen>
          <div className={forms.group}>
            {resend}
            <p>{activationTexts.text}</p>
            <div className={forms.actions}>
              <Button onClick={onLogIn}>{activationTexts.logIn}</Button>
              <Button variant="quiet" onClick={onBack}>
                {commonTexts.backToForm}
              </Button>
            </div>
          </div>
        </DetailsBlock>
      </DetailsRows>
    </div>
  )
}
