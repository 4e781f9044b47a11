import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { Link } from 'react-router'
import { formTexts } from '../../../content/form-texts.ts'
import type { SiteForm as Form } from '../../../content/site-form.ts'
import { siteForms } from '../../../content/site-forms.ts'
import { captchaField, csrfField } from '../../../contract/failure.ts'
import { siteFormEndpoints } from '../../../contract/site-forms.ts'
import { useBrand } from '../../layout/shell-data.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import notice from '../../ui/notice.module.css'
import { Spinner } from '../../ui/spinner.tsx'
import { brandInAll, withBrand } from '../brand-texts.ts'
import { FormField } from './form-field.tsx'
import { NeedsScripts } from './needs-scripts.tsx'
import styles from './site-form.module.css'

/**
 * A form of the website by its id (content/site-forms.ts). It is rendered on the server; forms.behaviour.ts sends it. The
 * attributes `about` and `target` are what is posted as emailSubject and emailTarget (marketing-site §3): the server knows
 * both, and believes neither.
 */
export function SiteForm({ id }: { id: string }) {
  const brand = useBrand()
  const found = siteForms[id]
  if (!found) throw new Error(`There is no form ${id}`)
  const form = brandInAll(found, brand)
  const success = `${id}-gelukt`
  const fail = `${id}-mislukt`
  const parts = `${id}-velden`
  return (
    <div className={styles.card}>
      <SuccessArea id={success} {...form.success} />
      <FailArea id={fail} formId={id} advice={withBrand(formTexts.failedAdvice, brand)} />
      <form
        id={id}
        className={styles.form}
        method="post"
        action={siteFormEndpoints[form.endpoint].path}
        aria-label={form.title}
        about={form.subject}
        target={form.target}
        data-behaviour="forms"
        data-endpoint={form.endpoint}
        data-webhook={form.webhook}
        data-success={`#${success}`}
        data-fail={`#${fail}`}
        data-success-hide={`#${parts}`}
      >
        <input type="hidden" name={captchaField} value="" />
        <input type="hidden" name={csrfField} value="" />
        <div id={parts} className={styles.parts}>
          <FieldsAndButton form={form} />
          <NeedsScripts />
        </div>
      </form>
      {form.endpoint === 'ebook' && <DownloadTemplate formId={id} />}
    </div>
  )
}

/** The button waits for the script that sends the form: without it nothing would be sent. */
const FieldsAndButton = ({ form }: { form: Form }) => (
  <>
    <fieldset className={styles.fields}>
      {form.fields.map(field => (
        <FormField key={field.name} formId={form.id} field={field} />
      ))}
    </fieldset>
    <p className={styles.privacy}>
      {formTexts.privacy} <Link to={paths.privacy}>{formTexts.privacyLink}</Link>.
    </p>
    <div>
      <Button
        type="submit"
        disabled
        icon={
          <span data-spinner hidden>
            <Spinner />
          </span>
        }
      >
        {form.button}
      </Button>
    </div>
  </>
)

const SuccessArea = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div role="status">
    <div id={id} className={classes(notice.notice, notice.success)} tabIndex={-1} hidden>
      <CircleCheck className={notice.icon} aria-hidden="true" />
      <div className={notice.words}>
        <p className={notice.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  </div>
)

/** What went wrong comes into `data-reason`. */
const FailArea = ({ id, formId, advice }: { id: string; formId: string; advice: string }) => (
  <div role="alert">
    <div id={id} className={classes(notice.notice, notice.error, styles.failed)} tabIndex={-1} hidden>
      <CircleAlert className={notice.icon} aria-hidden="true" />
      <div className={notice.words}>
        <p className={notice.title}>{formTexts.failed}</p>
        <p data-reason />
        <p>{advice}</p>
        <p className={styles.back}>
          <a href={`#${formId}`}>{formTexts.backToForm}</a>
        </p>
      </div>
    </div>
  </div>
)

/** The link that is put after the form once there is something to download (marketing-site §4). */
const DownloadTemplate = ({ formId }: { formId: string }) => (
  <template data-download>
    <p>
      <a href={`#${formId}`} className={buttonClasses({ variant: 'primary' })} target="_blank" rel="noopener">
        <Download aria-hidden="true" />
        <span>
          {formTexts.download} <span className="visually-hidden">({formTexts.opensInNewTab})</span>
        </span>
      </a>
    </p>
  </template>
)
