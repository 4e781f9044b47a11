import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { paths } from '../../../../api/paths.ts'
import { Fields, Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { formFailures } from '../../../../ui/forms/texts.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { PasswordField } from '../../../../ui/kit/password-field.tsx'
import { RadioGroup } from '../../../../ui/kit/radio-group.tsx'
import { DetailsBlock, DetailsList } from '../../../../ui/layout/details-block.tsx'
import { NarrowPage } from '../../../../ui/layout/narrow-page.tsx'
import { LoginName } from '../../../authentication/components/login-name.tsx'
import { newPasswordField } from '../../../authentication/contract.ts'
import { newPasswordHint } from '../../../authentication/texts.ts'
import { AddressLines } from '../../../details/components/address-lines.tsx'
import { detailsLabels } from '../../../details/label-texts.ts'
import { BehindLink } from '../../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../../mailed-links/components/use-mailed-link.ts'
import { linkLifetimeHours } from '../../../mailed-links/lifetimes.ts'
import { PageView } from '../../../page-frame/components/page-view.tsx'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import { choosePasswordTexts, deadLinkTexts, passwordTexts, registeredTexts } from '../../account-texts.ts'
import { customerStore } from '../../components/customer-store.ts'
import { forgetGuest } from '../../components/guest-input.ts'
import { LinkRequest } from '../../components/mijn/link-request.tsx'
import type { PasswordChosen } from '../../components/password-chosen.tsx'
import type { LinkPurpose, LinkStatus, Registered } from '../../contract-links.ts'
import { useOrderToResume } from '../order-to-resume.ts'

const NewPassword = z.object({ password: newPasswordField })

type Props = {
  token: string
  standing: LinkStatus
  onChosen: () => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

/** The new password of whoever the link was mailed to. */
function NewPasswordForm({ token, standing, onChosen, onDead }: Props) {
  const { purpose, companyName, email } = standing
  const form = useContractForm({
    schema: NewPassword,
    initial: { password: '' },
    async send({ password }) {
      const result = await submit('POST /api/account-link/password', { token, password })
      if (result.ok) {
        forgetGuest()
        await customerStore.refresh()
      } else if (result.status === 404) onDead()
      return outcomeOf(result)
    },
    onTaken: onChosen,
  })
  return (
    <>
      <p>
        <span>{`${choosePasswordTexts.choose[purpose]} `}</span>
        {filledText(choosePasswordTexts.accountOf, {
          company: <strong>{companyName}</strong>,
          email: <strong>{email}</strong>,
        })}
      </p>
      {standing.purpose === 'activation' && <RegisteredData registered={standing.registered} />}
      <Form
        form={form}
        failed={formFailures.notSaved}
        actions={<SubmitButton>{passwordTexts.save}</SubmitButton>}
      >
        <Fields>
          <LoginName email={email} />
          <PasswordField {...form.field('password')} hint={newPasswordHint} autoComplete="new-password" />
        </Fields>
      </Form>
    </>
  )
}

const purposes = [
  { value: 'activation', label: deadLinkTexts.purposes.activation },
  { value: 'password-reset', label: deadLinkTexts.purposes['password-reset'] },
] as const satisfies readonly { value: LinkPurpose; label: string }[]

/** Why a link does not serve, and the way to a new one. */
function DeadLink() {
  const [purpose, setPurpose] = useState<LinkPurpose>('activation')
  return (
    <>
      <Notice kind="warning" title={deadLinkTexts.title}>
        <p>{deadLinkTexts.why(linkLifetimeHours)}</p>
      </Notice>
      <h2>{deadLinkTexts.ask}</h2>
      <LinkRequest purpose={purpose}>
        <RadioGroup
          legend={deadLinkTexts.purpose}
          name="purpose"
          options={purposes}
          value={purpose}
          onChange={({ target }) =>
            setPurpose(purposes.find(({ value }) => value === target.value)?.value ?? purpose)
          }
        />
      </LinkRequest>
    </>
  )
}

const linkPage = {
  path: paths.choosePassword,
  check: 'POST /api/account-link',
  storageKey: 'accountLink',
} as const

/** Page behind a mailed link: a password for a new account, or another one for an existing account. */
export default function ChoosePassword() {
  const { link, forget, end } = useMailedLink(linkPage)
  const navigate = useNavigate()
  const orderToResume = useOrderToResume()

  /** After login: back to an order in this browser, or to the customer pages; never back to a used link. */
  const goOn = (purpose: LinkPurpose) => {
    forget()
    const state: PasswordChosen = { passwordChosen: purpose }
    void navigate(orderToResume ?? paths.mijn, { replace: true, state })
  }
  return (
    <NarrowPage>
      <PageView />
      <BehindLink link={link} fields={2} notChecked={choosePasswordTexts.notChecked} dead={<DeadLink />}>
        {(token, standing) => (
          <NewPasswordForm
            key={token}
            token={token}
            standing={standing}
            onChosen={() => goOn(standing.purpose)}
            onDead={end}
          />
        )}
      </BehindLink>
    </NarrowPage>
  )
}

/**
 * Registered details, shown so that nobody activates an account with details that somebody else entered for their
 * address.
 */
function RegisteredData({ registered }: { registered: Registered }) {
  const { phone } = useBrand()
  const { kvkNumber, firstName, lastName, address, ibanEnding } = registered
  return (
    <DetailsBlock title={registeredTexts.title} heading="h2">
      <DetailsList
        details={[
          [registeredTexts.kvkNumber, kvkNumber],
          [detailsLabels.address, <AddressLines key="address" address={address} />],
          [detailsLabels.contactPerson, `${firstName} ${lastName}`],
          [registeredTexts.iban, registeredTexts.endsIn(ibanEnding)],
        ]}
      />
      <p>{filledText(registeredTexts.wrong, { phone: <a href={`tel:${phone.tel}`}>{phone.display}</a> })}</p>
    </DetailsBlock>
  )
}
