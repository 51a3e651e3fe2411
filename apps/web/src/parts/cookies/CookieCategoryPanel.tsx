import type { CookieCategory, CookieDefinition } from '@billett/clients'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Consent } from '../../storage/cookie-consent.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckboxInput } from '../../ui/CheckboxInput.tsx'
import { CookieFacts } from './CookieFacts.tsx'
import { isAccepted } from './choices.ts'

interface Props {
  category: CookieCategory
  cookies: readonly CookieDefinition[]
  consent: Consent
  onToggleCategory: () => void
  onToggleCookie: (cookie: CookieDefinition) => void
}

export function CookieCategoryPanel({ category, cookies, consent, onToggleCategory, onToggleCookie }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  const required = category === 'required'
  const title = t(`cookies.categories.${category}.title`)
  const names = { category: title }
  return (
    <Box
      sx={theme => ({
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: `${theme.shop.controlRadius}px`,
        p: 2,
      })}
      component="section"
      aria-label={title}
    >
      <CheckboxInput
        label={
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {required ? `${title} (${t('cookies.alwaysOn')})` : title}
          </Typography>
        }
        checked={cookies.every(cookie => isAccepted(consent, category, cookie.name))}
        disabled={required}
        onChange={onToggleCategory}
      />
      <Typography>{t(`cookies.categories.${category}.text`)}</Typography>
      <Button
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t('cookies.hide', names) : t('cookies.show', names)}
        onClick={() => setOpen(!open)}
        sx={{ ml: -2.5 }}
      >
        {t('common.details')}
      </Button>
      <Stack id={id} spacing={2} hidden={!open} sx={{ mt: 1, display: open ? 'flex' : 'none' }}>
        {cookies.map(cookie => (
          <CookieFacts
            key={cookie.name}
            cookie={cookie}
            accepted={isAccepted(consent, category, cookie.name)}
            onToggle={required ? undefined : () => onToggleCookie(cookie)}
          />
        ))}
      </Stack>
    </Box>
  )
}
