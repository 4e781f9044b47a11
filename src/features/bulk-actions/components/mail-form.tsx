import { use, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { AnswerParts, type KnownToEditor } from '../../case-desk/components/answer-parts.ts'
import { assignsSender, type ReadyText } from '../../case-desk/ready-text.ts'
import { requestTexts } from '../../case-desk/texts-desk.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import { nothingAfter } from '../../cases/command-schemas.ts'
import { ActsOfText } from '../../cases/components/acts-of-text.tsx'
import type { RequestKind } from '../../cases/customer-requests.ts'
import { type OfferedActs, type WantedActs, wantedAtFirst, wantedOf } from '../../cases/offered-acts.ts'
import type { ReplyLanguage } from '../../cases/reply-language.ts'
import { useColleague } from '../../desk/components/use-colleague.ts'
import { MailAction } from '../contract-desk.ts'
import { bulkDialogTexts as texts } from '../texts-dialogs.ts'
import { type ActionFormProps, Frame, useActionForm } from './action-forms.tsx'

type MailValues = {
  subject: string
  text: string
  language: ReplyLanguage
  after: WantedActs
  offered: OfferedActs
  settles: boolean
  offeredSettles: readonly RequestKind[]
}

const MailForms = z.pipe(
  z.transform(
    ({ after, offered, settles, offeredSettles, ...mail }: MailValues): z.input<typeof MailAction> => ({
      act: 'mail',
      ...mail,
      after: wantedOf(offered, after),
      settles: settles ? [...offeredSettles] : [],
    }),
  ),
  MailAction,
)

/** A mail to the customer of each chosen case, written or taken from a ready-made text, with the acts of that. */
export function MailForm({ kinds, ...props }: ActionFormProps & { kinds: readonly CaseKind[] }) {
  const { ReadyTexts } = use(AnswerParts)
  const [known, setKnown] = useState<KnownToEditor | null>(null)
  const me = useColleague().id
  const initial: MailValues = {
    subject: '',
    text: '',
    language: 'nl',
    after: wantedAtFirst(nothingAfter),
    offered: nothingAfter,
    settles: false,
    offeredSettles: [],
  }
  const form = useActionForm({ ...props, schema: MailForms, initial })
  const { control, setValue } = form.form
  const [language, offered, settled] = useWatch({ control, name: ['language', 'offered', 'offeredSettles'] })
  const [kind = null, ...others] = kinds

  function choose({ language: chosen, subject, text, assign, waitDays, close, settles }: ReadyText) {
    const colleague = known?.colleagues.find(({ id }) => id === assign)
    const assignee = assign === assignsSender ? me : (colleague?.id ?? null)
    const acts = { waitDays, assignee, close: close === '' ? null : close }
    setValue('language', chosen)
    setValue('text', text, { shouldValidate: true })
    if (subject !== '') setValue('subject', subject, { shouldValidate: true })
    setValue('offered', acts)
    setValue('after', wantedAtFirst(acts))
    setValue('offeredSettles', settles)
    setValue('settles', settles.length > 0)
    form.form.setFocus('text')
  }
  return (
    <Frame form={form} onLeave={props.onLeave}>
      <p>{texts.mailIntro}</p>
      {ReadyTexts && (
        <ReadyTexts
          onLoaded={setKnown}
          shown={{ kind: others.length === 0 ? kind : null, state: null }}
          language={language}
          onLanguage={wanted => setValue('language', wanted)}
          onChoose={choose}
        />
      )}
      <TextField {...form.field('subject')} />
      <TextArea {...form.field('text')} hint={texts.textHint} rows={9} />
      <ActsOfText form={form} offered={offered} colleagues={known?.colleagues ?? []} />
      {settled.length > 0 && (
        <Checkbox
          label={texts.settles(settled.map(each => requestTexts.kinds[each].toLowerCase()))}
          {...form.control('settles')}
        />
      )}
    </Frame>
  )
}
