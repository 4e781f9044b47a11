import texts from '../../../../content/site/privacy.json' with { type: 'json' }
import { consentPurposes, type PageServices } from '../../../api/page-services.ts'

type Services = Pick<PageServices, 'captcha' | 'outsideScripts'>

/** The privacy page as it is true for the services that are configured. */
export function privacyTexts({ captcha, outsideScripts }: Services) {
  const purposes = consentPurposes.filter(purpose => outsideScripts[purpose] !== null)
  const { without, with: withOthers, purposes: words } = texts.cookies
  const cookies =
    purposes.length === 0
      ? without
      : withOthers.replace('{purposes}', purposes.map(purpose => words[purpose]).join(' en '))
  const filled = (paragraph: string) =>
    paragraph.replace('{robotCheck}', texts.robotCheck[captcha.provider]).replace('{cookies}', cookies)
  return {
    ...texts,
    sections: texts.sections.map(section => ({ ...section, paragraphs: section.paragraphs.map(filled) })),
  }
}
