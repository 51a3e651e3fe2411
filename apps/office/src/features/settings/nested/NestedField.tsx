import { useFieldError } from '@billett/web-kit/forms/use-field-error.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import type { TypedEntry } from '../typed-entry.ts'
import styles from './NestedField.module.css'
import { itemName, type Nested, type NestedItem, summaryOf } from './nested-items.ts'

interface Props {
  label: string
  nested: Nested
  items: readonly NestedItem[]
  /** Opens the thing at a place; past the last one: a new one. */
  onOpen: (place: number) => void
  onRemove: (place: number) => void
}

/** What stands in a structure, thing by thing. */
export function NestedField({ label, nested, items, onOpen, onRemove }: Props) {
  const { t } = useTexts()
  const error = useFieldError<TypedEntry>('text')
  return (
    <Stack spacing={1}>
      {items.length === 0 ? (
        <FieldNote>{t('settings.noNested')}</FieldNote>
      ) : (
        <Table label={label}>
          <thead>
            <tr>
              <th scope="col">{t('settings.nestedName')}</th>
              <th scope="col">{t('settings.value')}</th>
              <th scope="col">
                <VisuallyHidden>{t('settings.nestedActions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, place) => {
              const name = itemName(item, place)
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{summaryOf(nested, item.value)}</td>
                  <td>
                    <Row component="span" spacing={0} className={styles.acts}>
                      <IconButton aria-label={t('settings.nestedChange', { name })} onClick={() => onOpen(place)}>
                        <Icon path={mdiPencilOutline} size={20} />
                      </IconButton>
                      {nested.kind !== 'one' && (
                        <IconButton aria-label={t('settings.nestedRemove', { name })} onClick={() => onRemove(place)}>
                          <Icon path={mdiTrashCanOutline} size={20} />
                        </IconButton>
                      )}
                    </Row>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      {(nested.kind !== 'one' || items.length === 0) && (
        <div>
          <Button variant="outlined" onClick={() => onOpen(items.length)}>
            {t('settings.nestedAdd')}
          </Button>
        </div>
      )}
      {error && <FieldNote error>{error}</FieldNote>}
    </Stack>
  )
}
