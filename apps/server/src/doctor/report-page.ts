import { html } from '@billett/markup'
import type { Diagnosis } from './diagnose.ts'

const section = ({ client, checks }: Diagnosis) => html`<section>
<h2>${client.config.texts.name} (${client.name})</h2>
<dl>${checks.map(
  ({ about, findings }) =>
    html`<dt>${about}</dt>${
      findings.length === 0
        ? html`<dd>ok</dd>`
        : findings.map(({ kind, text }) => html`<dd><strong>${kind}</strong>: ${text}</dd>`)
    }`,
)}</dl>
</section>`

/** The same for an operator's browser. */
export const reportPage = (diagnoses: readonly Diagnosis[]): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Client doctor</title></head>
<body><main><h1>Client doctor</h1>${diagnoses.map(section)}</main></body>
</html>`.markup
