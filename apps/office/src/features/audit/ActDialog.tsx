import type { StaffAct } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { ChangeTable } from '../../parts/changes/ChangeTable.tsx'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { useActWord } from '../../parts/use-act-word.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  act: StaffAct
  onUndo: () => void
  onClose: () => void
}

/** Everything that is noted of one act, over the list. */
export function ActDialog({ act, onUndo, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const wordOf = useActWord()
  const { number, on, actorId, actorName, address, call, subjectKind, subjectId, client, hash } = act
  const facts = [
    { term: t('audit.on'), detail: format.instantDateTime(on) },
    { term: t('audit.actor'), detail: actorName ?? t('audit.gone') },
    { term: t('audit.account'), detail: <SubjectLink kind="user" id={actorId} /> },
    { term: t('audit.address'), detail: address },
    { term: t('audit.act'), detail: wordOf(act) },
    { term: t('audit.call'), detail: <code>{call}</code> },
    { term: t('audit.kind'), detail: t(`audit.kinds.${subjectKind}`) },
    { term: t('audit.subject'), detail: <SubjectLink kind={subjectKind} id={subjectId} /> },
    { term: t('office.client'), detail: client },
    { term: t('audit.hash'), detail: <code>{hash}</code> },
  ]
  return (
    <ClosableDialog
      title={t('audit.named', { number })}
      width="lg"
      onClose={onClose}
      acts={act.isUndoable && <Button onClick={onUndo}>{t('audit.undo')}</Button>}
    >
      <Stack spacing={2}>
        <DescriptionList facts={facts} />
        <ChangeTable act={act} kind={subjectKind} />
      </Stack>
    </ClosableDialog>
  )
}
