import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { bandwidthOf, lineWith } from '../../carts/internet/bandwidth.ts'
import { isOrderable } from '../../carts/internet/lines.ts'
import styles from '../../cases/components/case.module.css'
import { CommandForm, useCommandForm } from '../../cases/components/command-form.tsx'
import { PreviewButton } from '../../cases/components/mail-choice.tsx'
import { availabilityNames, commandTexts } from '../../cases/texts-desk.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { NameField } from '../../details/components/name-field.tsx'
import { NewQuote } from '../command-schemas.ts'
import { type DeskAddress, DeskAddressQuestion } from '../contract-desk.ts'

/** Every line that is sold, those that the address has first; of the others it is said that they go beyond it. */
function lineOptions({ offered, lines }: DeskAddress) {
  const here = new Map(offered.map(line => [line.id, line]))
  const options = lines.map(sold => {
    const line = here.get(sold.id)
    return { rank: rankOf(line), value: String(sold.id), label: `${labelOf(sold)} · ${wordsOf(line)}` }
  })
  return options.toSorted((one, other) => one.rank - other.rank).map(({ value, label }) => ({ value, label }))
}

const rankOf = (line: ProductOffering | undefined): number => (line ? (isOrderable(line) ? 0 : 1) : 2)

function wordsOf(line: ProductOffering | undefined): string {
  if (!line) return commandTexts.lineBeyond
  if (isOrderable(line)) return commandTexts.lineHere
  return availabilityNames[line.fiberLineAvailability ?? 'other'].toLowerCase()
}

const labelOf = ({ name, contractDuration, priceInCents }: ProductOffering): string =>
  commandTexts.line(name, contractDuration, formatEuro(priceInCents))

/** The line that is asked for, by its id; 0 where none is sold with that bandwidth, or none is asked for. */
function requestedLine({ lines }: DeskAddress, bandwidth: string | null): number {
  const asked = bandwidth === null ? null : bandwidthOf(bandwidth)
  return (asked && lineWith(lines, asked)?.id) ?? 0
}

const noAddress = { zipCode: '', houseNumber: '', houseNumberSuffix: '', bandwidth: null }

type Props = {
  asked: {
    readonly organization: string | null
    readonly contact: {
      readonly name: string | null
      readonly email: string | null
      readonly phone: string | null
    }
    /** null where no place is known. */
    readonly enquiry: (Omit<typeof noAddress, 'bandwidth'> & { readonly bandwidth: string | null }) | null
  }
  onClose: () => void
}

/** Looks up street, town and lines of what is typed, once. */
function useLookUp(typedNow: () => unknown, onFound: (found: DeskAddress) => void) {
  const asked = useRef('')
  return async () => {
    const typed = DeskAddressQuestion.safeParse(typedNow())
    const question = JSON.stringify(typed.data)
    if (!typed.success || question === asked.current) return
    asked.current = question
    const result = await callAtDesk('POST /api/beheer/adres', { body: typed.data })
    if (question !== asked.current) return
    if (result.ok) onFound(result.data)
    else asked.current = ''
  }
}

/** Makes a quote request of an enquiry, filled in as far as it is known, and leads to where the quote is composed. */
export function QuoteDialog({ asked: { organization, contact, enquiry }, onClose }: Props) {
  const navigate = useNavigate()
  const [place, setPlace] = useState<DeskAddress | null>(null)
  const { name, email, phone } = contact
  const { bandwidth, ...address } = enquiry ?? noAddress
  const form = useCommandForm({
    schema: NewQuote,
    initial: {
      companyName: organization ?? '',
      fullName: name ?? '',
      email: email ?? '',
      phoneNumber: phone ?? '',
      installationAddress: { ...address, streetName: '', city: '' },
      product: 0,
      mail: true,
    },
    act: 'prijsopgave',
    wanted: ({ companyName }) => [[commandTexts.makeQuote, companyName]],
    onDone: ({ number }) => {
      onClose()
      void navigate(deskPaths.caseQuote(number))
    },
  })
  const { getValues, setValue, control } = form.form
  const product = useWatch({ control, name: 'product' })
  const lookUp = useLookUp(
    () => getValues('installationAddress'),
    found => {
      setPlace(found)
      if (found.street && found.city) {
        setValue('installationAddress.streetName', found.street, { shouldDirty: true })
        setValue('installationAddress.city', found.city, { shouldDirty: true })
      }
      if (getValues('product') === 0) setValue('product', requestedLine(found, bandwidth))
    },
  )
  const onLeave = () => void lookUp()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the address is looked up when the dialog opens
  useEffect(onLeave, [])

  const { error } = form.control('product')
  const { ref, onChange, onBlur, name: mailName, id } = form.control('mail')
  return (
    <Dialog open onClose={onClose} title={commandTexts.quoteTitle}>
      <CommandForm form={form} submit={commandTexts.makeQuote} onCancel={onClose}>
        <div className={styles.moment}>
          <TextField {...form.field('installationAddress.zipCode', { onLeave })} />
          <TextField {...form.field('installationAddress.houseNumber', { onLeave })} />
          <TextField {...form.field('installationAddress.houseNumberSuffix', { onLeave })} />
        </div>
        <TextField {...form.field('installationAddress.streetName')} />
        <TextField {...form.field('installationAddress.city')} />
        <SelectField
          name="product"
          id="prijsopgave-product"
          label={commandTexts.quoteProduct}
          hint={place ? undefined : commandTexts.quoteAddress}
          placeholder={commandTexts.chooseProduct}
          options={place ? lineOptions(place) : []}
          value={product === 0 ? '' : String(product)}
          onChange={(event: ChangeEvent<HTMLSelectElement>) =>
            setValue('product', Number(event.target.value), { shouldDirty: true, shouldValidate: true })
          }
          error={error}
        />
        <NameField {...form.field('companyName')} />
        <NameField {...form.field('fullName')} />
        <TextField {...form.field('email')} />
        <TextField {...form.field('phoneNumber')} />
        <div className={styles.mailChoice}>
          <Checkbox label={commandTexts.quoteMail} {...{ ref, onChange, onBlur, id }} name={mailName} />
          <PreviewButton question={() => ({ act: 'prijsopgave', ...getValues() })} />
        </div>
      </CommandForm>
    </Dialog>
  )
}
