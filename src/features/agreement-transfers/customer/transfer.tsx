import { useState } from 'react'
import { isRefused } from '../../../api/client.ts'
import { paths } from '../../../api/paths.ts'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { formatEuro } from '../../../common/money.ts'
import { Fields, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../ui/forms/submit.ts'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { DetailsBlock, DetailsList } from '../../../ui/layout/details-block.tsx'
import { wholeDay } from '../../agreements/components/ways-out.ts'
import { countedName } from '../../agreements/contract.ts'
import { Mandate } from '../../details/components/mandate.tsx'
import { TermsCheckbox } from '../../details/components/terms-checkbox.tsx'
import { knownIbanTexts } from '../../details/texts.ts'
import { LinkedPage } from '../../mailed-links/components/behind-link.tsx'
import { useMailedLink } from '../../mailed-links/components/use-mailed-link.ts'
import { TransferAnswer, type TransferredLine, type TransferToAnswer } from '../contract-link.ts'
import { transferPageTexts as texts } from '../texts.ts'
import { missingConsents } from '../transfer.ts'
import styles from './transfer.module.css'

const linkPage = {
  path: paths.transfer,
  check: 'POST /api/overname/link',
  storageKey: 'transferLink',
} as const

/** Page behind the mail that asks a side of a transfer to agree. */
export default function Transfer() {
  const { link, end, forget, readAgain } = useMailedLink(linkPage)
  const [agreed, setAgreed] = useState<boolean | null>(null)
  return (
    <LinkedPage link={link} texts={texts}>
      {(token, transfer) =>
        agreed === null ? (
          <Asked
            key={token}
            token={token}
            transfer={transfer}
            onAnswered={answer => {
              forget()
              setAgreed(answer)
            }}
            onDead={end}
            onOld={() => void readAgain(token)}
          />
        ) : (
          <Answered agreed={agreed} />
        )
      }
    </LinkedPage>
  )
}

const Answered = ({ agreed }: { agreed: boolean }) => (
  <Notice kind={agreed ? 'success' : 'info'} title={agreed ? texts.agreed : texts.declined} announced>
    <p>{agreed ? texts.agreedText : texts.declinedText}</p>
  </Notice>
)

type Props = {
  token: string
  transfer: TransferToAnswer
  onAnswered: (agreed: boolean) => void
  /** The link stopped serving while the page was open. */
  onDead: () => void
  /** The transfer that shows is no more so. */
  onOld: () => void
}

/** The lines that go over, then the answer, or why it can no longer be agreed to. */
function Asked(props: Props) {
  const {
    side,
    number,
    companyName,
    otherCompany,
    holdsFrom,
    address,
    lines,
    centsPerMonth,
    party,
    refusal,
  } = props.transfer
  const of = texts[side]
  return (
    <>
      {refusal !== null && (
        <Notice kind="info" title={texts.over}>
          <p>{refusal}</p>
        </Notice>
      )}
      <p>{of.intro(number, companyName, otherCompany, holdsFrom)}</p>
      <p>{side === 'from' ? texts.from.owes(holdsFrom) : texts.to.owes}</p>
      <DetailsBlock heading="h2" title={texts.lines}>
        <DetailsList
          details={[
            [texts.day, wholeDay(holdsFrom)],
            [texts.address, address],
            ...lines.map(line => [countedName(line), wordsOf(line)] as const),
          ]}
        />
        <p>{texts.together(formatEuro(centsPerMonth))}</p>
      </DetailsBlock>
      {party && (
        <DetailsBlock heading="h2" title={texts.to.company}>
          <DetailsList
            details={[
              [texts.company, party.companyName],
              [texts.kvk, party.kvkNumber],
              [texts.address, party.address],
              [texts.contact, `${party.contactName}, ${unbrokenPhone(party.phoneNumber)}, ${party.email}`],
              [texts.invoiceEmail, party.invoiceEmail],
            ]}
          />
          <p>{texts.correct}</p>
        </DetailsBlock>
      )}
      {refusal === null && <Answer {...props} />}
    </>
  )
}

function wordsOf({ centsPerMonth, lastDayOfTerm }: TransferredLine): string {
  if (centsPerMonth === null) return texts.bought
  const term = lastDayOfTerm === null ? texts.termEnded : texts.term(wholeDay(lastDayOfTerm))
  return `${texts.line(formatEuro(centsPerMonth))}, ${term}`
}

function Answer({ token, transfer, onAnswered, onDead, onOld }: Props) {
  const { side, text, longTermText, party } = transfer
  const form = useContractForm({
    schema: TransferAnswer,
    initial: { token, agreed: true, termsAccepted: false, directDebit: false, longTerm: false, words: '' },
    async send(answer, action) {
      const agreed = action === 'agree'
      const errors = agreed && side === 'to' ? missingConsents(answer, longTermText !== null) : {}
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
      const result = await submit('POST /api/overname', { ...answer, agreed })
      if (isRefused(result, 404)) onDead()
      else if (isRefused(result, 409)) onOld()
      return outcomeOf(result.ok ? { ...result, data: agreed } : result)
    },
    onTaken: agreed => onAnswered(agreed === true),
  })
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">{texts.answer}</h2>
      <Form
        form={form}
        failed={{ title: texts.failed }}
        actions={
          <>
            <SubmitButton action="agree">{texts.agree}</SubmitButton>
            <SubmitButton action="decline" variant="secondary">
              {texts.decline}
            </SubmitButton>
          </>
        }
      >
        <p className={styles.consent}>{text}</p>
        {party && (
          <DetailsBlock title={texts.consents}>
            <TermsCheckbox {...form.control('termsAccepted')} />
            {longTermText !== null && (
              <Checkbox {...form.control('longTerm')} label={longTermText} required />
            )}
            <Checkbox {...form.control('directDebit')} label={texts.mandateGiven} required />
            <Mandate
              reference={texts.mandateReference}
              orderer={{
                ascription: party.ascription,
                iban: knownIbanTexts.ending(party.ibanEnding),
                address: { city: party.city },
              }}
            />
          </DetailsBlock>
        )}
        <Fields>
          <TextArea {...form.field('words')} rows={2} />
        </Fields>
      </Form>
    </section>
  )
}
