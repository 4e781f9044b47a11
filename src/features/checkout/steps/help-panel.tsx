import { CircleHelp, Mail, MessageCircle, Phone } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import { mailtoLink } from '../../../common/checks/email.ts'
import { Accordion, AccordionSection } from '../../../ui/kit/accordion.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { Elements } from '../../../ui/kit/elements.ts'
import { useHydrated } from '../../../ui/state/hydrated.ts'
import { useIsByPhone } from '../../carts/components/phone-mode.ts'
import type { ChatEvent } from '../../cookie-consent/components/consent-choice.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import page from '../components/flow-page.module.css'
import { commonQuestions, helpTexts } from '../texts/help.ts'
import styles from './help-panel.module.css'

/** Frequent questions, at the end of the help panel. */
const CommonQuestions = () => (
  <>
    <h3>{helpTexts.questions}</h3>
    <Accordion>
      {commonQuestions.map(({ question, answer }) => (
        <AccordionSection key={question} title={question}>
          <p>{answer}</p>
        </AccordionSection>
      ))}
    </Accordion>
  </>
)

const OpenHelp = createContext<() => void>(() => {})

/** Holds the help panel of the order flow; HelpButton and ChatLauncher open it. */
export function HelpProvider({ children }: { children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <OpenHelp value={() => setOpen(true)}>
      {children}
      <HelpDialog open={isOpen} onClose={() => setOpen(false)} />
    </OpenHelp>
  )
}

/** Absent for a colleague who orders for a caller: it tells visitors to call. */
export function HelpButton() {
  const openHelp = use(OpenHelp)
  const isHydrated = useHydrated()
  if (useIsByPhone()) return null
  return (
    <Button
      variant="quiet"
      small
      icon={<CircleHelp aria-hidden="true" />}
      className={`scripts-only ${page.flush}`}
      disabled={!isHydrated}
      onClick={openHelp}
    >
      {helpTexts.help}
    </Button>
  )
}

/**
 * At the edge of a wide window; hidden below 1186 px (order-flow §9). Opens the help panel, or asks for consent to the chat
 * where one is configured; once the chat is there, its own button takes this place. Absent while somebody orders for a caller.
 */
export function ChatLauncher() {
  const openHelp = use(OpenHelp)
  const isHydrated = useHydrated()
  const isByPhone = useIsByPhone()

  useEffect(() => {
    document.dispatchEvent(new Event('chat:place' satisfies ChatEvent))
  }, [])

  const askForChat = () => {
    const isLeftToUs = document.dispatchEvent(new Event('chat:ask' satisfies ChatEvent, { cancelable: true }))
    if (isLeftToUs) openHelp()
  }

  if (isByPhone) return null
  return (
    <button
      type="button"
      className={`scripts-only ${styles.launcher}`}
      disabled={!isHydrated}
      onClick={askForChat}
    >
      <MessageCircle aria-hidden="true" />
      <span>{helpTexts.ask}</span>
    </button>
  )
}

/** Contact options and frequent questions. */
function HelpDialog(props: { open: boolean; onClose: () => void }) {
  const brand = useBrand()
  return (
    <Dialog title={helpTexts.title} {...props}>
      <div className={styles.help}>
        <p>{helpTexts.text}</p>
        <ul className={styles.contacts}>
          <li>
            <Phone aria-hidden="true" />
            <a href={`tel:${brand.phone.tel}`}>{brand.phone.display}</a>
          </li>
          <li>
            <Mail aria-hidden="true" />
            <a href={mailtoLink(brand.email)}>{brand.email}</a>
          </li>
        </ul>
        <CommonQuestions />
      </div>
    </Dialog>
  )
}
