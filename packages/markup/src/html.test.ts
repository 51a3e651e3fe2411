import { expect, it } from 'vitest'
import { html } from './html.ts'

it('escapes what could leave a text or an attribute', () => {
  expect(html`<p title="${`"'`}">${'<b>&'}</p>`.markup).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>')
})

it('keeps pieces of its own and leaves out what is not there', () => {
  const rows = ['a', '<'].map(text => html`<li>${text}</li>`)
  expect(html`<ul>${rows}</ul>${undefined}${false}${0}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul>0')
})
