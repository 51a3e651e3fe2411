import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'

/** What is wrong at a place of what is written. */
export interface DraftFault {
  /** `bands.0.minMetres` */
  path: string
  text: string
}

interface Props {
  title: string
  faults: readonly DraftFault[]
}

/** What keeps a draft from being released. */
export const DraftFaults = ({ title, faults }: Props) =>
  faults.length > 0 && (
    <MessageBox kind="error" title={title}>
      {faults.map(({ path, text }) => (
        <div key={`${path} ${text}`}>
          <code>{path}</code> {text}
        </div>
      ))}
    </MessageBox>
  )
