import { LIST_FORMATS, type ListFormat } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { DownloadedFile } from '@billett/web-kit/http/outcome.ts'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Menu, MenuPlace } from '@billett/web-kit/kit/overlays/Menu.tsx'
import { MenuItem } from '@billett/web-kit/kit/overlays/MenuItem.tsx'
import { useId, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

interface Props {
  /** On the button, where it is not the whole list. */
  label?: string | undefined
  /** What hands the list over. */
  call: { typePrefix: string }
  /** Makes the call, for what the list is narrowed down to; rejects where it was refused. */
  ask: (format: ListFormat) => Promise<{ file?: DownloadedFile }>
}

/** Hands everything that a list is narrowed down to over to the downloads; that is noted. */
export function ListFile({ label, call, ask }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { loading, errors } = useCall(call)
  const download = async (format: ListFormat) => {
    setOpen(false)
    // What was refused stands beside the button.
    const { file } = await ask(format).catch(() => ({ file: undefined }))
    if (!file) return
    saveFile(file)
    say(t('lists.exported', { fileName: file.fileName }))
  }
  return (
    <>
      <MenuPlace>
        <BusyButton
          type="button"
          variant="outlined"
          busy={loading}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {label ?? t('lists.export')}
        </BusyButton>
        {open && (
          <Menu id={id} floating onClose={() => setOpen(false)}>
            {LIST_FORMATS.map(format => (
              <MenuItem key={format} onClick={() => void download(format)}>
                {t(`lists.formats.${format}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
      </MenuPlace>
      <CallErrors errors={errors} all />
    </>
  )
}
