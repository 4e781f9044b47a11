import { describe, expect, it } from 'vitest'
import { formatEuro } from '../../common/money.ts'
import { lineTotalInCents, totalsOf, totalsWithVatOf } from '../../features/checkout/rules/totals.ts'
import { productLines, toOrderLines } from '../../features/orders/order-lines.ts'
import type { StoredOrder } from '../../features/orders/server/stored-orders.ts'
import { quotePageTexts } from '../../features/quotes/texts.ts'
import type { EmailKind } from '../../platform/deliveries/kinds.ts'
import {
  emailSamples,
  sampleChange,
  sampleCustomer,
  sampleLink,
  sampleMessage,
  sampleOrder,
  sampleProgress,
  sampleQuote,
  sampleQuoteVersion,
  sampleSubmission,
} from './testing-emails.ts'
import { kinds, write } from './testing-writing.ts'

const confirmation = (changes: Partial<StoredOrder>) =>
  write('order-confirmation', { ...sampleOrder, ...changes })

describe('every e-mail', () => {
  it.each(kinds)('%s says who we are, in Dutch, as HTML and as text', async kind => {
    const { subject: title, html, text } = await write(kind, emailSamples[kind])
    expect(title).not.toBe('')
    expect(html).toContain('lang="nl-NL"')
    for (const version of [html, text]) {
      expect(version).not.toContain('B.V..')
      expect(version).toContain('Lijnhaven Zakelijk B.V.')
      expect(version).toContain('KVK 69599084')
      expect(version).toContain('085 000 00 00')
    }
    expect(text).not.toMatch(/<[a-z/]|undefined|null|\[object/)
  })

  it.each(kinds)(
    '%s is light on dark where the reader likes it dark: each of its texts follows',
    async kind => {
      const { html } = await write(kind, emailSamples[kind])
      const dark = [...html.matchAll(/<(?:p|h1|h2|ol)\b[^>]*color:#(?:0d1f22|465a5d)[^>]*>/g)].map(
        ([tag]) => tag,
      )
      expect(dark.length).toBeGreaterThan(0)
      for (const tag of dark) expect(tag).toMatch(/class="ink(-soft)?"/)
    },
  )
})

describe('every e-mail to a customer about an order or a quote', () => {
  /** About something else than a case, or to staff. */
  const others = new Set<EmailKind>(
    kinds.filter(
      kind =>
        kind.endsWith('-notice') ||
        /^(?:account|staff|login-email|password|registration|fibre|site-form|saved-cart|dead|test)/.test(
          kind,
        ),
    ),
  )
  const about = kinds.filter(kind => !others.has(kind))

  it('is each of these', () => {
    expect(about.toSorted()).toEqual([
      'case-answer',
      'delivery-planned',
      'lines-changed',
      'lines-proposed',
      'order-cancelled',
      'order-confirmation',
      'order-confirmed',
      'order-delivered',
      'order-delivered-in-part',
      'order-failed',
      'order-held',
      'order-rejected',
      'order-reopened',
      'port-in-planned',
      'quote-confirmation',
      'quote-ended',
      'quote-reminder',
      'quote-reopened',
      'quote-sent',
      'quote-withdrawn',
    ])
  })

  it.each(about)('%s leads to where it stands', async kind => {
    const { html, text } = await write(kind, emailSamples[kind])
    const link = `https://shop.example/volgen#${sampleOrder.followToken}`
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
  })

  it.each(['quote-sent', 'quote-reminder', 'case-answer'] as const)(
    '%s leads to where it is decided too',
    async kind => {
      const { html } = await write(kind, emailSamples[kind])
      expect(html).toContain(`href="https://shop.example/prijsopgave#${'a'.repeat(43)}"`)
    },
  )

  it('says of a renewed quote that nothing but the last day is new', async () => {
    const { version } = sampleQuoteVersion
    const { text } = await write('quote-sent', { ...sampleQuoteVersion, before: version })
    expect(text).toContain(quotePageTexts.renewed)
  })

  it('keeps the lines of what a colleague wrote with a quote', async () => {
    const { text, html } = await write('quote-sent', emailSamples['quote-sent'])
    expect(text).toContain('met de korting\nvoor nieuwe klanten.')
    expect(html).toMatch(/met de korting<br\s*\/?>voor nieuwe klanten/)
  })
})

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

describe('a mail at a milestone', () => {
  const read = async (kind: EmailKind, about: unknown) =>
    (await write(kind, about as never)).text.replace(/\s+/g, ' ')

  it('says on which day an order is delivered, when on that day, where, and who comes', async () => {
    const text = await read('delivery-planned', sampleProgress)
    expect(text).toContain('dinsdag 1 december, tussen 8 en 12 uur')
    expect(text).toContain('Frederiksplein 42, 1017 XN Amsterdam')
    expect(text).toContain('Karim van Installatiebedrijf De Draad')
    const plan = sampleProgress.plan && { ...sampleProgress.plan, installer: '' }
    expect(await read('delivery-planned', { ...sampleProgress, plan })).not.toContain('Monteur')
  })

  it('cannot say when nothing is planned', async () => {
    await expect(write('delivery-planned', { ...sampleProgress, plan: null })).rejects.toThrow('no day')
  })

  it('of a confirmed order says what is next: a day where there is one, and numbers where there are', async () => {
    expect(await read('order-confirmed', sampleProgress)).toContain('We leveren op dinsdag 1 december')
    const bare = await read('order-confirmed', { ...sampleProgress, plan: null, portIns: [] })
    expect(bare).toContain('We spreken een dag voor de levering met je af')
    expect(bare).not.toContain('nummer')
  })

  it('names each number that comes along and its day, and no other', async () => {
    const [first] = sampleProgress.portIns
    const other = { ...first, position: 1, number: '+31201234568', state: 'requested', plannedOn: null }
    const text = await read('port-in-planned', { ...sampleProgress, portIns: [first, other] })
    expect(text).toMatch(/020 123 45 67 woensdag 2 december/)
    expect(text).not.toContain('020 123 45 68')
  })
})

describe('an answer of staff', () => {
  it('has their subject, the number of the case and their words with their lines', async () => {
    const { subject, text, html } = await write('case-answer', sampleMessage)
    expect(subject).toBe('Glasvezel op Frederiksplein 42 [914-207-356]')
    expect(text).toContain('914-207-356')
    expect(html).toContain('Op jullie adres kan glasvezel komen.<br/>We bellen je morgen over de prijs.')
  })
})

describe('a mail with a link', () => {
  const address = `https://shop.example/wachtwoord-kiezen#${sampleLink.token}`

  it.each([
    ['account-activation', 'Activeer je account bij Lijnhaven'],
    ['password-reset', 'Kies een nieuw wachtwoord bij Lijnhaven'],
  ] as const)('%s says whose account it is for and until when it works', async (kind, title) => {
    const { subject, html, text } = await write(kind, sampleLink)
    expect(subject).toBe(title)
    expect(html).toContain(`href="${address}"`)
    expect(text).toMatch(new RegExp(` ${address}$`, 'm'))
    expect(text).toContain('Bakkerij De Korenmolen B.V.')
    expect(text.replaceAll('\n', ' ')).toContain('één keer, tot 22\u00a0november 2026 om 09:30.')
  })
})

describe('a mail to a customer', () => {
  it.each([
    ['registration-attempt', 'https://shop.example/login', 'Daaraan is niets veranderd.'],
    ['account-active-already', 'https://shop.example/login', 'Dat account is al actief'],
    ['password-changed', 'https://shop.example/wachtwoord-vergeten', 'is gewijzigd'],
  ] as const)('%s leads to %s and holds no token', async (kind, address, sentence) => {
    const { text } = await write(kind, sampleCustomer)
    expect(text).toContain(address)
    expect(text.replaceAll('\n', ' ')).toContain(sentence)
    expect(text).not.toContain('#')
  })
})

describe('the notice that details were changed', () => {
  it.each([
    ['iban', 'Het IBAN'],
    ['contactEmail', 'Het e-mailadres van de contactpersoon'],
  ])('names what and when, and not the value: %s', async (field, words) => {
    const change = { ...sampleChange, changedFields: [field] }
    const { html, text } = await write('account-details-changed', change)
    expect(text.replaceAll('\n', ' ')).toContain(
      `${words} van Bakkerij De Korenmolen B.V. is gewijzigd op 21\u00a0november 2026 om 09:30.`,
    )
    expect(text).toContain('https://shop.example/wachtwoord-vergeten')
    expect(html).not.toContain(sampleOrder.organization.ibanEnding)
    expect(html).not.toContain(sampleCustomer.email)
  })
})

describe('a form of the website', () => {
  const submission = (changes: Partial<typeof sampleSubmission>) => ({ ...sampleSubmission, ...changes })

  it('is told to staff as people write it, with a subject that nobody typed', async () => {
    const message = { name: 'bericht', label: 'Je bericht', value: 'Eerste regel\nTweede regel' }
    const { subject, text } = await write(
      'site-form-notice',
      submission({ answers: [...sampleSubmission.answers, message] }),
    )
    expect(subject).toBe('Aanvraag overstaphulp')
    for (const words of ['020 123 45 67', '8011 PK', 'Lotte van den Heuvel', 'Nummers meenemen'])
      expect(text).toContain(words)
  })

  it('is confirmed without a word of what was typed', async () => {
    const { html } = await write('site-form-confirmation', sampleSubmission)
    for (const { value } of sampleSubmission.answers.slice(0, 3)) expect(html).not.toContain(value)
  })

  it('for the ebook brings its link', async () => {
    const { html } = await write('site-form-confirmation', submission({ formId: 'nis2-ebook' }))
    expect(html).toContain('href="https://shop.example/downloads/nis2-ebook.pdf"')
  })

  it('that confirms nothing has no such mail', async () => {
    await expect(write('site-form-confirmation', submission({ formId: 'bel-mij-terug' }))).rejects.toThrow(
      'confirms nothing',
    )
  })
})
