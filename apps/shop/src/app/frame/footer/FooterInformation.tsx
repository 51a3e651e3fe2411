import { freePage, freePaths } from '@billett/clients'
import { routeSetOf } from '@billett/paths'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CookieSettingsButton } from './CookieSettingsButton.tsx'
import { FooterBlock } from './FooterBlock.tsx'
import styles from './FooterInformation.module.css'
import { FooterList } from './FooterList.tsx'

const PAGES = ['legalNotice', 'terms', 'privacyPolicy', 'contact'] as const

/** Legal pages, a client's own links, and the way back to the consent. */
export function FooterInformation() {
  const { t } = useTexts()
  const { client, language } = useShop()
  const link = useLink()
  const { texts, modules, settings } = client.config
  const outside = [
    ...(texts.faq ? [{ link: texts.faq, text: t('frame.footer.faq') }] : []),
    ...texts.additionalInfos.map(info => ({ link: info.link, text: info.text[language] })),
  ]
  return (
    <FooterBlock title={t('frame.footer.information')}>
      <FooterList>
        {routeSetOf(client) === 'shop' && (
          <li>
            <RouteLink to="confirm">{t('frame.myTickets')}</RouteLink>
          </li>
        )}
        {PAGES.map(page => (
          <li key={page}>
            {texts[page] ? (
              <TextLink href={texts[page]}>{t(`frame.titles.${page}`)}</TextLink>
            ) : (
              <RouteLink to={page}>{t(`frame.titles.${page}`)}</RouteLink>
            )}
          </li>
        ))}
        {freePaths(client).map(path => (
          <li key={path}>
            <TextLink component={Link} to={link('freePage', { page: path })}>
              {freePage(client, path, language)?.document.title}
            </TextLink>
          </li>
        ))}
        {modules.messageOfTheDay && (
          <li>
            <RouteLink to="announcement">{t('frame.titles.announcement')}</RouteLink>
          </li>
        )}
        <li>
          <RouteLink to="feedback">{t('frame.titles.feedback')}</RouteLink>
        </li>
        {routeSetOf(client) === 'shop' && settings.enforcement && (
          <li>
            <RouteLink to="forgottenPass">{t('frame.titles.forgottenPass')}</RouteLink>
          </li>
        )}
        {outside.map(({ link, text }) => (
          <li key={link}>
            <TextLink href={link}>{text}</TextLink>
          </li>
        ))}
        {modules.cookieNotice.enabled && (
          <li>
            <CookieSettingsButton className={styles.button} />
          </li>
        )}
      </FooterList>
    </FooterBlock>
  )
}
