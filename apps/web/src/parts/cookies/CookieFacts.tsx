import type { CookieDefinition } from '@billett/clients'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckboxInput } from '../../ui/CheckboxInput.tsx'

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
    <Box sx={{ pl: 2, borderLeft: theme => `3px solid ${theme.palette.divider}` }}>
      {onToggle ? (
        <CheckboxInput label={purpose} checked={accepted} onChange={onToggle} />
      ) : (
        <Box sx={{ py: 0.5 }}>{purpose}</Box>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, color: 'text.secondary' }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents', '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {cookie.privacyPolicy && (
        <Link href={cookie.privacyPolicy} target="_blank" rel="noreferrer">
          {t('cookies.providerPolicy')}
        </Link>
      )}
    </Box>
  )
}
