import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { actTexts } from '../../../content/desk-case-texts.ts'
import { NewQuote, QuoteMade } from '../../../contract/desk-case-acts.ts'
import { productFromWire, productPrices } from '../../../contract/products.ts'
import { ProductList } from '../../../contract/products-on-wire.ts'
import { isInternetLine } from '../../../domain/internet/lines.ts'
import { formatEuro } from '../../../domain/money.ts'
import { call } from '../../api-client.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { deskPaths } from '../desk-paths.ts'
import { ActForm, useActForm } from './act-form.tsx'
import { useActs } from './acts.tsx'
import styles from './case.module.css'
import { enteredAddress } from './entered-address.ts'

type Line = { readonly value: string; readonly label: string }

/** Every line of the catalogue: what is possible at the address is found out with the quote. */
function useLines(): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    void call(productPrices, { query: { productType: 'internet' }, answer: ProductList }).then(result => {
      if (!result.ok) return
      const sold = result.data.map(productFromWire).filter(isInternetLine)
      setLines(
        sold.map(({ id, name, contractDuration, priceInCents }) => ({
          value: String(id),
          label: actTexts.line(name, contractDuration, formatEuro(priceInCents)),
        })),
      )
    })
  }, [])
  return lines
}

/** Makes a quote request of an enquiry, filled in as far as it is known, and leads to where the quote is composed. */
export function QuoteDialog({ onClose }: { onClose: () => void }) {
  const { shown } = useActs()
  const navigate = useNavigate()
  const lines = useLines()
  const { name, email, phone } = shown.contact
  const form = useActForm({
    schema: NewQuote,
    initial: {
      companyName: shown.organization ?? '',
      fullName: name ?? '',
      email: email ?? '',
      phoneNumber: phone ?? '',
      installationAddress: enteredAddress(shown.facts),
      product: 0,
      mail: true,
    },
    answer: QuoteMade,
    act: 'prijsopgave',
    wanted: ({ companyName }) => [[actTexts.makeQuote, companyName]],
    onDone: ({ number }) => {
      onClose()
      void navigate(deskPaths.caseQuote(number))
    },
  })
  const product = form.form.register('product', { valueAsNumber: true })
  const { error } = form.control('product')
  const { ref, onChange, onBlur, name: mailName, id } = form.control('mail')
  return (
    <Dialog open onClose={onClose} title={actTexts.quoteTitle}>
      <ActForm form={form} submit={actTexts.makeQuote} onCancel={onClose}>
        <SelectField
          {...product}
          id="prijsopgave-product"
          label={actTexts.quoteProduct}
          placeholder={actTexts.chooseProduct}
          options={lines}
          error={error}
        />
        <TextField {...form.field('companyName')} />
        <TextField {...form.field('fullName')} />
        <TextField {...form.field('email')} />
        <TextField {...form.field('phoneNumber')} />
        <div className={styles.moment}>
          <TextField {...form.field('installationAddress.zipCode')} />
          <TextField {...form.field('installationAddress.houseNumber')} />
          <TextField {...form.field('installationAddress.houseNumberSuffix')} />
        </div>
        <TextField {...form.field('installationAddress.streetName')} />
        <TextField {...form.field('installationAddress.city')} />
        <Checkbox label={actTexts.quoteMail} {...{ ref, onChange, onBlur, id }} name={mailName} />
      </ActForm>
    </Dialog>
  )
}
