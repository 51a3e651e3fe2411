import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { MultiSelect } from '@billett/web-kit/kit/controls/MultiSelect.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { Stepper } from '@billett/web-kit/kit/controls/Stepper.tsx'
import { Switch } from '@billett/web-kit/kit/controls/Switch.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { FileUpload } from '@billett/web-kit/kit/files/FileUpload.tsx'
import type { SentFile } from '@billett/web-kit/kit/files/sent-file.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Tabs } from '@billett/web-kit/kit/layout/Tabs.tsx'
import { useWorkWords } from '@billett/web-kit/kit/work-words.ts'
import { mdiStarOutline } from '@mdi/js'
import { useState } from 'react'
import { Part } from './Part.tsx'

const VARIANTS = ['contained', 'outlined', 'text'] as const

const AREAS = ['North', 'North-west', 'South', 'East', 'West'].map(text => ({ value: text.toLowerCase(), text }))

const SENT: readonly SentFile[] = [
  { id: '1', name: 'terms.pdf' },
  { id: '2', name: 'plan-of-the-northern-network-in-force-from-December.pdf', progress: 0.4 },
  { id: '3', name: 'scan.pdf', error: 'It is encrypted.' },
]

/** What one presses, types into and chooses by. */
export function Controls() {
  const [areas, setAreas] = useState<readonly string[]>(['south'])
  const [files, setFiles] = useState(SENT)
  const words = useWorkWords()
  const [tab, setTab] = useState('one')
  const [view, setView] = useState('list')
  const [count, setCount] = useState(1)
  const [on, setOn] = useState(true)
  return (
    <Part title="Controls">
      {VARIANTS.map(variant => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} color="error">
            error
          </Button>
          <Button variant={variant} aria-disabled>
            aria-disabled
          </Button>
          <Button variant={variant} component="a" href="#" disabled>
            no link
          </Button>
          <BusyButton variant={variant} busy>
            busy
          </BusyButton>
        </Row>
      ))}
      <Row>
        <IconButton aria-label="Keep">
          <Icon path={mdiStarOutline} />
        </IconButton>
        <IconButton aria-label="Keep it not" aria-disabled>
          <Icon path={mdiStarOutline} />
        </IconButton>
      </Row>
      <TextInput label="Postcode" error="It has five digits." defaultValue="9998" inputMode="numeric" />
      <TextInput label="Number" hint="Cannot be changed" defaultValue="4711" disabled />
      <MultiSelect label="Areas" name="areas" options={AREAS} value={areas} onChange={setAreas} />
      <FileUpload
        label="Attachments"
        hint="PDF, up to 25 MB"
        accept=".pdf"
        maxBytes={25_000_000}
        multiple
        files={files}
        words={words}
        onAdd={added => setFiles([...files, ...added.map(({ name }) => ({ id: name, name }))])}
        onRemove={id => setFiles(files.filter(file => file.id !== id))}
      />
      <SegmentedControl
        label="View"
        options={[
          { value: 'list', text: 'List' },
          { value: 'map', text: 'Map' },
        ]}
        value={view}
        onChange={setView}
      />
      <Stepper
        label="Adults"
        value={count}
        min={0}
        max={3}
        increaseLabel="More adults"
        decreaseLabel="Fewer adults"
        onChange={setCount}
      />
      <CheckboxInput label="Only mine" />
      <Switch label="Follow changes" checked={on} onChange={({ target }) => setOn(target.checked)} />
      <Tabs
        label="Order 4711"
        tabs={[
          { value: 'one', text: 'Tickets' },
          { value: 'two', text: 'Money' },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'one' ? 'Two tickets.' : 'Paid by card.'}
      </Tabs>
    </Part>
  )
}
