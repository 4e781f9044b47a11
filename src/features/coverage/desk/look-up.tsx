import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { coverageTexts, lookUpTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/look-up.ts'
import styles from './coverage.module.css'
import { LookedUp } from './looked-up.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, coverageTexts.title)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const typed = (name: string) => searchParams.get(name)?.trim().slice(0, 30) ?? ''
  const query = {
    postcode: typed('postcode'),
    huisnummer: typed('huisnummer'),
    toevoeging: typed('toevoeging'),
  }
  const { found } = await ask(context, 'GET /api/beheer/dekking/adres', { query })
  return { isAsked: Object.values(query).some(Boolean), found }
}

/** An address as the shop sees it. */
export default function LookUp({ loaderData: { isAsked, found } }: Route.ComponentProps) {
  return (
    <div className={styles.stack}>
      <FindForm />
      {found && <LookedUp found={found} />}
      {!found && isAsked && (
        <Notice kind="error" title={texts.wrong}>
          <p>{texts.wrongText}</p>
        </Notice>
      )}
      {!isAsked && <Empty title={texts.none}>{texts.noneText}</Empty>}
    </div>
  )
}

function FindForm() {
  const [query] = useSearchParams()
  const isAsking = useNavigation().state === 'loading'
  const field = (name: string) => ({ name, defaultValue: query.get(name) ?? '', autoComplete: 'off' })
  return (
    <search aria-label={texts.label}>
      <Form key={query.toString()} className={styles.find}>
        <TextField {...field('postcode')} label={texts.postcode} maxLength={30} />
        <TextField {...field('huisnummer')} label={texts.number} maxLength={30} />
        <TextField {...field('toevoeging')} label={texts.addition} maxLength={30} />
        <Button type="submit" busy={isAsking}>
          {texts.find}
        </Button>
      </Form>
    </search>
  )
}
