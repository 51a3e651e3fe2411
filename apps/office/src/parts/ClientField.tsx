import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { useClients } from '../hooks/use-clients.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  /** '' for all of them. */
  value: string
  onChange: (clientId: string) => void
}

/** Narrows a list down to one client; only for those who see several. */
export function ClientField({ value, onChange }: Props) {
  const { t } = useTexts()
  const clients = useClients()
  if (clients.length < 2) return null
  return (
    <SelectInput
      label={t('office.client')}
      value={value}
      options={[
        { value: '', text: t('office.anyClient') },
        ...clients.map(({ clientId, name }) => ({ value: clientId, text: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
