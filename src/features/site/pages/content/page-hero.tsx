import { ArrowRight, BadgeEuro, CalendarCheck, Phone } from 'lucide-react'
import { paths } from '../../../../api/paths.ts'
import { hyphenatedName } from '../../../../common/unbroken.ts'
import { classes } from '../../../../ui/kit/classes.ts'
import { filledText } from '../../../../ui/kit/filled-text.tsx'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { AddressCheckStrip } from '../../../forms/components/address-check-strip.tsx'
import { useBrand } from '../../../page-frame/components/shell-data.ts'
import { PagePicture } from '../../../page-frame/pictures/page-picture.tsx'
import { heroTexts } from '../../texts.ts'
import { FromPriceAmount, fromPriceConditions } from './from-price-amount.tsx'
import { asksForAddress, orderAction, orderedType } from './order-action.ts'
import { PageByline } from './page-byline.tsx'
import styles from './page-hero.module.css'
import type { PageView } from './page-view.server.ts'

type Props = {
  view: PageView
  /** `plain` and `help` are lower: what the page is for comes below them. */
  look: 'offer' | 'plain' | 'help' | 'story' | 'article'
}

/** The first screen of a page: one promise, what it costs, one action, what happens then, and whom to call. */
export function PageHero({ view, look }: Props) {
  const { title, hero } = view.frontMatter
  const action = hero.action ?? orderAction(view.frontMatter)
  return (
    <div
      className={classes(styles.hero, styles[look])}
      data-ground={look === 'help' || look === 'story' ? 'paper' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{withUnbrokenNames(hero.title ?? title)}</h1>
          <p className={styles.intro}>{hero.intro}</p>
          <PageByline view={view} />
          <Cost view={view} />
          {asksForAddress(view.frontMatter) ? (
            <AddressCheckStrip />
          ) : (
            action && (
              <LinkButton to={action.to} iconAfter={<ArrowRight aria-hidden="true" />}>
                {action.label}
              </LinkButton>
            )
          )}
          {look !== 'article' && <After view={view} isForHelp={look === 'help'} />}
        </div>
        <PagePicture
          name={hero.picture}
          className={styles.picture}
          first={asksForAddress(view.frontMatter) ? '(min-width: 62rem)' : 'all'}
        />
      </div>
    </div>
  )
}

/** A name of a device stays on one line, also where letters are large. */
const withUnbrokenNames = (title: string) =>
  title.split(hyphenatedName).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Whether its action leads to a request, which has a price made to measure and an answer. */
const isRequest = ({ frontMatter: { productType, hero } }: PageView): boolean =>
  productType === undefined && hero.action?.to === paths.contact

/** The lowest price of the catalogue, or what the page says of its cost. */
function Cost({ view }: { view: PageView }) {
  const { cost = isRequest(view) ? heroTexts.onRequest : null } = view.frontMatter.hero
  if (view.fromPrice)
    return (
      <p className={styles.price}>
        <FromPriceAmount from={view.fromPrice} />{' '}
        {fromPriceConditions(view.fromPrice, view.frontMatter.productType)}
      </p>
    )
  return (
    cost && (
      <p className={styles.cost}>
        <BadgeEuro aria-hidden="true" />
        <span>{cost}</span>
      </p>
    )
  )
}

/** The step after the action, and whom to call instead. */
function After({ view, isForHelp }: { view: PageView; isForHelp: boolean }) {
  const { phone } = useBrand()
  const { hero } = view.frontMatter
  const ordered = orderedType(view.frontMatter)
  const order = ordered && heroTexts.afterOrder[ordered]
  const after = hero.after ?? order ?? (isRequest(view) ? heroTexts.afterRequest : null)
  return (
    <ul className={`plain-list ${styles.after}`}>
      {after && (
        <li>
          <CalendarCheck aria-hidden="true" />
          <span>{after}</span>
        </li>
      )}
      <li>
        <Phone aria-hidden="true" />
        <span>
          {filledText(isForHelp ? heroTexts.callForHelp : heroTexts.call, {
            phone: <a href={`tel:${phone.tel}`}>{phone.display}</a>,
          })}
        </span>
      </li>
    </ul>
  )
}
