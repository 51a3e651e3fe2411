import { key, PlainDate } from '@billett/contract'
import { FormDialog } from '@billett/web-kit/forms/FormDialog.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import * as z from 'zod/mini'
import { useTexts } from '../../texts/use-texts.ts'

const Span = z
  .object({ from: PlainDate, to: z.union([z.literal(''), PlainDate]) })
  .check(z.refine(({ from, to }) => to === '' || to >= from, { path: ['to'], error: key('notValid') }))

type Span = z.infer<typeof Span>

interface Props {
  /** Days that hold already; '' where none do. */
  from: string
  to: string
  onChoose: (span: Span) => void
  onClose: () => void
}

const NO_ERRORS: never[] = []

/** Asks for the first day of a span of one's own, and for its last one if there is one (Spec 3 §2.4). */
export function SpanDialog({ from, to, onChoose, onClose }: Props) {
  const { t } = useTexts()
  const form = useSchemaForm<Span>({ schema: Span, defaultValues: { from, to }, errors: NO_ERRORS })
  return (
    <FormDialog
      title={t('orders.span.dialog')}
      form={form}
      send={async span => onChoose(span)}
      busy={false}
      errors={NO_ERRORS}
      submit={t('orders.span.show')}
      width="xs"
      onClose={onClose}
    >
      <Row>
        <TextField<Span> name="from" type="date" label={t('work.from')} />
        <TextField<Span> name="to" type="date" label={t('work.to')} optional />
      </Row>
    </FormDialog>
  )
}
