import type { MenuNode } from '@billett/domain'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  title: string
  /** Those that can be given. */
  offered: readonly MenuNode[]
  value: readonly MenuNode[]
  /** Key of what is wrong with them. */
  wrong: string | undefined
  onChange: (nodes: MenuNode[]) => void
}

/** Which entries of the portal's menu somebody sees. */
export function MenuNodesField({ title, offered, value, wrong, onChange }: Props) {
  const { t } = useTexts()
  const errorText = useErrorText()
  return (
    <FormSection title={title}>
      {offered.map(node => (
        <CheckboxInput
          key={node}
          label={t(`school.nodes.${node}`)}
          checked={value.includes(node)}
          onChange={({ target }) => onChange(target.checked ? [...value, node] : value.filter(one => one !== node))}
        />
      ))}
      {wrong && <FieldNote error>{errorText(wrong, wrong)}</FieldNote>}
    </FormSection>
  )
}
