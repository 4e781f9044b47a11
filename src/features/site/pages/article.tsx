import type { ReactNode } from 'react'
import { HeroBand } from '../../../ui/layout/hero-band.tsx'
import { withBrand } from '../../page-frame/components/brand-texts.ts'
import { useBrand } from '../../page-frame/components/shell-data.ts'
import { pageTexts } from '../texts.ts'
import styles from './article.module.css'

export type ArticleTexts = {
  title: string
  intro: readonly string[]
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[]
}

type Props = {
  texts: ArticleTexts
  /** Follow the intro. */
  children?: ReactNode
  /** Follow the paragraphs of a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>
}

/** A long text with its contents beside it; each section can be linked to by its id. */
export function Article({ texts, children, after = {} }: Props) {
  const brand = useBrand()
  return (
    <>
      <HeroBand title={texts.title} />
      <div className={styles.page}>
        <nav className={styles.contents} aria-labelledby="inhoudsopgave">
          <h2 id="inhoudsopgave" className={styles.contentsTitle}>
            {pageTexts.contents}
          </h2>
          <ol className={styles.links}>
            {texts.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.article}>
          {texts.intro.map(paragraph => (
            <p key={paragraph} className={styles.intro}>
              {withBrand(paragraph, brand)}
            </p>
          ))}
          {children}
          {texts.sections.map((section, position) => (
            <section key={section.id} aria-labelledby={section.id} className={styles.section}>
              <h2 id={section.id} tabIndex={-1}>
                {position + 1}. {section.title}
              </h2>
              {section.paragraphs.map(paragraph => (
                <p key={paragraph}>{withBrand(paragraph, brand)}</p>
              ))}
              {after[section.id]}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
