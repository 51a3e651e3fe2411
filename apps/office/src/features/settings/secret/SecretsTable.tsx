import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

interface Line {
  /** What it is known by where it is set. */
  id: string
  /** In words, where it has some. */
  name?: string
  /** Whether it is set, and since when. */
  told: string
  /** Undefined for one that cannot be written here. */
  onWrite: (() => void) | undefined
}

interface Props {
  label: string
  lines: readonly Line[]
}

/** Secrets, of which nobody reads one. */
export function SecretsTable({ label, lines }: Props) {
  const { t } = useTexts()
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{t('settings.entry')}</th>
          <th scope="col">{t('settings.mark')}</th>
          <th scope="col">
            <VisuallyHidden>{t('settings.nestedActions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, told, onWrite }) => (
          <tr key={id}>
            <th scope="row">
              {name} <code>{id}</code>
            </th>
            <td>{told}</td>
            <td>
              {onWrite && (
                <Button aria-label={t('settings.secrets.write', { name: name ?? id })} onClick={onWrite}>
                  {t('settings.change')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
