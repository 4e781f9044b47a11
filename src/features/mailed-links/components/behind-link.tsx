import type { ReactNode } from 'react'
import { Notice } from '../../../ui/kit/notice.tsx'
import { FormSkeleton, NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { incompleteLinkTexts } from '../texts.ts'
import type { MailedLink } from './use-mailed-link.ts'

/** For a page that a mailed link leads to, opened without the link's token or with a part of it. */
export const IncompleteLink = () => (
  <Notice kind="warning" title={incompleteLinkTexts.title}>
    <p>{incompleteLinkTexts.text}</p>
  </Notice>
)

type Props<Standing> = {
  link: MailedLink<Standing>
  /** How many fields stand in for it while the server is asked. */
  fields: number
  /** The title where the server could not be asked. */
  notChecked: string
  /** In its place, where the link serves no more. */
  dead: ReactNode
  children: (token: string, standing: Standing) => ReactNode
}

/** Page behind a mailed link, once the server has confirmed that the link is active. */
export function BehindLink<Standing>({ link, fields, notChecked, dead, children }: Props<Standing>) {
  switch (link.kind) {
    case 'checking':
      return <FormSkeleton fields={fields} />
    case 'failed':
      return (
        <Notice kind="error" title={notChecked} onRetry={link.retry}>
          <p>{link.message}</p>
        </Notice>
      )
    case 'dead':
      return dead
    case 'incomplete':
      return <IncompleteLink />
    case 'serves':
      return children(link.token, link.standing)
  }
}

type DeadTexts = { readonly dead: string; readonly deadText: (phone: string) => string }

type LinkedProps<Standing> = Pick<Props<Standing>, 'link' | 'children'> & {
  texts: DeadTexts & { readonly notChecked: string }
}

/** Page behind a mailed link about an order or quote, without an account. */
export const LinkedPage = <Standing,>({ link, texts, children }: LinkedProps<Standing>) => (
  <NarrowPage>
    <PageView />
    <BehindLink
      link={link}
      fields={4}
      notChecked={texts.notChecked}
      dead={<CallAboutDeadLink texts={texts} />}
    >
      {children}
    </BehindLink>
  </NarrowPage>
)

/** For a link that only we can replace: it was revoked, or what it led to is forgotten. */
const CallAboutDeadLink = ({ texts }: { texts: DeadTexts }) => (
  <Notice kind="warning" title={texts.dead}>
    <p>{texts.deadText(useBrand().phone.display)}</p>
  </Notice>
)
