import { type ProgramMail, quoted } from './eml.ts'

const outlookBlock = `

________________________________
Van: Lijnhaven <zaak@lijnhaven.example>
Verzonden: vrijdag 27 november 2026 09:12
Aan: Jan Jansen <jan@jansen.example>
Onderwerp: Bevestiging van je bestelling

Je bestelling is bevestigd.`

const card =
  'Jan Jansen\nJansen & Zn. B.V.\nDorpsstraat 1, 1017 XN Amsterdam\nT 020 123 45 67\nwww.jansen.example'

/** Mails that people write, with what their programs add. */
export const peoplesMails: readonly ProgramMail[] = [
  { name: 'Gmail, a question', kind: 'question', text: `Kan de monteur ook dinsdag?${quoted}` },
  { name: 'Gmail, an answer', kind: 'answer', text: `Dinsdag is goed.${quoted}` },
  {
    name: 'Gmail in English',
    kind: 'question',
    text: 'Could you come on Tuesday?\n\nOn Fri, 27 Nov 2026 at 09:12, Lijnhaven <zaak@lijnhaven.example> wrote:\n\n> Hi',
  },
  {
    name: 'Outlook, a request',
    kind: 'question',
    headers: [
      'Thread-Topic: Bevestiging',
      'Thread-Index: AQHb',
      'X-MS-Has-Attach:',
      'X-Originating-IP: [198.51.100.7]',
    ],
    text: `Beste,\n\nGraag een dag later leveren.\n\nMet vriendelijke groet,\n\n${card}${outlookBlock}`,
  },
  {
    name: 'Outlook, a statement',
    kind: 'answer',
    text: `Het adres is Kerkstraat 2.\n\nMet vriendelijke groet,\nJan${outlookBlock}`,
  },
  {
    name: 'Outlook, an HTML mail alone',
    kind: 'question',
    html: '<html><body><p>Hoe laat komt de monteur?</p></body></html>',
  },
  {
    name: 'Apple Mail',
    kind: 'answer',
    headers: ['X-Mailer: Apple Mail (2.3826.100.2)'],
    text: 'De router staat er.\n\n> Op 27 nov 2026 om 09:12 heeft Lijnhaven <zaak@lijnhaven.example> het volgende geschreven:\n>\n> Je bestelling',
  },
  {
    name: 'iOS Mail',
    kind: 'question',
    headers: ['X-Mailer: iPhone Mail (22B91)'],
    text: `Lukt morgen ook?\n\nVerstuurd vanaf mijn iPhone${quoted}`,
  },
  {
    name: 'iOS Mail, a signature above the quotation alone',
    kind: 'empty',
    headers: ['X-Mailer: iPhone Mail (22B91)'],
    text: `\n\nVerstuurd vanaf mijn iPhone${quoted}`,
  },
  {
    name: 'Outlook on Android',
    kind: 'answer',
    text: `Maandag schikt.\n\nOutlook voor Android downloaden${outlookBlock}`,
  },
  {
    name: 'Outlook on Android, nothing else',
    kind: 'empty',
    text: `Outlook voor Android downloaden<https://aka.ms/AAb9ysg>${outlookBlock}`,
  },
  { name: 'Samsung', kind: 'answer', text: 'Ik ben thuis.\n\nVerzonden vanaf mijn Galaxy' },
  {
    name: 'Thunderbird',
    kind: 'answer',
    headers: ['User-Agent: Mozilla Thunderbird'],
    text: 'Op 27-11-2026 om 09:12 schreef Lijnhaven:\n> Welk nummer komt mee?\n\nDat is 020 123 45 67.',
  },
  {
    name: 'Thunderbird, between quoted lines',
    kind: 'answer',
    headers: ['User-Agent: Mozilla Thunderbird'],
    text: 'Op 27-11-2026 om 09:12 schreef Lijnhaven:\n> Welke dag\nDinsdag.\n> En het adres\nDat klopt.',
  },
  {
    name: 'Thunderbird with PGP',
    kind: 'answer',
    headers: ['User-Agent: Mozilla Thunderbird'],
    text: 'Zie bijlage.',
    multipart: 'signed',
    parts: [
      { type: 'application/pgp-signature; name="signature.asc"', content: '-----BEGIN PGP SIGNATURE-----' },
    ],
  },
  {
    name: 'Yahoo',
    kind: 'answer',
    headers: ['X-Mailer: WebService/1.1.22941 YMailNorrin'],
    text: 'Adres is gewijzigd in Kade 3.',
  },
  {
    name: 'Roundcube',
    kind: 'question',
    headers: ['User-Agent: Roundcube Webmail/1.6.9'],
    text: 'Lijnhaven schreef op 2026-11-27 09:12:\n> Je bestelling\n\nWaar blijft de router?',
  },
  {
    name: 'Proton',
    kind: 'answer',
    text: 'Akkoord met de offerte.\n\nVerzonden met Proton Mail beveiligde e-mail.',
  },
  {
    name: 'a file alone',
    kind: 'answer',
    text: '',
    parts: [
      {
        type: 'application/pdf; name="getekend.pdf"',
        content: '%PDF-1.7',
        headers: ['Content-Disposition: attachment; filename="getekend.pdf"'],
      },
    ],
  },
  {
    name: 'a new mail with only a subject',
    kind: 'question',
    subject: 'Graag terugbellen',
    text: '',
    isAnswer: false,
    context: { hasCase: false },
  },
  {
    name: 'a new mail with nothing',
    kind: 'empty',
    subject: '',
    text: '',
    isAnswer: false,
    context: { hasCase: false },
  },
  { name: 'an answer with nothing', kind: 'empty', text: quoted },
  { name: 'a signature alone', kind: 'empty', text: `${card}${quoted}` },
  {
    name: 'a closing and a signature alone',
    kind: 'empty',
    text: `Met vriendelijke groet,\n\n${card}${outlookBlock}`,
  },
  {
    name: 'a signature with its logo',
    kind: 'empty',
    text: `Met vriendelijke groet,\n\n${card}`,
    html: `<p>Met vriendelijke groet,</p><p>Jan Jansen<br><img src="cid:logo@jansen"></p>`,
    multipart: 'related',
    parts: [
      {
        type: 'image/png; name="logo.png"',
        content: 'iVBORw0KGgo=',
        headers: [
          'Content-ID: <logo@jansen>',
          'Content-Transfer-Encoding: base64',
          'Content-Disposition: inline',
        ],
      },
    ],
  },
  {
    name: 'nothing, where we wait for an answer',
    kind: 'answer',
    text: quoted,
    context: { isAwaited: true },
  },
  { name: 'a number alone', kind: 'answer', text: '06 12345678' },
  { name: 'thanks', kind: 'thanks', text: `Bedankt!\n\nGroet,\nJan${quoted}` },
  {
    name: 'thanks at length',
    kind: 'thanks',
    text: `Hoi Sanne,\n\nHelemaal top, hartelijk dank voor de snelle reactie! Fijn weekend.\n\nMvg Jan${quoted}`,
  },
  {
    name: 'thanks in English',
    kind: 'thanks',
    text: 'Great, thank you very much for your quick reply!\n\nBest regards,\nJan',
  },
  {
    name: 'thanks that agrees with what was asked',
    kind: 'answer',
    text: 'Prima, bedankt!',
    context: { wasAsked: true },
  },
  {
    name: 'thanks that agrees with nothing',
    kind: 'thanks',
    text: 'Dank jullie!',
    context: { wasAsked: true },
  },
  { name: 'thanks, but', kind: 'question', text: 'Bedankt, maar de router ontbreekt nog.' },
  { name: 'thanks and a question', kind: 'question', text: 'Dank! En wanneer komt de factuur?' },
  { name: 'thanks with a day', kind: 'answer', text: 'Dank, tot dinsdag 10 uur aan de Kade.' },
  {
    name: 'thanks with a file',
    kind: 'answer',
    text: 'Bedankt!',
    parts: [{ type: 'application/pdf; name="a.pdf"', content: '%PDF-1.7' }],
  },
  {
    name: 'a postscript that asks',
    kind: 'question',
    text: 'Bedankt!\n\nGroet,\nJan\n\nPS kan het ook woensdag?',
  },
  {
    name: 'a stranger in the case',
    kind: 'stranger',
    from: 'Piet <piet@elders.example>',
    text: 'Ik neem dit over van Jan.',
    context: { sender: 'stranger' },
  },
  {
    name: 'a stranger who asks',
    kind: 'stranger',
    from: 'Piet <piet@elders.example>',
    text: 'Kunnen jullie mij bellen?',
    context: { sender: 'stranger' },
  },
  {
    name: 'a stranger who thanks',
    kind: 'thanks',
    from: 'Piet <piet@elders.example>',
    text: 'Dank!',
    context: { sender: 'stranger' },
  },
  {
    name: 'a colleague in the case',
    kind: 'colleague',
    asks: false,
    from: 'Sanne <sanne@lijnhaven.example>',
    text: 'Ik bel hem morgen. Kan jij de router regelen?',
    context: { sender: 'colleague' },
  },
  {
    name: 'a colleague without a case',
    kind: 'colleague',
    asks: true,
    from: 'Sanne <sanne@lijnhaven.example>',
    subject: 'Klant belde',
    text: 'Graag terugbellen.',
    isAnswer: false,
    context: { sender: 'colleague', hasCase: false },
  },
  {
    name: 'a colleague who passes on a mail',
    kind: 'colleague',
    asks: true,
    from: 'Sanne <sanne@lijnhaven.example>',
    subject: 'Fwd: Vraag',
    text: 'Hoort hierbij.\n\n---------- Forwarded message ---------\nVan: Jan Jansen <jan@jansen.example>\nDatum: vr 27 nov 2026 om 09:12\nOnderwerp: Vraag\n\nWanneer?',
    context: { sender: 'colleague' },
  },
  {
    name: 'the eleventh mail in an hour, after ten were answered',
    kind: 'question',
    text: 'En hoe laat?',
    context: { unanswered: 0 },
  },
  {
    name: 'the eleventh mail in an hour that nobody answered',
    kind: 'question',
    text: 'En hoe laat?',
    context: { unanswered: 10 },
  },
  {
    name: 'an opaque S/MIME mail that could not be opened',
    kind: 'answer',
    parts: [
      {
        type: 'application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"',
        content: 'MIIB',
        headers: ['Content-Transfer-Encoding: base64'],
      },
    ],
  },
  {
    name: 'an invitation of a customer',
    kind: 'question',
    subject: 'Overleg glasvezel',
    text: 'Schikt dit?',
    multipart: 'alternative',
    parts: [
      {
        type: 'text/calendar; method=REQUEST; charset=utf-8',
        content: 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR',
      },
    ],
  },
]
