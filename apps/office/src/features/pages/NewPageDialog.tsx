import { isFreePath } from '@billett/clients'
import { LANGUAGES, type Language } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** `terms.de` of those that are there. */
  taken: readonly string[]
  onChosen: (identifier: string) => void
  onClose: () => void
}

/** Asks where a page is to be found and in which language it is written first; it is there once it is saved. */
export function NewPageDialog({ taken, onChosen, onClose }: Props) {
  const { t } = useTexts()
  const [path, setPath] = useState('')
  const [language, setLanguage] = useState<Language>('de')
  const [error, setError] = useState<string>()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = path.trim()
    if (!isFreePath(wanted)) return setError(t('pagesOfShop.new.wrong'))
    if (taken.includes(`${wanted}.${language}`)) return setError(t('pagesOfShop.new.taken'))
    onChosen(`${wanted}.${language}`)
  }
  return (
    <DialogShell
      open
      title={t('pagesOfShop.new.title')}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form="new-page" variant="contained">
            {t('pagesOfShop.new.write')}
          </Button>
        </>
      }
    >
      <form id="new-page" noValidate onSubmit={go}>
        <Stack spacing={2}>
          <TextInput
            label={t('pagesOfShop.new.path')}
            hint={t('pagesOfShop.new.pathHint', { address: `/${language === 'de' ? 'seite' : 'page'}/${path.trim()}` })}
            value={path}
            error={error}
            required
            autoCapitalize="none"
            onChange={({ target }) => setPath(target.value)}
          />
          <SelectInput
            label={t('pagesOfShop.language')}
            value={language}
            options={LANGUAGES.map(value => ({ value, text: t(`pagesOfShop.languages.${value}`) }))}
            onChange={({ target }) => setLanguage(LANGUAGES.find(one => one === target.value) ?? 'de')}
          />
        </Stack>
      </form>
    </DialogShell>
  )
}
