import { useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { newId } from '../../../common/new-id.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import { OnceHydrated } from '../../desk/components/versioned/once-hydrated.tsx'
import type { ReplyTemplateVersion } from '../contract-desk.ts'
import { replyTextsTitle, editorTexts as texts } from '../texts-desk.ts'
import type { Route } from './+types/text-page.ts'
import { RemoveTemplate } from './remove-template.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { emptyTemplate, type TemplateValues, valuesOf } from './template-form.ts'
import { TemplateHistory } from './template-history.tsx'
import { TemplatePreview } from './template-preview.tsx'
import styles from './text-page.module.css'

/** In the place of an id. */
const newText = 'nieuw'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData?.template?.name ?? replyTextsTitle)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { texts: all, colleagues } = await ask(context, 'GET /api/beheer/teksten')
  if (id === newText) return { all, colleagues, template: null, versions: [] }
  const { versions } = await ask(context, 'GET /api/beheer/teksten/{id}/versies', { params: { id } })
  return { all, colleagues, template: all.find(each => each.id === id) ?? null, versions }
}

/** One ready-made text: its editor with a preview, and the versions that it had. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { template } = loaderData
  return <Opened key={template?.id ?? newText} {...loaderData} />
}

function Opened({ all, colleagues, template, versions }: Route.ComponentProps['loaderData']) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const mayShare = useMay('sales.work')
  const mayChange = template === null || !template.isShared || mayShare
  const copied = template === null ? all.find(({ id }) => id === query.get('van')) : undefined
  const [id] = useState(() => template?.id ?? newId())
  const [putBack, setPutBack] = useState<ReplyTemplateVersion | null>(null)
  /** Another key begins the form again, with the version that was put back. */
  const [round, setRound] = useState(0)

  const empty: TemplateValues = copied
    ? { id, isShared: false, ...valuesOf(copied), name: texts.copyName(copied.name) }
    : { id, isShared: mayShare, ...emptyTemplate }
  const onSaved = (savedId: string) => {
    announce(texts.saved)
    setPutBack(null)
    if (template === null) void navigate(deskPaths.replyText(savedId), { replace: true })
    else void revalidate()
  }
  function putVersionBack(version: ReplyTemplateVersion) {
    setPutBack(version)
    setRound(round + 1)
  }
  return (
    <>
      <PageHead
        title={template?.name ?? texts.newTitle}
        back={{ to: deskPaths.replyTexts, label: texts.toList }}
        actions={
          template && (
            <LinkButton small variant="secondary" to={deskPaths.newReplyText(template.id)}>
              {texts.copy}
            </LinkButton>
          )
        }
      />
      {mayChange ? (
        <OnceHydrated key={round}>
          {restores => (
            <TemplateEditor
              draft={template?.id ?? (copied ? `kopie-${copied.id}` : newText)}
              template={template}
              empty={empty}
              putBack={putBack && { id, isShared: template?.isShared ?? false, ...valuesOf(putBack) }}
              colleagues={colleagues}
              mayShare={mayShare}
              restores={restores}
              onSaved={onSaved}
            />
          )}
        </OnceHydrated>
      ) : (
        <>
          <Notice>
            <p>{texts.readOnly}</p>
          </Notice>
          {template && <TemplatePreview {...template} />}
        </>
      )}
      {template && (
        <div className={styles.below}>
          <History
            versions={versions.slice(1)}
            wasPutBack={putBack !== null}
            onPutBack={mayChange ? putVersionBack : null}
          />
          {mayChange && <RemoveTemplate template={template} />}
        </div>
      )}
    </>
  )
}

type HistoryProps = {
  versions: readonly ReplyTemplateVersion[]
  wasPutBack: boolean
  /** null where the colleague may not. */
  onPutBack: ((version: ReplyTemplateVersion) => void) | null
}

const History = ({ versions, wasPutBack, onPutBack }: HistoryProps) => (
  <Card title={texts.history}>
    {wasPutBack && <p role="status">{texts.putBackDone}</p>}
    {versions.length === 0 ? (
      <p>{texts.noHistory}</p>
    ) : (
      <TemplateHistory versions={versions} onPutBack={onPutBack} />
    )}
  </Card>
)
