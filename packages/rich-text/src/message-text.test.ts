import { expect, it } from 'vitest'
import { messageText } from './message-text.ts'

it.each([
  ['<p>Heute <strong>kein</strong> Bus</p>', '<p>Heute <strong>kein</strong> Bus</p>'],
  ['<ul><li>10</li></ul> <a href="/fahrplan">mehr</a>', '<ul><li>10</li></ul> <a href="/fahrplan">mehr</a>'],
  ['<p onclick="x()" style="color:red" class="a">A</p>', '<p>A</p>'],
  ['<script>alert(1)</script><p>A</p>', '<p>A</p>'],
  ['<style>p{}</style>A', 'A'],
  ['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
  ['<a href="//evil.example">A</a>', '<a>A</a>'],
  ['<a href="data:text/html,x">A</a>', '<a>A</a>'],
  ['<h1>A</h1><img src=x onerror=alert(1)>', 'A'],
  ['<svg><script>x</script></svg><p>A', '<p>A</p>'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['  <p>A</p>\n', '<p>A</p>'],
])('%j is %j', (html, clean) => {
  expect(messageText(html)).toBe(clean)
  expect(messageText(clean)).toBe(clean)
})
