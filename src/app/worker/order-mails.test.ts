import { describe, expect, it } from 'vitest'
import { formatEuro } from '../../common/money.ts'
import { productLines, toOrderLines } from '../../features/carts/order-lines.ts'
import { lineTotalInCents, totalsOf, totalsWithVatOf } from '../../features/carts/totals.ts'
import type { StoredOrder } from '../../features/orders/server/stored-orders.ts'
import { sampleQuote } from './testing-emails.ts'
import { sampleOrder, sampleProgress } from './testing-orders.ts'
import { write } from './testing-writing.ts'

const confirmation = (changes: Partial<StoredOrder>) =>
  write('order-confirmation', { ...sampleOrder, ...changes })

describe('the order confirmation', () => {
  it('has the number, each line with its amount, and both totals without and with VAT', async () => {
    const { subject, text, html } = await confirmation({})
    expect(subject).toBe('Je bestelling 482-739-166 bij Lijnhaven')
    expect(text).toContain('482-739-166')
    for (const line of productLines(sampleOrder.lines)) {
      expect(text).toContain(`${line.quantity} × ${line.product.name}`)
      expect(html).toContain(formatEuro(lineTotalInCents(line)))
    }
    const [totals, withVat] = [totalsOf(sampleOrder.lines), totalsWithVatOf(sampleOrder.lines)]
    for (const amount of [
      totals.monthlyInCents,
      totals.oneTimeInCents,
      withVat.monthlyInCents,
      withVat.oneTimeInCents,
    ])
      expect(text).toContain(formatEuro(amount))
    expect(text).toContain('Totaal excl. 21%\u00a0btw')
    expect(text).toContain('Totaal incl. 21%\u00a0btw')
  })

  it('says what the first invoice and the whole term come to, and which months are free', async () => {
    const [line] = productLines(sampleOrder.lines)
    if (!line) throw new Error('The sample order has lines')
    const product = { ...line.product, priceInCents: 1650, contractDuration: 24, freeMonths: 2 }
    const { text } = await confirmation({ lines: toOrderLines([{ product, quantity: 3 }]) })
    expect(text).toContain(`3 × ${product.name} (looptijd 2 jaar, eerste 2 maanden gratis)`)
    expect(text).toContain(`Eerste factuur: ${formatEuro(0)} excl. btw.`)
    expect(text).toContain(`Totaal over 2 jaar: ${formatEuro(22 * 3 * 1650)} excl. btw.`)
  })

  it('says what happens next: a call within 1 working day, delivery in 1 to 3 weeks, and on which days', async () => {
    const { text: wrapped } = await confirmation({})
    const text = wrapped.replace(/\s+/g, ' ')
    expect(text).toContain('Binnen 1 werkdag bellen we je op 020 123 45 67')
    expect(text).toContain('door te nemen, uiterlijk maandag 23 november.')
    expect(text).toContain('1 tot 3 weken: tussen 30 november en 14 december')
    expect(text).toContain('Frederiksplein 42, 1017 XN Amsterdam')
  })

  it('strikes what is usually paid, and says so where nothing can be struck', async () => {
    const { text, html } = await confirmation({})
    expect(html).toMatch(/<s [^>]*>€\s149,00<\/s>/)
    expect(text.replace(/\s+/g, ' ')).toContain('(normaal € 149,00) € 0,00')
  })

  it('leads to where the order stands, by a link that asks for no account', async () => {
    const link = `https://shop.example/volgen#${sampleOrder.followToken}`
    for (const isCustomers of [true, false])
      expect((await confirmation({ isCustomers })).html).toContain(`href="${link}"`)
    expect((await write('quote-confirmation', sampleQuote)).html).toContain(
      `href="https://shop.example/volgen#${sampleQuote.followToken}"`,
    )
    expect((await write('order-delivered', sampleProgress)).html).toContain(`href="${link}"`)
  })

  it('leads to the order where there is an account to look into', async () => {
    const link = 'https://shop.example/mijn/bestellingen/482-739-166'
    expect((await confirmation({ isCustomers: true })).html).toContain(`href="${link}"`)
    expect((await confirmation({ isCustomers: false })).html).not.toContain('/mijn/')
  })

  it('names the files that come with it', async () => {
    const named = async (changes: Partial<StoredOrder>) =>
      (await confirmation(changes)).text.replace(/\s+/g, ' ').match(/vind je als pdf ([^.]*)\./)?.[1]
    expect(await named({})).toBe(
      'de bevestiging van je bestelling, de samenvatting van het contract en de algemene voorwaarden',
    )
    expect(await named({ productType: 'cloud' })).not.toContain('samenvatting')
  })

  it('repeats a mandate with its reference, and never the whole IBAN', async () => {
    const { text } = await confirmation({})
    expect(text).toContain('MACHTIGING-482739166')
    expect(text).toContain('NL06ZZZ503992920000')
    expect(text).toContain('binnen 8 weken')
    expect(text).toContain('eindigt op 4300')
    const without = await confirmation({ consents: sampleOrder.consents.slice(0, 1) })
    expect(without.text).not.toContain('Incassant')
  })
})

describe('the notice to staff', () => {
  const notice = (changes: Partial<StoredOrder>) => write('order-notice', { ...sampleOrder, ...changes })

  it.each([
    [{ kvkChecked: false }, 'Nog te controleren: het KVK nummer.'],
    [{ addressChecked: false }, 'Nog te controleren: het installatieadres.'],
    [{ vatStatus: 'not-checked' }, 'Nog te controleren: het BTW nummer.'],
  ] as const)('asks to look up what a register could not be asked: %j', async (changes, words) => {
    expect((await notice({ kvkChecked: true, ...changes })).text).toContain(words)
    expect((await notice({ kvkChecked: true })).text).not.toContain('Nog te controleren')
  })

  it('asks the same of the address of a quote', async () => {
    expect((await write('quote-notice', { ...sampleQuote, addressChecked: false })).text).toContain(
      'Nog te controleren: het installatieadres.',
    )
    expect((await write('quote-notice', sampleQuote)).text).not.toContain('Nog te controleren')
  })

  it('says when fibre must be dug to the address of a quote', async () => {
    expect((await write('quote-notice', sampleQuote)).text).toContain('near-net')
  })
})

describe('an order for an organisation that is reached elsewhere than its order contact', () => {
  const organization = {
    ...sampleOrder.organization,
    email: 'boekhouding@korenmolen.example',
    phoneNumber: '+31205550000',
  }

  it.each(['order-confirmation', 'order-notice'] as const)('%s has both', async kind => {
    const { text } = await write(kind, { ...sampleOrder, organization })
    expect(text).toMatch(/E-mailadres organisatie +boekhouding@korenmolen\.example/)
    expect(text).toMatch(/Telefoonnummer organisatie +020 555 00 00/)
    expect((await write(kind, sampleOrder)).text).not.toMatch(/(E-mailadres|Telefoonnummer) organisatie/)
  })
})
