import type { CookieDefinition } from '@billett/clients'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieFacts.module.css'

interface Props {
  cookie: CookieDefinition
  accepted: boolean
  /** Left out where it cannot be switched off. */
  onToggle?: () => void
}

/** What one cookie is for, whose it is and how long it stays. */
export function CookieFacts({ cookie, accepted, onToggle }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const { lifetime } = cookie
  const kept =
    typeof lifetime === 'string' ? t(`cookies.${lifetime}`) : t(`cookies.${lifetime.unit}`, { count: lifetime.value })
  const facts: [string, string][] = [
    [t('cookies.provider'), cookie.provider || t('cookies.thisShop')],
    [t('cookies.lifetime'), kept],
    ...(cookie.keys.length > 0 ? [[t('cookies.stores'), cookie.keys.join(', ')] as [string, string]] : []),
  ]
  const purpose = cookie.purpose[language]
  return (
    <div className={styles.root}>
      {onToggle ? (
        <CheckboxInput label={purpose} checked={accepted} onChange={onToggle} />
      ) : (
        <div className={styles.purpose}>{purpose}</div>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cookie.privacyPolicy && (
        <TextLink href={cookie.privacyPolicy} target="_blank" rel="noreferrer">
          {t('cookies.providerPolicy')}
        </TextLink>
      )}
    </div>
  )
}
