import type { CookieCategory, CookieChoice, CookieDefinition } from '@billett/clients'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CookieCategoryPanel.module.css'
import { CookieFacts } from './CookieFacts.tsx'
import { isAccepted } from './choices.ts'

interface Props {
  category: CookieCategory
  cookies: readonly CookieDefinition[]
  consent: CookieChoice
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
    <section className={styles.root} aria-label={title}>
      <CheckboxInput
        label={
          <Text component="span" className={styles.title}>
            {required ? `${title} (${t('cookies.alwaysOn')})` : title}
          </Text>
        }
        checked={cookies.every(cookie => isAccepted(consent, category, cookie.name))}
        disabled={required}
        onChange={onToggleCategory}
      />
      <Text>{t(`cookies.categories.${category}.text`)}</Text>
      <Button
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t('cookies.hide', names) : t('cookies.show', names)}
        variant="outlined"
        onClick={() => setOpen(!open)}
        className={styles.toggle}
      >
        {t('common.details')}
      </Button>
      <Stack
        id={id}
        spacing={2}
        hidden={!open}
        className={classes(styles.cookies, open ? styles.shown : styles.hidden)}
      >
        {cookies.map(cookie => (
          <CookieFacts
            key={cookie.name}
            cookie={cookie}
            accepted={isAccepted(consent, category, cookie.name)}
            onToggle={required ? undefined : () => onToggleCookie(cookie)}
          />
        ))}
      </Stack>
    </section>
  )
}
