import { ArrowLeft, ArrowRight, Download, X } from 'lucide-react'
import { useRef } from 'react'
import type { KeyOf, PathOf } from '../../../api/types.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfField } from '../../../common/contract/session.ts'
import { commonTexts } from '../../../common/texts.ts'
import { formTexts, stepTexts } from '../../../ui/forms/texts.ts'
import { Button, buttonClasses } from '../../../ui/kit/button.tsx'
import { ErrorSummary } from '../../../ui/kit/error-summary.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { Spinner } from '../../../ui/kit/spinner.tsx'
import { CallSignals } from '../../../ui/layout/call-signals.tsx'
import { useShownStep } from '../../page-frame/components/use-shown-step.ts'
import type { SiteForm as Form } from '../site-form.ts'
import { FormSteps } from './form-steps.tsx'
import type { SentForm } from './send-form.ts'
import styles from './site-form.module.css'
import { useSiteForm } from './use-site-form.ts'

type Props = {
  form: Omit<Form, 'confirmation'>
  /** Where it says what is done with what is filled in. */
  privacyPath: string
  /** Remedy for a failure. */
  advice: string
  /** For who has no scripts. */
  needsScripts: string
}

/** The path that each kind of form is posted to. */
const siteFormActions: Readonly<Record<Form['endpoint'], PathOf<KeyOf<'POST'>>>> = {
  universal: '/universal-form',
  ebook: '/request-nis2-ebook',
  'security-check': '/cyberveilig-check',
}

/**
 * A form of the website. The attributes `about` and `target` are what is posted as emailSubject and emailTarget
 * (marketing-site §3): the server knows both, and believes neither.
 */
export default function SiteForm({ form, privacyPath, advice, needsScripts }: Props) {
  const { id, endpoint } = form
  const parts = `${id}-velden`
  const sending = useSiteForm(form)
  const { isSending, sent, step, isLastStep } = sending
  const card = useRef<HTMLDivElement>(null)
  useShownStep(card, step.isLedTo ? step : null)
  return (
    <div ref={card} className={`screen-only ${styles.card}`}>
      <CallSignals />
      <Outcome form={form} sending={sending} advice={advice} />
      <form
        {...sending.props}
        id={id}
        method="post"
        action={siteFormActions[endpoint]}
        aria-label={form.title}
        about={form.subject}
        target={form.target}
        data-webhook={form.webhook}
        data-success={`#${successId(id)}`}
        data-fail={`#${failId(id)}`}
        data-success-hide={`#${parts}`}
      >
        {/* Filled by script; without a value of React's, which would put it back. */}
        <input type="hidden" name={captchaField} />
        <input type="hidden" name={csrfField} />
        <div id={parts} className={styles.parts} hidden={endpoint === 'ebook' && sent?.ok}>
          {sending.summary && <ErrorSummary {...sending.summary} />}
          <FormSteps
            formId={id}
            fields={form.fields}
            steps={form.steps ?? null}
            errors={sending.errors}
            current={step.position}
            answers={isLastStep ? step.answers : null}
            isLocked={isSending}
          />
          {isLastStep && (
            <p className={styles.privacy}>
              {formTexts.privacy} <a href={privacyPath}>{formTexts.privacyLink}</a>.
            </p>
          )}
          <StepButtons sending={sending} last={form.button} />
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </div>
      </form>
      {sent?.ok && <DownloadLink address={sent.downloadLink} />}
    </div>
  )
}

const successId = (formId: string): string => `${formId}-gelukt`
const failId = (formId: string): string => `${formId}-mislukt`

type Sending = ReturnType<typeof useSiteForm>

/** How the sending ended; both messages stand on the page, so that each is told when it shows. */
const Outcome = ({ form, sending, advice }: Pick<Props, 'form' | 'advice'> & { sending: Sending }) => {
  const { sent, isAtTop } = sending
  return (
    <>
      <div role="status">
        <Notice
          ref={sending.success}
          id={successId(form.id)}
          kind="success"
          title={form.success.title}
          tabIndex={-1}
          hidden={!sent?.ok}
        >
          <p>{form.success.text}</p>
        </Notice>
      </div>
      <div role="alert">
        <Notice
          ref={sending.fail}
          id={failId(form.id)}
          kind="error"
          announced={false}
          title={sent?.ok === false && sent.mayBeDone ? formTexts.notKnown : formTexts.failed}
          className={styles.failed}
          data-at-top={isAtTop || undefined}
          tabIndex={-1}
          hidden={sent?.ok !== false}
        >
          {sent?.ok === false && <Reason reason={sent.reason} />}
          <p>{advice}</p>
          <p className={styles.back}>
            <a href={`#${form.id}`} onClick={sending.backToForm}>
              {commonTexts.backToForm}
            </a>
            <button
              type="button"
              className={styles.close}
              aria-label={commonTexts.close}
              onClick={sending.dismiss}
            >
              <X aria-hidden="true" />
            </button>
          </p>
        </Notice>
      </div>
    </>
  )
}

/** @param last the words of the button that sends the form */
const StepButtons = ({ sending, last }: { sending: Sending; last: string }) => {
  const { isSending, step, isLastStep } = sending
  return (
    <div className={styles.buttons}>
      {step.position > 0 && (
        <Button
          variant="secondary"
          icon={<ArrowLeft aria-hidden="true" />}
          disabled={isSending}
          onClick={sending.goBack}
        >
          {stepTexts.previous}
        </Button>
      )}
      <Button
        ref={sending.button}
        type="submit"
        data-needs-script
        disabled={import.meta.env.SSR || isSending}
        icon={isSending && <Spinner />}
        iconAfter={!isLastStep && <ArrowRight aria-hidden="true" />}
      >
        {isLastStep ? last : stepTexts.next}
      </Button>
    </div>
  )
}

/** Message in addition to the form's own texts, in English if the specification says so. */
const Reason = ({ reason }: Pick<SentForm & { ok: false }, 'reason'>) =>
  reason && (
    <p>
      {reason.english && <span lang="en">{reason.english}</span>}
      <span>{` ${reason.dutch}`}</span>
    </p>
  )

/** Only a file of this site is linked to (marketing-site §4). */
function DownloadLink({ address }: { address: string | null }) {
  const url = address === null ? null : URL.parse(address, location.href)
  if (url?.origin !== location.origin) return null
  return (
    <p>
      <a href={url.pathname} className={buttonClasses({ variant: 'primary' })} target="_blank" rel="noopener">
        <Download aria-hidden="true" />
        <span>
          {formTexts.download} <span className="visually-hidden">({formTexts.opensInNewTab})</span>
        </span>
      </a>
    </p>
  )
}
