import { describe, expect, it } from 'vitest'
import { ordersStayText, quotePageTexts } from '../../features/quotes/texts.ts'
import type { MailName } from '../mails/declared.ts'
import {
  emailSamples,
  sampleChange,
  sampleCustomer,
  sampleLink,
  sampleMessage,
  sampleQuoteVersion,
  sampleSubmission,
} from './testing-emails.ts'
import { sampleOrder, sampleOrigin, sampleParcels, sampleProgress } from './testing-orders.ts'
import { kinds, write } from './testing-writing.ts'

/** A mail about something that no sample is. */
const writeAbout = (kind: MailName, about: unknown) => write(kind, about as never)

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

  it.each(kinds)('%s leaves room below each table and list', async kind => {
    const { html } = await write(kind, emailSamples[kind])
    for (const [tag] of html.matchAll(/<(?:table class="ink|ol|ul)\b[^>]*>/g))
      expect(tag).toMatch(/margin:0 0 (?:8|16)px/)
  })
})

/** Mails about an order to who ordered. */
const toTheBuyer = [
  'case-answer',
  'case-message',
  'delivery-planned',
  'lines-changed',
  'lines-proposed',
  'mandate-corrected',
  'notice-given',
  'change-link',
  'notice-link',
  'notice-withdrawal-link',
  'notice-withdrawn',
  'order-cancelled',
  'order-confirmation',
  'order-confirmed',
  'order-delivered',
  'order-delivered-in-part',
  'order-failed',
  'order-held',
  'order-rejected',
  'order-reopened',
  'parcel-sent',
  'port-in-planned',
  'return-reminder',
  'return-slip',
]

describe('every e-mail to a customer about an order or a quote', () => {
  /** About something else than a case, to staff, or to two companies of which one may not follow the order. */
  const others = new Set<MailName>(
    kinds.filter(
      kind =>
        kind.endsWith('-notice') ||
        /^(?:account|staff|login-email|password|registration|fibre|site-form|saved-cart|dead|test|transfer|webhook)/.test(
          kind,
        ),
    ),
  )
  const about = kinds.filter(kind => !others.has(kind))

  it('is each of these', () => {
    expect(about.toSorted()).toEqual(
      [
        ...toTheBuyer,
        'acceptance-confirmation',
        'quote-confirmation',
        'quote-ended',
        'quote-reminder',
        'quote-reopened',
        'quote-sent',
        'quote-withdrawn',
      ].toSorted(),
    )
  })

  it.each(about)('%s leads to where it stands', async kind => {
    const { html, text } = await write(kind, emailSamples[kind])
    const link = `https://shop.example/volgen#${sampleOrder.followToken}`
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
  })

  it.each(about.filter(kind => kind !== 'case-answer' && kind !== 'case-message'))(
    '%s says by which references the buyer knows it',
    async kind => {
      const { html, text } = await write(kind, emailSamples[kind])
      for (const reference of Object.values(sampleOrder.references))
        for (const version of [html, text]) expect(version).toContain(reference)
    },
  )

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

describe('every e-mail about an order that was made of a quote', () => {
  const ofOrders = kinds.filter(kind =>
    /^(?:order|delivery|port-in|parcel|lines|mandate|case|notice|change|return)-/.test(kind),
  )

  it('is each of these', () => {
    expect(ofOrders.toSorted()).toEqual([...toTheBuyer, 'order-notice'].toSorted())
  })

  it.each(ofOrders)('%s names the quote and the branch, in its subject too', async kind => {
    const sample = emailSamples[kind] as { readonly order?: object }
    const about =
      'order' in sample
        ? { ...sample, order: { ...sample.order, origin: sampleOrigin } }
        : { ...sample, origin: sampleOrigin }
    const { subject, html, text } = await writeAbout(kind, about)
    for (const version of [subject, html, text]) {
      expect(version).toContain('Filiaal Domplein')
      expect(version).toContain('914-207-356')
    }
  })
})

it.each(['acceptance-confirmation', 'acceptance-notice'] as const)(
  '%s tells of all orders of an acceptance, by the quote and the branch of each',
  async kind => {
    const { subject, html, text } = await write(kind, emailSamples[kind])
    expect(subject).toContain('2 ')
    expect(subject).toContain('914-207-356')
    for (const version of [html, text])
      for (const words of ['914-207-356', 'Filiaal Domplein', '482-739-166', 'Filiaal Neude', '482-739-173'])
        expect(version).toContain(words)
  },
)

describe('a mail at a milestone', () => {
  const read = async (kind: MailName, about: unknown) =>
    (await writeAbout(kind, about)).text.replace(/\s+/g, ' ')

  it('says on which day an order is delivered, when on that day, where, and who comes', async () => {
    const text = await read('delivery-planned', sampleProgress)
    expect(text).toContain('dinsdag 1 december, tussen 8 en 12 uur')
    expect(text).toContain('Frederiksplein 42, 1017 XN Amsterdam')
    expect(text).toContain('Karim van Installatiebedrijf De Draad')
    const plan = sampleProgress.plan && { ...sampleProgress.plan, installer: '' }
    expect(await read('delivery-planned', { ...sampleProgress, plan })).not.toContain('Monteur')
  })

  it('asks for an open door where somebody comes, which licences do without', async () => {
    const of = (productType: string, installer: string) =>
      read('delivery-planned', {
        ...sampleProgress,
        order: { ...sampleProgress.order, productType },
        plan: sampleProgress.plan && { ...sampleProgress.plan, installer },
      })
    for (const said of [await of('internet', ''), await of('telefonie', ''), await of('cloud', 'Karim')])
      expect(said).toContain('die de deur opent')
    expect(await of('cloud', '')).not.toContain('deur')
  })

  it('cannot say when nothing is planned', async () => {
    await expect(write('delivery-planned', { ...sampleProgress, plan: null })).rejects.toThrow('no day')
  })

  it('of a confirmed order says what is next: a day where there is one, and numbers where there are', async () => {
    expect(await read('order-confirmed', sampleProgress)).toContain('We leveren op dinsdag 1 december')
    const bare = await read('order-confirmed', { ...sampleProgress, plan: null, portIns: [] })
    expect(bare).toContain('We spreken een dag voor de levering met je af')
    expect(bare).not.toMatch(/\bnummer/)
  })

  it('names each number that comes along and its day, and no other', async () => {
    const [first] = sampleProgress.portIns
    const other = { ...first, position: 1, number: '+31201234568', state: 'requested', plannedOn: null }
    const text = await read('port-in-planned', { ...sampleProgress, portIns: [first, other] })
    expect(text).toMatch(/020 123 45 67 woensdag 2 december/)
    expect(text).not.toContain('020 123 45 68')
  })
})

describe('a quote of which parts are orders', () => {
  const read = async (kind: MailName, hasOrders: boolean) => {
    const [part] = sampleQuoteVersion.version.parts
    const parts = [{ ...part, acceptedAt: hasOrders ? new Date('2026-11-22T10:00:00Z') : null }, part]
    const version = { ...sampleQuoteVersion.version, parts }
    const { text } = await writeAbout(kind, { ...emailSamples[kind], version, hasOrders })
    return text.replace(/\s+/g, ' ')
  }

  it('is said to be accepted in part, as long as a part is open', async () => {
    const accepted = (leftOpen: number) => write('quote-accepted-notice', { ...sampleQuoteVersion, leftOpen })
    expect((await accepted(1)).subject).toContain('is deels geaccepteerd')
    expect((await accepted(0)).subject).not.toContain('deels')
  })

  it.each(['quote-ended', 'quote-withdrawn'] as const)('%s says that those go on', async kind => {
    expect(await read(kind, true)).toContain(ordersStayText)
    expect(await read(kind, false)).not.toContain(ordersStayText)
  })

  it.each([
    ['quote-reminder', 'We hoorden nog niet wat je van', 'Over de rest hoorden we nog niets.'],
    ['quote-expired-notice', 'heeft niet geantwoord', 'accepteerde niet alles'],
    ['quote-declined-notice', 'gaat niet akkoord', 'wil niet wat er nog open stond'],
  ] as const)('%s does not say that nobody answered', async (kind, ofNone, ofSome) => {
    expect(await read(kind, false)).toContain(ofNone)
    const said = await read(kind, true)
    expect(said).toContain(ofSome)
    expect(said).not.toContain(ofNone)
  })
})

it('counts parcels where more than one is sent', async () => {
  const { parcels } = sampleParcels
  expect((await write('parcel-sent', sampleParcels)).text).toContain('2 pakketten')
  const one = await write('parcel-sent', { ...sampleParcels, parcels: parcels.slice(0, 1) })
  expect(one.text).toContain('Er is een pakket van')
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
    ['invoiceEmail', 'Het e-mailadres voor facturen'],
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
