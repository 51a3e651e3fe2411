import { mdiAccountCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsCustomer, selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { WarningDot } from './WarningDot.tsx'

const AccountMenuList = lazy(() =>
  import('./AccountMenuList.tsx').then(module => ({ default: module.AccountMenuList })),
)

/** Opens what belongs to whoever is signed in; the dot says that terms wait to be accepted (Spec 1 §2.7). */
export function AccountMenu() {
  const { t } = useTexts()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { firstName, lastName, username, acceptTermsNecessary } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const name = `${firstName} ${lastName}`.trim() || username
  const warns = isCustomer && acceptTermsNecessary
  const label = t('frame.menu.open', { name })
  return (
    <>
      <Button
        color="inherit"
        aria-label={warns ? `${label}. ${t('frame.menu.attention')}` : label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, px: { xs: 1, sm: 1.5 }, gap: 1 }}
      >
        <Box component="span" sx={{ position: 'relative', lineHeight: 0 }}>
          <Icon path={mdiAccountCircleOutline} />
          {warns && <WarningDot />}
        </Box>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'inline' },
            maxWidth: '10rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {firstName || username}
        </Box>
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenuList id={id} anchor={anchor} warns={warns} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
