import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { mdiContrastCircle } from '@mdi/js'
import { WhenAlive } from '../../../parts/WhenAlive.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useContrast } from '../../look-switches.ts'
import styles from './FooterAccessibility.module.css'
import { FooterBlock } from './FooterBlock.tsx'
import { FooterList } from './FooterList.tsx'

/** Chooses nothing before the script is there. */
const FooterMode = lazyPiece(() => import('./FooterMode.tsx').then(module => module.FooterMode))

export function FooterAccessibility() {
  const { t } = useTexts()
  const { contrast, toggle } = useContrast()
  return (
    <FooterBlock title={t('frame.footer.accessibility')}>
      <FooterList>
        <li>
          <RouteLink to="info">{t('frame.footer.statement')}</RouteLink>
        </li>
        <li>
          <RouteLink to="reportBarrier">{t('frame.footer.reportBarrier')}</RouteLink>
        </li>
      </FooterList>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiContrastCircle} />}
        aria-pressed={contrast === 'high'}
        onClick={toggle}
        className={styles.button}
      >
        {contrast === 'high' ? t('frame.footer.contrastOff') : t('frame.footer.contrastOn')}
      </Button>
      {contrast === 'normal' && (
        <div className={styles.mode}>
          <WhenAlive>
            <FooterMode />
          </WhenAlive>
        </div>
      )}
    </FooterBlock>
  )
}
