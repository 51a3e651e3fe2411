import { MAIN_ID } from '@billett/web-kit/frame/main-id.ts'
import { SkipLink } from '@billett/web-kit/frame/SkipLink.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Container } from '@billett/web-kit/kit/layout/Container.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import type { ReactNode } from 'react'
import { useOffice } from '../hooks/office.ts'
import { useTexts } from '../texts/use-texts.ts'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { OfficeMenu } from './OfficeMenu.tsx'

/** Header and footer around a screen, with what the law wants a way to from every page; that stands in the shop. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const link = useLink()
  const { contrast, toggleContrast } = useOffice()
  return (
    <div className={styles.frame}>
      <SkipLink>{t('frame.skipToContent')}</SkipLink>
      <Header />
      <div className={styles.body}>
        <OfficeMenu />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <footer className={styles.footer}>
        <Container className={styles.links}>
          <TextLink color="inherit" href={link('legalNotice')}>
            {t('frame.titles.legalNotice')}
          </TextLink>
          <TextLink color="inherit" href={link('withdrawContract')}>
            {t('frame.footer.withdrawContract')}
          </TextLink>
          <TextLink color="inherit" href={link('cancelContractNoLogin')}>
            {t('frame.footer.cancelContracts')}
          </TextLink>
          <TextLink color="inherit" href={link('terms')}>
            {t('frame.titles.terms')}
          </TextLink>
          <TextLink color="inherit" href={link('privacyPolicy')}>
            {t('frame.titles.privacyPolicy')}
          </TextLink>
          <TextLink color="inherit" href={link('info')}>
            {t('frame.footer.statement')}
          </TextLink>
          <Button color="inherit" aria-pressed={contrast === 'high'} onClick={toggleContrast}>
            {contrast === 'high' ? t('frame.footer.contrastOff') : t('frame.footer.contrastOn')}
          </Button>
        </Container>
      </footer>
    </div>
  )
}
