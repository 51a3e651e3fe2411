import type { CookieDefinition } from '@billett/clients'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
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
  const facts = [
    { term: t('cookies.provider'), detail: cookie.provider || t('cookies.thisShop') },
    { term: t('cookies.lifetime'), detail: kept },
    ...(cookie.keys.length > 0 ? [{ term: t('cookies.stores'), detail: cookie.keys.join(', ') }] : []),
  ]
  const purpose = cookie.purpose[language]
  return (
    <div className={styles.root}>
      {onToggle ? (
        <CheckboxInput label={purpose} checked={accepted} onChange={onToggle} />
      ) : (
        <div className={styles.purpose}>{purpose}</div>
      )}
      <DescriptionList facts={facts} />
      {cookie.privacyPolicy && (
        <TextLink href={cookie.privacyPolicy} target="_blank" rel="noreferrer">
          {t('cookies.providerPolicy')}
        </TextLink>
      )}
    </div>
  )
}
