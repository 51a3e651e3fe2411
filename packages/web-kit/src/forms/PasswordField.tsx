import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { IconButton } from '../kit/controls/IconButton.tsx'
import { Icon } from '../kit/drawings/Icon.tsx'
import { useKitTexts } from '../text/use-kit-texts.ts'
import { TextField } from './TextField.tsx'

interface Props<T extends FieldValues> {
  name: FieldPath<T>
  label: string
  hint?: string
  /** So that password managers know which of them it is. */
  autoComplete: 'current-password' | 'new-password'
  /** What else describes it. */
  'aria-describedby'?: string
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField<T extends FieldValues>(field: Props<T>) {
  const { t } = useKitTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextField<T>
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={shown ? t('signIn.hidePassword') : t('common.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
        </IconButton>
      }
    />
  )
}
