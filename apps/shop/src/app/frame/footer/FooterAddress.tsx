import { addressLines } from '@billett/clients'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { phoneLink } from '@billett/web-kit/links/phone-link.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './FooterAddress.module.css'
import { FooterBlock } from './FooterBlock.tsx'

const Lines = ({ lines }: { lines: string[] }) => (
  <address className={styles.address}>
    {lines.map(line => (
      <div key={line}>{line}</div>
    ))}
  </address>
)

/** Who runs the shop, and on whose behalf. */
export function FooterAddress() {
  const { t } = useTexts()
  const { texts, operator } = useShop().client.config
  return (
    <FooterBlock folded title={t('frame.footer.operator')}>
      <Lines lines={addressLines(texts.address)} />
      <div className={styles.phone}>
        <TextLink href={phoneLink(operator.phone)} className={styles.link}>
          {operator.phone}
        </TextLink>
      </div>
      {texts.onBehalf && (
        <div className={styles.onBehalf}>
          <div className={styles.title}>{t('frame.footer.onBehalf')}</div>
          <Lines lines={addressLines(texts.onBehalf)} />
        </div>
      )}
    </FooterBlock>
  )
}
